/** What was sold last at this counter: what goes back to the customer, and the printer it is printed on. */
import type { Decimal } from '#kernel/decimal.ts'
import { reportFailure } from '#web/data/queries.ts'
import { readLocal, writeLocal } from '#web/session/cookies.ts'
import { createStore } from '#web/ui/base/store.ts'

/** What is printed at the counter. */
export interface CounterPaper {
  of: 'salesBill' | 'salesReturn'
  id: string
  number: string
}
export interface CounterSale {
  of: CounterPaper['of']
  /** Null while the save waits for an answer. */
  id: string | null
  number: string
  paid: Decimal
  change: Decimal
  owed: Decimal
}
export const lastSold = createStore<CounterSale | null>(null)

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

const loadPrint = () => import('./counter-print.web.ts')
/** Printing is needed when something was sold: it loads with the first goods, and not with the page. */
export const preparePrint = (): void => {
  if (roll.get() !== '') loadPrint().catch(() => undefined)
}

/** Prints on the roll; what fails is told, and the next customer does not wait. */
export const printOnRoll = async (printed: CounterPaper, paper: 'K80' | 'K58'): Promise<void> => {
  try {
    const { printPaper } = await loadPrint()
    await printPaper(printed, paper)
  } catch (failure) {
    reportFailure(failure)
  }
}

/** Shows it until the next customer has goods, and prints it. */
export const tellSold = (sold: CounterSale): void => {
  lastSold.set(sold)
  const { of, id, number } = sold
  const paper = roll.get()
  if (id !== null && paper !== '') void printOnRoll({ of, id, number }, paper)
}
