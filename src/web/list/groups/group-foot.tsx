/** What is said of groups: how many there are, and that more exist than are shown. */
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { useWords } from '#web/words/words.ts'
import type { Groups } from './use-groups.ts'
import lists from '../list.module.css'
import style from './groups.module.css'

const useShown = () => {
  const { language } = useWords()
  return (n: number) => showNumber(decimal(n), { language })
}

export const GroupFoot = ({ groups: { count, answer }, note }: { groups: Groups; note: string }) => {
  const { t } = useWords()
  const show = useShown()
  return (
    <div className={lists.footer}>
      <span role="status">
        {answer.state !== 'first' && t('group.found', { n: show(count), rows: show(answer.total) })}
      </span>
      <span className={lists.footerTotals}>{note}</span>
    </div>
  )
}

export const GroupNote = ({ groups: { groups, count } }: { groups: Groups }) => {
  const { t } = useWords()
  const show = useShown()
  return count > groups.length ? (
    <p role="status" className={style.note}>
      {t('group.tooMany', { shown: show(groups.length), n: show(count) })}
    </p>
  ) : null
}
