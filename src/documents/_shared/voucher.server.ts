/** Server part of receipt and payment vouchers: what their lines settle, and the limits of deposits on orders. */
import { divide, fromLedger, one, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { isPosted, posting } from '#model/state.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Scope } from '#engine/scope.ts'
import type { DocumentSlots } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { isOtherSide } from './fund-side.server.ts'
import { offsetFacts } from './offset-credit.server.ts'
import { inBase } from './priced-lines.ts'
import { debtType, voucherType, type VoucherShape, type VoucherSide } from './voucher-shape.ts'
import { numberOf, ordersById } from './voucher-offers.server.ts'

type Read = StoredDraft<VoucherShape>
/** What a line names; amounts in base currency. */
interface NamedVoucher {
  id: string
  number: string
  day: string
  due: string | null
  total: Decimal
  /** Null where nothing more can be paid: on a cancelled order. */
  remaining: Decimal | null
}

const idsOf = ({ lines }: Pick<Read, 'lines'>): string[] =>
  lines.flatMap((line) => (line.voucher ? [line.voucher] : []))

/** Refunds work on the other side's debts. */
const sideOf = ({ side }: VoucherSide, voucher: Pick<Read, 'debtType'>): string => {
  if (voucher.debtType !== debtType.refund) return side
  return side === 'receivable' ? 'payable' : 'receivable'
}

const settledOf = async (scope: Scope, side: VoucherSide, voucher: Read): Promise<NamedVoucher[]> => {
  const rows = await scope.tx.query<{
    id: string
    kind: string
    number: string
    day: string
    due: string
    total: string
    open: string
    mine: string
  }>(sql`
    select d.id, d.kind, d.number, e.day, e.due, abs(e.amount)::text as total, (abs(e.amount) - abs(e.settled))::text as open,
      coalesce((select sum(a.amount) from allocation a where ${sql.ours('a')} and a.document_id = ${voucher.id || null}::uuid and a.side = e.side and a.partner_id = e.partner_id
        and (a.debt_id = d.id or a.credit_id = d.id)), 0)::text as mine
    from document d join debt_entry e on e.tenant_id = d.tenant_id and e.document_id = d.id
    where ${sql.ours('d')} and d.id = any(${idsOf(voucher)}::uuid[]) and e.side = ${sideOf(side, voucher)} and e.partner_id = ${voucher.partner}::uuid`)
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(scope, row),
    day: row.day,
    due: row.due,
    total: fromLedger(row.total),
    remaining: fromLedger(BigInt(row.open) + BigInt(row.mine)),
  }))
}

const paidOn = async (scope: Scope, side: VoucherSide, voucher: Read): Promise<NamedVoucher[]> => {
  const orders = await ordersById(scope, side.deposits, idsOf(voucher), voucher.id || null)
  return orders.map(({ id, number, day, total, paid, isInForce }) => ({
    id,
    number,
    day,
    due: null,
    total,
    remaining: isInForce ? subtract(total, paid) : null,
  }))
}

/** The unused part of the credit that a voucher created: unallocated money, prepayments and deposits. */
const creditFacts = async (scope: Scope, { side }: VoucherSide, voucher: Read): Promise<Record<string, unknown>> => {
  const isPayment = voucher.voucherType === voucherType.partner && voucher.debtType !== debtType.refund
  if (!voucher.id || !isPayment) return { creditLeft: null }
  const { left, flags } = await offsetFacts(scope, side, voucher)
  return { creditLeft: left, ...flags }
}

const lineFacts = (voucher: Read, found: ReadonlyMap<string, NamedVoucher>, { decimals }: RuleContext) =>
  voucher.lines.map((line) => {
    const named = line.voucher ? found.get(line.voucher) : undefined
    if (!named) return {}
    const rate = voucher.exchangeRate ?? one
    return {
      voucherNumber: named.number,
      voucherDate: named.day,
      voucherDue: named.due,
      voucherTotal: divide(named.total, rate, decimals),
      voucherTotalBase: named.total,
      remaining: named.remaining && divide(named.remaining, rate, decimals),
      remainingBase: named.remaining,
    }
  })

/**
 * What a posted voucher paid on an order before, in base currency; it stays valid even if the order was cancelled
 * since.
 */
const paidBefore = (before: Read | null, order: string, context: RuleContext): Decimal => {
  const line = before && isPosted(posting, before) ? before.lines.find(({ voucher }) => voucher === order) : undefined
  return inBase(line?.amount ?? zero, before?.exchangeRate ?? null, context)
}

/** A deposit must be for an order of the partner and not exceed its total (contract documents §19). */
const depositProblems = async (
  scope: Scope,
  side: VoucherSide,
  { before, after: voucher, context }: { before: Read | null; after: Read; context: RuleContext },
): Promise<Problem[]> => {
  const orders = await ordersById(scope, side.deposits, idsOf(voucher), voucher.id)
  return voucher.lines.flatMap((line, index) => {
    const order = orders.find((one) => one.id === line.voucher)
    const amount = inBase(line.amount ?? zero, voucher.exchangeRate, context)
    const isAllowed = order && (order.isInForce || amount <= paidBefore(before, order.id, context))
    if (!isAllowed || order.partner !== voucher.partner) return [problem(`lines.${index}.voucher`, 'unknownRef')]
    return amount > order.total - order.paid
      ? [problem(`lines.${index}.amount`, 'allocatedTooMuch', { number: order.number })]
      : []
  })
}

/** A posted voucher has a number of its side, which stands in the book of its till or bank. */
const sideProblems = async (
  scope: Scope,
  { before, after }: { before: Read | null; after: Read },
): Promise<Problem[]> =>
  before && isPosted(posting, before) && (await isOtherSide(scope, before.fund, after.fund))
    ? [problem('fund', 'sideFixed')]
    : []

export const voucherSlots = (side: VoucherSide): DocumentSlots<VoucherShape> => ({
  async facts(scope, voucher, context) {
    const kept = {
      auto: voucher.madeBy !== null,
      keeper: voucher.madeBy,
      carrier: null,
      ...(await creditFacts(scope, side, voucher)),
    }
    if (idsOf(voucher).length === 0) return kept
    const named = await (voucher.debtType === debtType.deposit ? paidOn : settledOf)(scope, side, voucher)
    return { ...kept, lines: lineFacts(voucher, new Map(named.map((row) => [row.id, row])), context) }
  },
  guard: async (scope, change) => [
    ...(await sideProblems(scope, change)),
    ...(change.after.debtType === debtType.deposit ? await depositProblems(scope, side, change) : []),
  ],
})
