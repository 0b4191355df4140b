/** The page of shifts: a row leads to its page; a shift is opened above. */
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useRights } from '#web/data/profile.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { BookScreen } from '#web/pages/book-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { useWords } from '#web/words/words.ts'
import { meta } from './meta.ts'
import { openNow } from './open-now.web.ts'
import { pathOfShift } from './shift.web.ts'

const pathOf = (row: WireRow): string => pathOfShift(String(row['s_ID']))

const Actions = () => {
  const { label } = useWords()
  const { may } = useRights()
  const navigate = useNavigate()
  const mayOpen = may(meta.right, 'A')
  const open = () =>
    void openNow().then((id) => {
      if (id !== null) void navigate(pathOfShift(id))
    })
  useHotkeys(mayOpen ? { f1: open } : {})
  return mayOpen ? (
    <Button variant="primary" icon={<Plus size={16} />} shortcut="F1" onClick={open}>
      {label('shift.new')}
    </Button>
  ) : null
}

export const screen: BookScreen = {
  pathOf,
  prefetch: () => import('./shift-page.web.tsx'),
  loadDetail: async () => (await import('./shift-page.web.tsx')).ShiftPage,
  Actions,
}
