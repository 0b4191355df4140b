/** Asks whether something is done in spite of warnings; a second Enter of whoever pressed Ctrl+S agrees to nothing. */
import { confirm } from '#web/ui/floating/confirm.tsx'
import { currentWords } from '#web/words/words.ts'
import style from './asking.module.css'
import { questionOf, type Warning, type Deed } from './question.ts'

const WIDTH = 520

export const ask = (asked: readonly Warning[], deed: Deed): Promise<boolean> => {
  const words = currentWords()
  const { title, agree, sentences, more } = questionOf(asked, deed, words)
  return confirm({
    title,
    width: WIDTH,
    careful: true,
    confirmLabel: agree,
    cancelLabel: words.t(deed === 'save' ? 'asking.review' : 'asking.leave'),
    message: (
      <>
        <ul className="stack gap-6 breaks plain-list">
          {sentences.map((one) => (
            <li key={one}>{one}</li>
          ))}
          {more > 0 && <li>{words.t('asking.more', { n: more })}</li>}
        </ul>
        {deed === 'save' && <p className={style.last}>{words.t('asking.continue')}</p>}
      </>
    ),
  })
}
