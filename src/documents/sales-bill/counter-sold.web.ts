/** What was sold last at this counter: what goes back to the customer, and the print of it. */
import type { Decimal } from '#kernel/decimal.ts'
import { documentCall } from '#wire/calls.ts'
import { call } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { bodyFor, noChoice } from '#web/print/choice.ts'
import { formsQuery } from '#web/print/forms.ts'
import type { PrintBody, PrintPart } from '#web/print/job.ts'
import { printFile } from '#web/print/paper.ts'
import { choiceForPaper } from '#web/print/paper-form.ts'
import { makePdf } from '#web/print/pdf.ts'
import { queryClient } from '#web/data/queries.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { createStore } from '#web/ui/store.ts'
import { salesBill } from './index.ts'

export interface Sold {
  /** Null while the save waits for an answer. */
  id: string | null
  number: string
  paid: Decimal
  change: Decimal
  owed: Decimal
}
export const lastSold = createStore<Sold | null>(null)

export const rolls = ['K80', 'K58', ''] as const
export type Roll = (typeof rolls)[number]
const ROLL = 'counter.roll'
const readRoll = (): Roll => rolls.find((one) => one === (readLocal(ROLL) ?? 'K80')) ?? 'K80'
/** The paper of the printer at this counter; '' prints nothing. */
export const roll = createStore<Roll>(readRoll())
export const setRoll = (next: Roll): void => {
  writeLocal(ROLL, next)
  roll.set(next)
}

const partOf = ({ id, number }: { id: string; number: string }): PrintPart => ({
  title: number,
  fileName: `${number}.pdf`,
  prepare: (templateId) =>
    call<PrintBody>(documentCall(salesBill, 'getPrint'), { query: { s_ID: id, ...(templateId && { templateId }) } }),
})

/** Prints on the roll with the tenant's form for it; what fails is told, and the next customer does not wait. */
export const printOnRoll = async (bill: { id: string; number: string }, paper: 'K80' | 'K58'): Promise<void> => {
  const [form] = salesBill.prints
  try {
    const forms = await queryClient.fetchQuery(formsQuery({ xType: form!.xType, base: form!.code }))
    const { blob } = await makePdf(await bodyFor(partOf(bill), choiceForPaper(forms, noChoice, paper)))
    printFile({ url: URL.createObjectURL(blob) })
  } catch (failure) {
    reportFailure(failure)
  }
}
