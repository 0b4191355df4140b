/** What was sold or taken back at the counter, on its roll. */
import { documentCall } from '#wire/calls.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { loadDocument } from '#web/data/definitions.ts'
import { queryClient } from '#web/data/queries.ts'
import { bodyFor, noChoice } from '#web/print/choice.ts'
import { formsQuery } from '#web/print/forms.ts'
import { choiceForPaper } from '#web/print/paper-form.ts'
import { printFile } from '#web/print/paper.ts'
import { makePdf } from '#web/print/pdf.ts'
import type { CounterPaper } from './counter-sold.web.ts'

/** Prints on the roll with the tenant's form for it. */
export const printPaper = async ({ of, id, number }: CounterPaper, paper: 'K80' | 'K58'): Promise<void> => {
  const definition = await loadDocument(of)
  const [form] = definition.prints
  const forms = await queryClient.fetchQuery(formsQuery({ xType: form!.xType, base: form!.code }))
  const part = {
    title: number,
    fileName: `${number}.pdf`,
    prepare: (templateId?: string) =>
      call(documentCall(definition, 'getPrint'), { query: { ...ofId(id), ...(templateId && { templateId }) } }),
  }
  const { blob } = await makePdf(await bodyFor(part, choiceForPaper(forms, noChoice, paper)))
  printFile({ url: URL.createObjectURL(blob) })
}
