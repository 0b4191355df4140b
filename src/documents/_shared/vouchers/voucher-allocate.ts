/**
 * Distributes an amount over open vouchers: oldest due date first, vouchers without one last; then by document date,
 * then by number (contract documents §8.5).
 */
import { multiplyDivide, smaller, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import { compareTexts } from '#kernel/text-order.ts'

/**
 * The effect of a line with the item: it settles a debt, refunds a credit, keeps a deposit for an order, or offsets.
 */
export type ItemKind = 'debt' | 'refund' | 'deposit' | 'credit'

export interface OpenVoucher {
  kind: ItemKind
  module: string
  id: string
  number: string
  date: string
  due: string
  description: string
  /** These two in the currency of the voucher. */
  total: Decimal
  remaining: Decimal
  /** What is open in the currency of the document, if that is another one. */
  other: { code: string; remaining: Decimal; decimals: number } | null
}

/** What an amount settles in the currency of the document: all of it, or the part that it is of what is open. */
export const otherShare = (
  { remaining, other }: Pick<OpenVoucher, 'remaining' | 'other'>,
  amount: Decimal,
): Decimal | null => {
  if (!other) return null
  if (amount >= remaining || remaining <= zero) return other.remaining
  return multiplyDivide(other.remaining, amount, remaining, other.decimals)
}

type Amounts = Readonly<Record<string, unknown>>
const decimalOf = (line: Amounts, name: string): Decimal | null => (line[name] as Decimal | null | undefined) ?? null

/** The amounts of a line, whatever fields have them: in an offset, `amount` is in the currency of the document. */
export interface LineAmounts {
  /** In the currency of the voucher. */
  counts: Decimal | null
  /** In the currency of the document, where that is another. */
  own: Decimal | null
}
/** `amountBase` is only in lines of offsets with documents of another currency. */
export const amountsOf = (line: Amounts): LineAmounts => {
  const base = decimalOf(line, 'amountBase')
  if (base !== null) return { counts: base, own: decimalOf(line, 'amount') }
  return { counts: decimalOf(line, 'amount'), own: decimalOf(line, 'amountCurrency') }
}
/** True if a line of an offset names a document of another currency than the voucher's. */
export const isOfOther = (line: Amounts): boolean => decimalOf(line, 'amountBase') !== null
/** The fields of a line with these amounts. `isOther`: the document has another currency than the voucher. */
export const withAmounts = (
  { counts, own }: LineAmounts,
  { setsOff, isOther }: { setsOff: boolean; isOther: boolean },
): { amount: Decimal | null; amountCurrency: Decimal | null; amountBase: Decimal | null } =>
  setsOff && isOther
    ? { amount: own, amountCurrency: null, amountBase: counts }
    : { amount: counts, amountCurrency: own, amountBase: null }

const never = '9999-12-31'

/** What the distribution needs to know; `due` is empty when there is no due date. */
type Payable = Pick<OpenVoucher, 'id' | 'number' | 'date' | 'due' | 'remaining'>

export const inOrder = <V extends Payable>(vouchers: readonly V[]): V[] =>
  vouchers.toSorted(
    (a, b) =>
      (a.due || never).localeCompare(b.due || never) ||
      a.date.localeCompare(b.date) ||
      compareTexts(a.number, b.number),
  )

/** The amount for each voucher, by id; vouchers that get nothing are left out. */
export const allocateOldest = (vouchers: readonly Payable[], amount: Decimal): Map<string, Decimal> => {
  const shares = new Map<string, Decimal>()
  let left = amount
  for (const voucher of inOrder(vouchers)) {
    const share = smaller(left, voucher.remaining)
    if (share <= zero) continue
    shares.set(voucher.id, share)
    left = subtract(left, share)
  }
  return shares
}

/**
 * The vouchers over which an amount is distributed: those already chosen, otherwise all debts, because other kinds
 * cannot be on the same voucher.
 */
export const vouchersToAllocate = (vouchers: readonly OpenVoucher[], chosen: ReadonlySet<string>): OpenVoucher[] => {
  const order: readonly ItemKind[] = ['debt', 'deposit', 'refund']
  const kind =
    vouchers.find((one) => chosen.has(one.id))?.kind ??
    order.find((one) => vouchers.some((other) => other.kind === one))
  return vouchers.filter((one) => one.kind === kind)
}

/** What people usually pay: all that is open, or what of debts is past its day. */
export const usualSums = (
  vouchers: readonly Pick<OpenVoucher, 'kind' | 'due' | 'remaining'>[],
  today: string,
): { all: Decimal; overdue: Decimal } => {
  const isLate = ({ kind, due }: Pick<OpenVoucher, 'kind' | 'due'>) => kind === 'debt' && due !== '' && due < today
  return {
    all: sumOf(vouchers, ({ remaining }) => remaining),
    overdue: sumOf(vouchers.filter(isLate), ({ remaining }) => remaining),
  }
}

/** The credits and debts between which most can be offset, and how much; one side at most may be of other currencies. */
export interface Offsettable<V> {
  credits: readonly V[]
  debts: readonly V[]
  sum: Decimal
}
export const mostToOffset = <V extends Pick<OpenVoucher, 'remaining' | 'other'>>(
  credits: readonly V[],
  debts: readonly V[],
): Offsettable<V> => {
  const inOne = (rows: readonly V[]) => rows.filter(({ other }) => !other)
  const whole = (rows: readonly V[]) => sumOf(rows, ({ remaining }) => remaining)
  const between = (some: readonly V[], others: readonly V[]): Offsettable<V> => ({
    credits: some,
    debts: others,
    sum: smaller(whole(some), whole(others)),
  })
  const [ofCredit, ofDebts] = [between(credits, inOne(debts)), between(inOne(credits), debts)]
  return ofCredit.sum > ofDebts.sum ? ofCredit : ofDebts
}

export interface AllocationSummary {
  vouchers: readonly OpenVoucher[]
  /** No younger voucher is settled before an older one. */
  isOldestFirst: boolean
  /** What the partner owes after it; null where no debts are settled. */
  owedAfter: Decimal | null
}

/** What an allocation does, for saying it in words. */
export const summarize = (rows: readonly OpenVoucher[], shares: ReadonlyMap<string, Decimal>): AllocationSummary => {
  const vouchers = inOrder(rows.filter((row) => shares.has(row.id)))
  const kind = vouchers[0]?.kind ?? 'debt'
  const amount = sumOf([...shares.values()], (share) => share)
  const sameKind = rows.filter((row) => row.kind === kind)
  const oldest = allocateOldest(sameKind, amount)
  return {
    vouchers,
    isOldestFirst: oldest.size === shares.size && [...shares].every(([id, share]) => oldest.get(id) === share),
    owedAfter:
      kind === 'debt'
        ? subtract(
            sumOf(sameKind, (row) => row.remaining),
            amount,
          )
        : null,
  }
}
