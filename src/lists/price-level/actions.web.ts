import { Printer } from 'lucide-react'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { idOfRow } from '#web/list/subject.ts'
import { loadArea } from '#web/words/words.ts'

export const actions: readonly OwnAction[] = [
  {
    name: 'print',
    label: 'priceLevel.print',
    icon: Printer,
    right: 'R',
    where: ['bulk'],
    shows: () => true,
    run: async (_, rows) => {
      const [first, ...more] = rows.map((row) => ({ id: idOfRow(row), name: String(row['Name']) }))
      if (!first) return false
      const [{ askForPaper }] = await Promise.all([
        import('./paper-dialog.web.tsx'),
        loadArea('prices'),
        loadArea('listing'),
      ])
      return askForPaper([first, ...more])
    },
  },
]
