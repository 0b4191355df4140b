/** The drafts that a new form did not open, as chips that lead to them. */
import { FilePen } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLatest } from '#web/ui/base/use-latest.ts'
import { useStore } from '#web/ui/base/store.ts'
import { showOwnMoment } from '#web/values/value-text.ts'
import { useFormWords } from '../../../words/form-words.ts'
import style from '../../form.module.css'
import type { DraftDesk, KeptDraft } from './draft-desk.ts'
import { reopen } from '../questions/use-leave-question.ts'

/** More would hide the form. */
const MOST = 6

interface KeptChipsProps<T extends object> {
  draft: Pick<DraftDesk<T>, 'placed' | 'note' | 'others'>
  /** What a draft is about, in a few words; empty: nobody knows. */
  describe: (draft: T) => string | Promise<string>
}

interface Chip {
  key: string
  text: string
}

export const KeptChips = <T extends object>({ draft, describe }: KeptChipsProps<T>) => {
  const { t } = useFormWords()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: object | null }
  const [chips, setChips] = useState<readonly Chip[]>([])
  const placed = useStore(draft.placed)
  const note = useStore(draft.note)
  const latest = useLatest({ draft, describe })
  useEffect(() => {
    let isGone = false
    const chipOf = async ({ key, draft: kept }: KeptDraft<T>): Promise<Chip> => ({
      key,
      text: [await latest.current.describe(kept), showOwnMoment(kept.at)].filter(Boolean).join(' · '),
    })
    const load = async () => {
      const found = await latest.current.draft.others()
      const made = await Promise.all(found.slice(0, MOST).map(chipOf))
      if (!isGone) setChips(made)
    }
    if (placed !== null) load().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [placed, note, latest])
  if (chips.length === 0) return null
  return (
    <div className={style.chips} role="group" aria-label={t('form.keptDrafts')}>
      <FilePen size={16} aria-hidden="true" />
      <span>{t('form.keptDrafts')}</span>
      {chips.map(({ key, text }) => (
        <button
          key={key}
          type="button"
          className={style.chip}
          aria-label={t('form.openDraft', { name: text })}
          onClick={() => reopen({ path: pathname + search, state, draft: key }, navigate)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
