/**
 * Checks that apply to every kind of document, drafts included. The form runs them at the field, the server on save.
 */
import { postsAtAll } from './state.ts'
import { showDay } from '#kernel/day.ts'
import { absolute, decimal, LEDGER_END, multiply, round, smaller, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument, Draft } from './document.ts'
import type { RuleContext } from './rule-context.ts'
import { mainAmount } from './document.ts'
import { isNumberKind, type Field, type Fields } from './field.ts'

/** The most decimals that any currency has. */
const LEDGER_DECIMALS = 4

type Values = Readonly<Record<string, unknown>>

/** The fields to check, computed once per definition because forms check every line on every change. */
interface CheckedFields {
  money: readonly [string, Field][]
  nested: readonly [string, Field][]
  derived: readonly [string, Field][]
  typed: readonly [string, Field][]
}
const known = new WeakMap<Fields, CheckedFields>()
const checkedFieldsOf = (fields: Fields): CheckedFields => {
  const before = known.get(fields)
  if (before) return before
  const all = Object.entries(fields).filter(([, field]) => !field.fact)
  const typed = all.filter(([, field]) => !field.derived)
  const found = {
    money: typed.filter(([, { kind }]) => kind === 'money'),
    nested: typed.filter(([, { kind }]) => kind === 'object' || kind === 'records'),
    derived: all.filter(([, field]) => field.derived && isNumberKind(field.kind)),
    typed: typed.filter(([, { kind }]) => isNumberKind(kind)),
  }
  known.set(fields, found)
  return found
}

const nestedValues = (field: Field, value: unknown, at: string): { values: Values; at: string }[] =>
  field.kind === 'records'
    ? (value as Values[]).map((values, index) => ({ values, at: `${at}.${index}.` }))
    : [{ values: value as Values, at: `${at}.` }]

/**
 * Money with more decimals than its currency is refused, never rounded (contract README §3). The problem of a field
 * inside an object is reported at the record that has the object.
 */
export const fineMoney = (fields: Fields, values: Values, decimalsOf: (field: Field) => number, at = ''): Problem[] => {
  const { money, nested } = checkedFieldsOf(fields)
  return [
    ...money.flatMap(([name, field]) => {
      const value = (values[name] ?? null) as Decimal | null
      const decimals = value === null ? 0 : decimalsOf(field)
      return value !== null && round(value, decimals) !== value
        ? [problem(at + name, 'tooManyDecimals', { label: field.label, max: String(decimals) })]
        : []
    }),
    ...nested.flatMap(([name, field]) =>
      (values[name] ?? null) === null
        ? []
        : nestedValues(field, values[name], at + name).flatMap((one) =>
            fineMoney(field.fields ?? {}, one.values, decimalsOf, one.at),
          ),
    ),
  ]
}

/**
 * Calculated amounts may have up to fifteen digits before the point; amounts that reach the ledgers must also fit
 * their columns.
 */
const FIFTEEN_DIGITS = decimal('1000000000000000')
const endOf = ({ lifecycle }: AnyDocument): Decimal =>
  postsAtAll(lifecycle) ? smaller(FIFTEEN_DIGITS, LEDGER_END) : FIFTEEN_DIGITS

const isBeyond = (value: unknown, end: Decimal): boolean =>
  typeof value === 'bigint' && absolute(value as Decimal) >= end

/**
 * Returns at most one problem per record: at the first visible amount that is too large, or at the typed number it
 * was calculated from.
 */
const tooLarge = (fields: Fields, values: Values, end: Decimal, at: string): Problem[] => {
  const { derived, typed } = checkedFieldsOf(fields)
  const beyond = derived.filter(([name]) => isBeyond(values[name], end))
  if (beyond.length === 0) return []
  const found = beyond.find(([, field]) => field.place !== 'hidden') ?? typed[0]
  const [name, field] = found ?? beyond[0]!
  return [problem(at + name, 'outOfRange', { label: field.label })]
}

interface Bounds {
  end: Decimal
  decimals: number
}
/** True if the amounts are too large only because of the exchange rate: the total in document currency would fit. */
const isRateTooLarge = (total: Decimal | null, draft: Values, { end, decimals }: Bounds): boolean => {
  const rate = (draft['exchangeRate'] ?? null) as Decimal | null
  return total !== null && rate !== null && !isBeyond(total, end) && isBeyond(multiply(total, rate, decimals), end)
}

/** The amounts of the head are sums over the lines, so the head is reported only if no single line is too large. */
const ranges = (definition: AnyDocument, draft: Draft, { baseDecimals }: RuleContext): Problem[] => {
  const { fields, lines } = definition.shape
  const end = endOf(definition)
  const rate = (fields as Fields)['exchangeRate']
  const total = (draft[mainAmount(definition) as keyof Draft] ?? null) as Decimal | null
  if (rate && isRateTooLarge(total, draft, { end, decimals: baseDecimals }))
    return [problem('exchangeRate', 'outOfRange', { label: rate.label })]
  const ofLines = draft.lines.flatMap((line, index) => tooLarge(lines, line, end, `lines.${index}.`))
  return ofLines.length > 0 ? ofLines : tooLarge(fields, draft, end, '')
}

/**
 * The base currency needs no exchange rate; any other currency needs one, typed or from the currency list (contract
 * documents §2 block C).
 */
const rates = ({ shape }: AnyDocument, draft: Draft, { refs }: RuleContext): Problem[] => {
  if (!('exchangeRate' in shape.fields)) return []
  const { currency, exchangeRate } = draft as { currency?: string | null; exchangeRate?: Decimal | null }
  const row = refs.get('currency', currency)
  if (!currency || row?.isBase === true)
    return (exchangeRate ?? decimal(1)) === decimal(1) ? [] : [problem('exchangeRate', 'exRateBase')]
  return row && (exchangeRate ?? null) === null
    ? [problem('exchangeRate', 'exRateMissing', { code: row.code, date: showDay(draft.date) })]
    : []
}

/** The decimals of an amount: those of the document's currency, or of the fund it is in. */
export const amountDecimals =
  (draft: Values, { refs, decimals, baseDecimals }: Pick<RuleContext, 'refs' | 'decimals' | 'baseDecimals'>) =>
  ({ inCurrencyOf, inBase }: Pick<Field, 'inCurrencyOf' | 'inBase'>): number =>
    inBase
      ? baseDecimals
      : inCurrencyOf === undefined
        ? decimals
        : (refs.get('fund', draft[inCurrencyOf] as string | null)?.foreignDecimals ?? baseDecimals)

/** True if money of a line is in the currency of another document, whose decimals only the server knows. */
const isOfOther = ({ inCurrencyOf, inCurrencyWhen }: Field, draft: Values): boolean =>
  inCurrencyOf !== undefined && (!inCurrencyWhen || draft[inCurrencyWhen.field] === inCurrencyWhen.is)

/** Problems of money decimals, too large amounts and exchange rates. `draft` must include all derived values. */
export const valueProblems = (definition: AnyDocument, draft: Draft, context: RuleContext): Problem[] => [
  ...fineMoney(definition.shape.fields, draft, amountDecimals(draft, context)),
  ...draft.lines.flatMap((line, index) =>
    fineMoney(
      definition.shape.lines,
      line,
      (field) => (field.inBase ? context.baseDecimals : isOfOther(field, draft) ? LEDGER_DECIMALS : context.decimals),
      `lines.${index}.`,
    ),
  ),
  ...rates(definition, draft, context),
  ...ranges(definition, draft, context),
]
