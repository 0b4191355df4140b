/** The print of a bill sold at the counter. */
import { documentCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { queryClient } from '#web/data/queries.ts'
import { bodyFor, noChoice } from '#web/print/choice.ts'
import { formsQuery } from '#web/print/forms.ts'
import type { PrintBody, PrintPart } from '#web/print/job.ts'
import { choiceForPaper } from '#web/print/paper-form.ts'
import { printFile } from '#web/print/paper.ts'
import { makePdf } from '#web/print/pdf.ts'
import { salesBill } from './index.ts'

const partOf = ({ id, number }: { id: string; number: string }): PrintPart => ({
  title: number,
  fileName: `${number}.pdf`,
  prepare: (templateId) =>
    call<PrintBody>(documentCall(salesBill, 'getPrint'), { query: { s_ID: id, ...(templateId && { templateId }) } }),
})

/** Prints on the roll with the tenant's form for it. */
export const printBill = async (bill: { id: string; number: string }, paper: 'K80' | 'K58'): Promise<void> => {
  const [form] = salesBill.prints
  const forms = await queryClient.fetchQuery(formsQuery({ xType: form!.xType, base: form!.code }))
  const { blob } = await makePdf(await bodyFor(partOf(bill), choiceForPaper(forms, noChoice, paper)))
  printFile({ url: URL.createObjectURL(blob) })
}
