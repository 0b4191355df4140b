import type { Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { ListDraft } from '#model/list.ts'
import type { priceLevelFields } from './fields.ts'

type PriceLevel = ListDraft<typeof priceLevelFields>

export const rules = ['discountPercent', 'discountAmount', 'customPrice'] as const
type Rule = Readonly<Record<(typeof rules)[number], Decimal | null | undefined>>

/** Problems of one row by itself, at the second of its rules. */
const ruleProblems = (row: Rule, at: string): Problem[] => {
  const given = rules.filter((name) => (row[name] ?? null) !== null)
  return given.length > 1 ? [problem(`${at}.${given[1]!}`, 'onePriceRule')] : []
}

export const check = ({ fromDate, toDate, products }: PriceLevel): Problem[] => {
  const known = new Set<string>()
  const isTwice = ({ product, unit }: { product: string | null; unit: string | null }): boolean => {
    const place = `${product}/${unit}`
    if (!product || !unit || !known.has(place)) {
      known.add(place)
      return false
    }
    return true
  }
  return [
    ...(fromDate && toDate && toDate < fromDate ? [problem('toDate', 'dateRange')] : []),
    // Not loaded when a save does not send them; they were checked when they were saved.
    ...(products ?? []).flatMap((row, index) => [
      ...ruleProblems(row, `products.${index}`),
      ...(isTwice(row) ? [problem(`products.${index}.product`, 'priceRowTwice')] : []),
    ]),
  ]
}
