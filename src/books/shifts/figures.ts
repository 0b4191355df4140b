/**
 * What a shift comes to. Its entries are those the cash book has of its fund, in the order of documents from its
 * opening to its closing; what else the book moved meanwhile is told apart, so that the sum is always that of the book.
 */
import { absolute, add, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'

/** What a document did to the till. */
export interface TillEntry {
  id: string
  /** The shift's definition. */
  kind: string
  number: string
  /** The document it belongs to, if that made it: the bill of a receipt. */
  maker: string | null
  makerId: string | null
  makerNumber: string
  /** Positive: it came in. */
  amount: Decimal
  /** Who saved it. */
  user: string
  partner: string
}

const waysToPay = ['till', 'bank', 'card'] as const
type WayToPay = (typeof waysToPay)[number]

/** A bill or a return of the shift: what it comes to, and how it was paid at once. Of a return all are negative. */
export interface ShiftSale extends Readonly<Record<WayToPay, Decimal>> {
  id: string
  isReturn: boolean
  user: string
  total: Decimal
}

interface CashGroup {
  /** The definition of the documents it came from. */
  kind: string
  count: number
  in: Decimal
  out: Decimal
}

export interface CashierFigures extends Record<WayToPay | 'total' | 'debt' | 'in' | 'out', Decimal> {
  user: string
  bills: number
  returns: number
}

export interface ShiftCount {
  opening: Decimal
  /** What the cash book says lies in the till. */
  expected: Decimal
  entries: readonly TillEntry[]
  sales: readonly ShiftSale[]
}

export interface Figures {
  opening: Decimal
  in: Decimal
  out: Decimal
  /** What documents of before the shift changed since: corrected or deleted ones, and those whose day came. */
  earlier: Decimal
  expected: Decimal
  groups: readonly CashGroup[]
  cashiers: readonly CashierFigures[]
}

const inOf = ({ amount }: TillEntry): Decimal => (amount > 0n ? amount : zero)
const outOf = ({ amount }: TillEntry): Decimal => (amount < 0n ? absolute(amount) : zero)

const groupsOf = (entries: readonly TillEntry[]): CashGroup[] =>
  [...Map.groupBy(entries, ({ kind, maker }) => maker ?? kind)].map(([kind, own]) => ({
    kind,
    count: own.length,
    in: sumOf(own, inOf),
    out: sumOf(own, outOf),
  }))

const cashierOf = (user: string, entries: readonly TillEntry[], sales: readonly ShiftSale[]): CashierFigures => {
  const [total, till, bank, card] = (['total', ...waysToPay] as const).map((name) =>
    sumOf(sales, (sale) => sale[name]),
  ) as [Decimal, Decimal, Decimal, Decimal]
  const returns = sales.filter(({ isReturn }) => isReturn).length
  return {
    user,
    bills: sales.length - returns,
    returns,
    total,
    till,
    bank,
    card,
    debt: subtract(total, add(add(till, bank), card)),
    in: sumOf(entries, inOf),
    out: sumOf(entries, outOf),
  }
}

const cashiersOf = (entries: readonly TillEntry[], sales: readonly ShiftSale[]): CashierFigures[] => {
  const users = new Set([...entries, ...sales].map(({ user }) => user))
  const mine = <T extends { user: string }>(all: readonly T[], name: string) => all.filter(({ user }) => user === name)
  return [...users].sort().map((user) => cashierOf(user, mine(entries, user), mine(sales, user)))
}

export const figuresOf = ({ opening, expected, entries, sales }: ShiftCount): Figures => {
  const [into, out] = [sumOf(entries, inOf), sumOf(entries, outOf)]
  return {
    opening,
    in: into,
    out,
    earlier: subtract(expected, subtract(add(opening, into), out)),
    expected,
    groups: groupsOf(entries),
    cashiers: cashiersOf(entries, sales),
  }
}

/** A document of a closed shift that is not what it was. */
export interface EntryChange {
  entry: TillEntry
  was: Decimal
  /** Nothing, if it is not in the till any more. */
  now: Decimal
}

export const changesOf = (closed: readonly TillEntry[], today: readonly TillEntry[]): EntryChange[] => {
  const before = new Map(closed.map((one) => [one.id, one]))
  const after = new Map(today.map((one) => [one.id, one]))
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => {
      const [old, current] = [before.get(id), after.get(id)]
      return { entry: (current ?? old)!, was: old?.amount ?? zero, now: current?.amount ?? zero }
    })
    .filter(({ was, now }) => was !== now)
}
