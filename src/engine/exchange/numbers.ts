/** How the texts of a column of numbers are read: the column decides, and where it leaves it open, the user. */
import { decimalText, toNumber } from '#kernel/decimal.ts'
import { bothReadings, readColumnNumber, signOfColumn, type ColumnSign } from '#kernel/number-column.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { decimalsOfKind, isAmount, isNumberKind, isPercentKind, type Field } from '#model/field.ts'
import type { Scope } from '../scope.ts'

/** What a sign before three digits stands for. */
export type OpenReading = 'thousands' | 'decimals'
export const openReadings: readonly OpenReading[] = ['thousands', 'decimals']
/** What the user said of columns that leave it open, by our headings. */
export type OpenAnswers = ReadonlyMap<string, OpenReading>

export interface NumberColumn extends ColumnSign {
  isDong: boolean
  isPercent: boolean
  chosen: OpenReading | null
}
/** A column that leaves it open, with a text of it and what it may mean. */
export interface OpenColumn {
  heading: string
  text: string
  thousands: number
  decimals: number
  chosen: OpenReading | null
}
interface Described {
  heading: string
  index: number
  described: Field
  field: string
}

export const baseDecimalsOf = ({ baseCurrency }: Scope): number => baseCurrency?.decimals ?? 0

export const isNumberField = ({ kind }: Pick<Field, 'kind'>): boolean => isNumberKind(kind) || kind === 'integer'

/** The columns of numbers, by their place in the sheet. `baseDecimals`: of the base currency, which all amounts are in. */
export const numberColumns = (
  columns: readonly Described[],
  { rows }: { rows: readonly (readonly unknown[])[] },
  { baseDecimals, answers }: { baseDecimals: number; answers: OpenAnswers | undefined },
): Map<number, NumberColumn> => {
  const isForeign = columns.some(({ field }) => field === 'currency')
  return new Map(
    columns
      .filter(({ described }) => isNumberField(described))
      .map(({ heading, index, described }) => {
        const isDong = !isForeign && baseDecimals === 0 && isAmount(described)
        const isPercent = isPercentKind(described.kind)
        const texts = rows.map((row) => row[index]).filter((cell) => typeof cell === 'string')
        const sign = signOfColumn(texts, { isDong, isPercent })
        return [index, { ...sign, isDong, isPercent, chosen: answers?.get(heading) ?? null }]
      }),
  )
}

export const openColumns = (columns: readonly Described[], numbers: ReadonlyMap<number, NumberColumn>): OpenColumn[] =>
  columns.flatMap(({ heading, index }) => {
    const { open = null, isPercent = false, chosen = null } = numbers.get(index) ?? {}
    const both = open === null ? null : bothReadings(open, isPercent)
    return both && open !== null
      ? [{ heading, text: open.trim(), thousands: toNumber(both.thousands), decimals: toNumber(both.decimals), chosen }]
      : []
  })

/** The plain text of a number, or why it is none. */
export const numberText = (
  text: string,
  column: NumberColumn,
  { at, label, kind }: { at: string } & Pick<Field, 'label' | 'kind'>,
): { raw: string } | { problem: Problem } => {
  const { open, chosen, isPercent } = column
  const both = open === null ? null : bothReadings(text, isPercent)
  if (both && chosen) return { raw: decimalText(both[chosen]) }
  const read = both ? 'open' : readColumnNumber(text, column.sign, column)
  // Amounts and prices are rounded to what is kept; more digits than can be read would not change that.
  const isRounded = read === 'decimals' && (kind === 'money' || kind === 'price')
  const value = isRounded ? readColumnNumber(text.trim().replace(/([.,]\d{6})\d+$/, '$1'), column.sign, column) : read
  if (typeof value === 'bigint') return { raw: decimalText(value) }
  const most = isNumberKind(kind) ? decimalsOfKind[kind] : 0
  const message = value === 'open' ? 'numberOpen' : value === 'decimals' ? 'tooManyDecimals' : 'notNumber'
  return { problem: problem(at, message, { label, text: text.slice(0, 40), max: String(most) }) }
}
