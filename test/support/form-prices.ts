/** What is asked of a form by `test/web/form-prices.ts`, which only the types of the browser can check. */
import type { Day } from '#kernel/day.ts'

interface FormQuestion {
  partner: string
  currency: string
  date: Day
  /** Null = the base currency. */
  rate: number | null
  quantity: number
  items: readonly { product: string; unit: string }[]
}
export interface FilledLine {
  price: number | null
  percent: number | null
  amount: number | null
  source: string
}
export type FormPrices = (question: FormQuestion) => Promise<FilledLine[]>
