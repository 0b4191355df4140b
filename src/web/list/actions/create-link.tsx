/** The button that makes a record or document of a list. */
import { Plus } from 'lucide-react'
import { useRights } from '#web/data/profile.ts'
import { buttonClass, Kbd } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useWords } from '#web/words/words.ts'
import { useCreateText } from '../states.tsx'
import type { Subject } from '../subject.ts'

export const CreateLink = ({ subject }: { subject: Subject }) => {
  const { t } = useWords()
  const { may } = useRights()
  const allowed = subject.open || may(subject.right, 'A')
  const text = useCreateText(subject)
  const content = (
    <>
      <Plus size={16} aria-hidden="true" />
      {text}
      <Kbd>F1</Kbd>
    </>
  )
  const { create } = subject.paths
  if (create === null) return null
  if (!allowed)
    return (
      <button type="button" className={buttonClass({ variant: 'primary' })} disabled data-tip={t('noRight')}>
        {content}
      </button>
    )
  return (
    <Link to={create} className={buttonClass({ variant: 'primary' })}>
      {content}
    </Link>
  )
}
