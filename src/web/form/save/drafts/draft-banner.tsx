/** Says that a form was filled from a kept draft, or that it was discarded and can be taken back. */
import { History } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useStore } from '#web/ui/base/store.ts'
import { showOwnMoment } from '#web/values/value-text.ts'
import { useFormWords } from '../../../words/form-words.ts'
import style from '../../form.module.css'
import type { DraftDesk } from './draft-desk.ts'

const texts = {
  restored: 'form.restored',
  version: 'form.oldVersion',
  discarded: 'form.discarded',
  aside: 'form.setAside',
} as const

export const DraftBanner = ({
  draft: { note: store, discard, undoDiscard },
}: {
  draft: Pick<DraftDesk<object>, 'note' | 'discard' | 'undoDiscard'>
}) => {
  const { t } = useFormWords()
  const note = useStore(store)
  if (!note) return null
  const isRestored = note.kind === 'restored' || note.kind === 'version'
  const back =
    note.kind === 'version'
      ? 'form.keepNow'
      : isRestored
        ? 'form.discard'
        : note.kind === 'aside'
          ? 'form.openAgain'
          : 'form.takeDraftBack'
  return (
    <div className={style.banner} role="status">
      <History size={16} aria-hidden="true" />
      <span>{t(texts[note.kind], { when: showOwnMoment(note.at) })}</span>
      <Button variant="link" onClick={isRestored ? discard : undoDiscard}>
        {t(back)}
      </Button>
    </div>
  )
}
