/** Asks for the print dialog for stored documents. */
import type { AnyDocument } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { formWordsNow } from '#web/form/words.ts'
import { printJob, type PrintBody, type PrintPart } from './job.ts'

export interface StoredDocument {
  id: string
  number: string
}
const partOf = (definition: AnyDocument, { id, number }: StoredDocument): PrintPart => ({
  title: `${formWordsNow().label(definition.label)} ${number}`.trim(),
  fileName: `${number || definition.name}.pdf`,
  prepare: (templateId) =>
    call<PrintBody>(documentCall(definition, 'getPrint'), { query: { s_ID: id, ...(templateId && { templateId }) } }),
})

/** Several are looked at one after the other in the same dialog. */
export const openPrints = (definition: AnyDocument, documents: readonly StoredDocument[]): void => {
  const [first, ...rest] = documents.map((one) => partOf(definition, one))
  const xType = definition.prints[0]?.xType
  if (first) printJob.set({ parts: [first, ...rest], ...(xType !== undefined && { xType }) })
}

export const openPrint = ({ definition, ...document }: StoredDocument & { definition: AnyDocument }): void =>
  openPrints(definition, [document])
