/** Prints stored documents: a single one opens in a new tab, several open as one file in the preview. */
import type { AnyDocument } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { asksCompany } from './first-print.ts'
import { printJob, type PrintJob, type PrintPart } from './job.ts'
import { printNow } from './print-now.ts'

export interface StoredDocument {
  id: string
  number: string
}
const partOf = (definition: AnyDocument, { id, number }: StoredDocument): PrintPart => ({
  title: `${currentFormWords().label(definition.label)} ${number}`.trim(),
  fileName: `${number || definition.name}.pdf`,
  prepare: (templateId) =>
    call(documentCall(definition, 'getPrint'), { query: { ...ofId(id), ...(templateId && { templateId }) } }),
})

const jobOf = (definition: AnyDocument, documents: readonly StoredDocument[]): PrintJob | null => {
  const [first, ...rest] = documents.map((one) => partOf(definition, one))
  const [form] = definition.prints
  const forms = form && { xType: form.xType, base: form.code }
  return first ? { kind: definition.name, parts: [first, ...rest], ...(forms && { forms }) } : null
}

/**
 * Several documents open in the preview: how many forms and copies are made of each is chosen there. So does one that
 * asks first.
 */
export const openPrints = (definition: AnyDocument, documents: readonly StoredDocument[]): void => {
  const job = jobOf(definition, documents)
  if (job && job.parts.length === 1 && !asksCompany(job)) void printNow(job)
  else printJob.set(job)
}

type Named = StoredDocument & { definition: AnyDocument }
export const openPrint = ({ definition, ...document }: Named): void => openPrints(definition, [document])

/** Opens the preview with choice of template, paper and orientation. */
export const previewPrint = ({ definition, ...document }: Named): void => printJob.set(jobOf(definition, [document]))
