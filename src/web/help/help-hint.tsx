/** Names the task of a page that has nothing to show yet, and opens it. */
import { CircleQuestionMark } from 'lucide-react'
import { useLocation } from 'react-router'
import { taskAt } from '#help/tasks.ts'
import { Button } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'
import { openHelp } from './help-store.ts'
import { useHelpTexts } from './use-texts.ts'

export const HelpHint = () => {
  const { label } = useWords()
  const { pathname } = useLocation()
  const title = useHelpTexts().texts?.[taskAt(pathname).id]?.title
  return title === undefined ? null : (
    <Button variant="link" icon={<CircleQuestionMark size={16} />} onClick={() => openHelp(pathname)}>
      {label('help.howTo', { title })}
    </Button>
  )
}
