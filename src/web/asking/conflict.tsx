/** Two versions side by side: of the same document or record, saved by two people, or by one in two tabs. */
import { momentText } from '#web/grid/cell.tsx'
import { useMe } from '#web/data/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { showDialog } from '#web/ui/floating/confirm.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { currentWords, useWords, type WebWords } from '#web/words/words.ts'
import style from './asking.module.css'
import type { Difference } from './differences.ts'

const WIDTH = 720
const MOST = 30

/** `back`: nothing is done, the form stays as it is. */
export type ConflictChoice = 'mine' | 'reload' | 'back'

/**
 * What becomes of what was typed when the stored version is loaded: a draft, a notice that gives it back while the page
 * is open, or nothing, which is asked once more.
 */
export type KeptAs = 'draft' | 'notice' | 'nothing'

const hints = {
  draft: 'conflict.hint',
  notice: 'conflict.hint.notice',
  nothing: 'conflict.hint.nothing',
} as const satisfies Readonly<Record<KeptAs, string>>

export interface Conflict {
  /** Of the stored version, as far as it is known. */
  by: string | null
  at: string | null
  differences: readonly Difference[]
  /** The stored version can be changed. */
  isOpen: boolean
  keptAs: KeptAs
}

const whoText = ({ by, at }: Conflict, me: string, { t }: Pick<WebWords, 't'>): string => {
  if (!by || !at) return t('conflict.unknown')
  const when = momentText(at)
  return by === me ? t('conflict.self', { when }) : t('conflict.other', { name: by, when })
}

const Versions = ({ conflict }: { conflict: Conflict }) => {
  const { t } = useWords()
  const { name } = useMe()
  const { differences } = conflict
  const rest = differences.length - MOST
  return (
    <div className={style.versions}>
      <p>{whoText(conflict, name, { t })}</p>
      {differences.length === 0 ? (
        <p>{t('conflict.same')}</p>
      ) : (
        <div className={style.table} tabIndex={0} role="region" aria-label={t('conflict.where')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('conflict.where')}</th>
                <th scope="col">{t('conflict.theirs')}</th>
                <th scope="col">{t('conflict.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.slice(0, MOST).map(({ where, theirs, mine }, index) => (
                <tr key={`${where}${index}`}>
                  <th scope="row">{where}</th>
                  <td>{theirs || '–'}</td>
                  <td>{mine || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {rest > 0 && <p>{t('conflict.more', { n: rest })}</p>}
        </div>
      )}
      <p className="muted">{t(hints[conflict.keptAs])}</p>
    </div>
  )
}

/** The answer with the focus changes nothing. */
export const askConflict = async (conflict: Conflict): Promise<ConflictChoice> => {
  let choice: ConflictChoice = 'back'
  await showDialog((answer) => {
    const { t } = currentWords()
    const choose = (one: ConflictChoice) => {
      choice = one
      answer(true)
    }
    return (
      <Modal
        opened
        role="alertdialog"
        title={t(conflict.isOpen ? 'conflict.title' : 'conflict.titleGone')}
        width={WIDTH}
        onClose={() => choose('back')}
        foot={
          <>
            <Button data-autofocus onClick={() => choose('back')}>
              {t('conflict.back')}
            </Button>
            <Button onClick={() => choose('reload')}>{t('conflict.reload')}</Button>
            {conflict.isOpen && (
              <Button variant="danger" onClick={() => choose('mine')}>
                {t('conflict.overwrite')}
              </Button>
            )}
          </>
        }
      >
        <Versions conflict={conflict} />
      </Modal>
    )
  })
  return choice
}
