/** Asks for the print dialog for a stored document. */
import type { AnyDocument } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { formWordsNow } from '#web/form/words.ts'
import { printJob, type PrintBody } from './job.ts'

export const openPrint = ({
  definition,
  id,
  number,
}: {
  definition: AnyDocument
  id: string
  number: string
}): void => {
  const { label } = formWordsNow()
  const xType = definition.prints[0]?.xType
  printJob.set({
    title: `${label(definition.label)} ${number}`.trim(),
    fileName: `${number || definition.name}.pdf`,
    ...(xType !== undefined && { xType }),
    prepare: (templateId) =>
      call<PrintBody>(documentCall(definition, 'getPrint'), { query: { s_ID: id, ...(templateId && { templateId }) } }),
  })
}
