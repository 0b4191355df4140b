/** A typed exchange rate that is far from the list's: usually a slip of a digit, so that it is asked for once. */
import { absolute, subtract, type Decimal } from '#kernel/decimal.ts'
import { showDay, type Day } from '#kernel/day.ts'
import { showNumber } from '#kernel/number-format.ts'
import { warning, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

const TIMES = 5n

/** More than a fifth above or below the rate of the list. */
const isFarOff = (rate: Decimal, list: Decimal): boolean => absolute(subtract(rate, list)) * TIMES > list

/** Nothing is asked where the list has no rate. */
const rateFarOff = (
  { language }: Scope,
  at: string,
  { rate, list, date }: { rate: Decimal | null; list: Decimal | null | undefined; date: Day },
): Problem[] => {
  if (rate === null || !list || !isFarOff(rate, list)) return []
  const shown = (one: Decimal): string => showNumber(one, { language })
  return [warning(at, 'rateFarOff', { rate: shown(rate), list: shown(list), date: showDay(date) })]
}

/** The rates of a document that somebody typed and that are others than it had. */
export const documentRateProblems = (
  scope: Scope,
  { shape }: AnyDocument,
  { before, draft, context, sent }: { before: Stored | null; draft: Stored; context: RuleContext; sent: object },
): Problem[] => {
  if (draft.madeBy) return []
  const currency = context.refs.get('currency', draft['currency'] as string | null)
  return Object.entries(shape.fields as Fields).flatMap(([name, field]) => {
    if (!field.isRate || !(name in sent) || (before && before[name] === draft[name])) return []
    const ofCurrency = currency && currency.isBase !== true ? currency.exchangeRate : null
    const list = field.proposed ? (field.proposed.value(draft, context) as Decimal | null) : ofCurrency
    return rateFarOff(scope, name, { rate: draft[name] as Decimal | null, list, date: draft.date as Day })
  })
}
