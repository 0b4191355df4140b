/** The keys of a list page, beside those of its table. */
import { useNavigate } from 'react-router'
import { useRights } from '#web/data/profile.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import type { Subject } from './subject.ts'

interface ListKeys {
  search: () => void
  filter: () => void
  condition: () => void
  group: (() => void) | null
  reload: () => void
  exports: () => void
  remove: () => void
}

export const useListKeys = (subject: Subject, does: ListKeys): void => {
  const navigate = useNavigate()
  const { may } = useRights()
  const to = subject.paths.create
  const mayAdd = subject.open || may(subject.right, 'A')
  const create = () => (mayAdd && to !== null ? void navigate(to) : false)
  useHotkeys({
    '/': does.search,
    f: does.filter,
    c: () => (subject.sortable ? does.condition() : false),
    g: () => (does.group ? does.group() : false),
    r: does.reload,
    n: create,
    f1: create,
    e: () => {
      if (may('ExportExcel', 'R')) does.exports()
    },
    delete: () => {
      if (may(subject.right, 'D')) does.remove()
    },
  })
}
