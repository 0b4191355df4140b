/** In nhãn: labels of parcels in the preview, where their paper is chosen and remembered. */
import { Tag } from 'lucide-react'
import { moduleCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { idOfRow } from '#web/list/subject.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { printJob } from '#web/print/job.ts'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { currentWords } from '#web/words/words.ts'
import { parcelModule } from './parcel.web.ts'

/** The maximum that is printed at once. */
const MOST = 100

export const printLabels = (ids: readonly string[]): void => {
  const { label } = currentWords()
  const title = label('parcel.label')
  if (ids.length > MOST) {
    notifyError(label('parcel.labelsTooMany', { max: String(MOST) }))
    return
  }
  const prepare = () => call(moduleCall(parcelModule, 'getPrint'), { body: { ids } })
  printJob.set({ kind: 'parcelLabel', parts: [{ title, fileName: `${title}.pdf`, prepare }] })
}

export const labelsAction: OwnAction = {
  name: 'parcelLabels',
  label: 'parcel.printLabels',
  icon: Tag,
  right: 'R',
  needs: [[parcelModule, 'R']],
  where: ['bulk'],
  shows: () => true,
  run: (_subject, rows) => {
    printLabels(rows.map(idOfRow))
    return Promise.resolve(false)
  },
}
