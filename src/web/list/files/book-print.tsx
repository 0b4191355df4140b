/** Prints a book as it is asked for: the same days, filters and search as its page. */
import type { BookDefinition } from '#model/book.ts'
import { writeListQuery } from '#wire/list-query.ts'
import { moduleCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { printJob, type PrintJob } from '#web/print/job.ts'
import { PrintButton } from '#web/print/print-button.tsx'
import { printNow } from '#web/print/print-now.ts'
import { useWords } from '#web/words/words.ts'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import type { ListParts } from '../use-list.ts'

export const BookPrint = ({ book, list: { query, answer } }: { book: BookDefinition; list: ListParts }) => {
  const { t, label } = useWords()
  const title = label(book.label)
  const job: PrintJob = {
    kind: book.name,
    parts: [
      {
        title,
        fileName: `${title}.pdf`,
        prepare: () => call(moduleCall(book.module, 'getPrint'), { query: writeListQuery({ ...query, offset: 0 }) }),
      },
    ],
  }
  const print = () => void printNow(job)
  useHotkeys({ 'ctrl+p': print })
  return (
    <PrintButton
      label={t('list.print')}
      disabled={answer.state === 'failed'}
      onPrint={print}
      onPreview={() => printJob.set(job)}
    />
  )
}
