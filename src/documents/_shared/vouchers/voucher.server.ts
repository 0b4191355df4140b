/** Server part of receipt and payment vouchers: what their lines settle, and the limits of deposits on orders. */
import { fromLedger, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { Foreign } from '#model/move.ts'
import { isPosted, posting } from '#model/state.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { withStates } from '#engine/links/out-of-force.ts'
import type { Scope } from '#engine/scope.ts'
import type { DocumentSlots } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { isOtherSide } from './fund-side.server.ts'
import { offsetFacts } from '../settlements/offset-credit.server.ts'
import { foreignOf } from '../foreign.ts'
import { inBase } from '../prices/priced-lines.ts'
import { withFundOfCurrency, withKeptFund } from './fund-of-currency.server.ts'
import { ordersById, type OrderRoom } from '../orders/order-room.server.ts'
import { withoutShownAmounts } from '../prices/shown-amounts.server.ts'
import { debtType, voucherType, type VoucherShape, type VoucherSide } from './voucher-shape.ts'
import { tooFineAmounts } from './voucher-decimals.server.ts'
import { numberOf } from './voucher-offers.server.ts'
import { claimFacts, claimProblems, namesClaims } from './voucher-claims.server.ts'
import { namesShipments } from '../settlements/voucher-shipments.ts'
import {
  shipmentFacts,
  shipmentProblems,
  withCarrierName,
  withShipmentItems,
} from '../settlements/voucher-shipments.server.ts'

type Read = StoredDraft<VoucherShape>
/** What a line names; amounts in the currency of the document. */
interface NamedVoucher {
  id: string
  number: string
  day: string
  due: string | null
  total: Decimal
  totalBase: Decimal
  /** Null where nothing more can be paid: on a cancelled order. */
  remaining: Decimal | null
  remainingBase: Decimal | null
  currency: string | null
  currencyCode: string
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
    total_base: string
    open: string
    open_base: string
    mine: string
    mine_base: string
    currency_id: string | null
    currency: string | null
  }>(sql`
    select d.id, d.kind, d.number, e.day, e.due, abs(coalesce(e.currency_amount, e.amount))::text as total, abs(e.amount)::text as total_base,
      (abs(coalesce(e.currency_amount, e.amount)) - abs(coalesce(e.currency_settled, e.settled)))::text as open, (abs(e.amount) - abs(e.settled))::text as open_base,
      e.currency_id, (select c.code from currency c where ${sql.ours('c')} and c.id = e.currency_id) as currency, m.mine::text, m.mine_base::text
    from document d join debt_entry e on e.tenant_id = d.tenant_id and e.document_id = d.id
    cross join lateral (select coalesce(sum(case when e.currency_id is not null then case when a.credit_id = d.id then coalesce(a.credit_currency_amount, a.currency_amount) else a.currency_amount end when a.credit_id = d.id then coalesce(a.credit_amount, a.amount) else a.amount end), 0) as mine,
        coalesce(sum(case when a.credit_id = d.id then coalesce(a.credit_amount, a.amount) else a.amount end), 0) as mine_base from allocation a where ${sql.ours('a')} and a.document_id = ${voucher.id || null}::uuid and a.side = e.side and a.partner_id = e.partner_id
        and (a.debt_id = d.id or a.credit_id = d.id)) m
    where ${sql.ours('d')} and d.id = any(${idsOf(voucher)}::uuid[]) and e.side = ${sideOf(side, voucher)} and e.partner_id = ${voucher.partner}::uuid`)
  return rows.map((row) => ({
    id: row.id,
    number: numberOf(scope, row),
    day: row.day,
    due: row.due,
    total: fromLedger(row.total),
    totalBase: fromLedger(row.total_base),
    remaining: fromLedger(BigInt(row.open) + BigInt(row.mine)),
    remainingBase: fromLedger(BigInt(row.open_base) + BigInt(row.mine_base)),
    currency: row.currency_id,
    currencyCode: row.currency ?? scope.settings.baseCurrency,
  }))
}

const paidOn = async (scope: Scope, side: VoucherSide, voucher: Read): Promise<NamedVoucher[]> => {
  const orders = await ordersById(scope, side.deposits, idsOf(voucher), voucher.id || null)
  return orders.map(({ isInForce, paid, remainingBase, ...order }) => ({
    ...order,
    due: null,
    remaining: isInForce ? subtract(order.total, paid) : null,
    remainingBase: isInForce ? remainingBase : null,
  }))
}

/** The unused part of the credit that a voucher created: unallocated money, prepayments and deposits. */
const creditFacts = async (scope: Scope, { side }: VoucherSide, voucher: Read): Promise<Record<string, unknown>> => {
  const isPayment = voucher.voucherType === voucherType.partner && voucher.debtType !== debtType.refund
  if (!voucher.id || !isPayment) return { creditLeft: null }
  const { left, flags } = await offsetFacts(scope, side, voucher)
  return { creditLeft: left, ...flags }
}

interface Currencies {
  foreign: Foreign | null
  context: RuleContext
}

/** What a line settles of its document, in the currency of that; null if it must say so itself and does not. */
const settledBy = (
  { amount, amountCurrency }: Read['lines'][number],
  { currency }: NamedVoucher,
  { foreign, context }: Currencies,
): Decimal | null => {
  if ((foreign?.currency ?? null) === currency) return amount
  if (amountCurrency !== null || !foreign || currency !== null) return amountCurrency
  return inBase(amount ?? zero, foreign.rate, context)
}

const lineFacts = (voucher: Read, found: ReadonlyMap<string, NamedVoucher>, currencies: Currencies) =>
  voucher.lines.map((line) => {
    const named = line.voucher ? found.get(line.voucher) : undefined
    if (!named) return {}
    return {
      voucherNumber: named.number,
      voucherDate: named.day,
      voucherDue: named.due,
      voucherTotal: named.total,
      voucherTotalBase: named.totalBase,
      remaining: named.remaining,
      remainingBase: named.remainingBase,
      currencyCode: named.currencyCode,
      ...(voucher.voucherType === voucherType.offset ? {} : { amountCurrency: settledBy(line, named, currencies) }),
    }
  })

/** What a line of a deposit pays on its order, in the currency of the order; null if it does not say. */
const paidOnOrder = (line: Read['lines'][number], order: OrderRoom, foreign: Foreign | null): Decimal | null => {
  if ((foreign?.currency ?? null) === order.currency) return line.amount ?? zero
  return line.amountCurrency
}

const lineOf = (voucher: Read | null, order: OrderRoom): Read['lines'][number] | undefined =>
  voucher && isPosted(posting, voucher) ? voucher.lines.find((line) => line.voucher === order.id) : undefined

/** Earlier versions let any currency at any rate pay a deposit: what nobody changes stays. */
const isAsSaved = (before: Read | null, after: Read, order: OrderRoom): boolean => {
  const [old, now] = [lineOf(before, order), lineOf(after, order)]
  return (
    old !== undefined &&
    before!.currency === after.currency &&
    old.amount === now?.amount &&
    old.amountCurrency === now.amountCurrency
  )
}

/** What a posted voucher paid on an order before; it stays valid even if the order was cancelled since. */
const paidBefore = (before: Read | null, order: OrderRoom, context: RuleContext): Decimal => {
  const line = lineOf(before, order)
  return (line && paidOnOrder(line, order, foreignOf(before!, context))) ?? zero
}

/** A deposit must be for an order of the partner and not exceed its total (contract documents §19). */
const depositProblems = async (
  scope: Scope,
  side: VoucherSide,
  { before, after: voucher, context }: { before: Read | null; after: Read; context: RuleContext },
): Promise<Problem[]> => {
  const orders = await ordersById(scope, side.deposits, idsOf(voucher), voucher.id)
  const foreign = foreignOf(voucher, context)
  const codes = (order: OrderRoom) => ({
    code: context.refs.get('currency', voucher.currency)?.code ?? '',
    code2: order.currencyCode,
  })
  const problems = voucher.lines.flatMap((line, index) => {
    const order = orders.find((one) => one.id === line.voucher)
    if (order?.partner !== voucher.partner || !order) return [problem(`lines.${index}.voucher`, 'unknownRef')]
    if (isAsSaved(before, voucher, order)) return []
    const isSame = (foreign?.currency ?? null) === order.currency
    if (!isSame && foreign && order.currency)
      return [problem(`lines.${index}.voucher`, 'currencyDiffers', codes(order))]
    const amount = paidOnOrder(line, order, foreign)
    if (amount === null) return foreign ? [] : [problem(`lines.${index}.amountCurrency`, 'required')]
    if (!order.isInForce && amount > paidBefore(before, order, context))
      return [problem(`lines.${index}.voucher`, 'unknownRef')]
    return amount > order.total - order.paid
      ? [
          problem(`lines.${index}.${isSame ? 'amount' : 'amountCurrency'}`, 'allocatedTooMuch', {
            number: order.number,
          }),
        ]
      : []
  })
  return withStates(scope, problems, (at) => {
    const line = voucher.lines[Number(at.split('.')[1])]
    return line?.voucher ? [line.voucher] : []
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

/** True if a foreign voucher came from a fund in base currency, as in earlier versions. */
const isFromAnother = (voucher: Read, context: RuleContext): boolean => {
  const fund = context.refs.get('fund', voucher.fund)
  return fund !== undefined && foreignOf(voucher, context) !== null && !fund.foreignCode
}

export const voucherSlots = (side: VoucherSide): DocumentSlots<VoucherShape> => ({
  sources: async (scope, voucher) => {
    const named = await withCarrierName(scope, await withShipmentItems(scope, side, voucher))
    return withoutShownAmounts(scope, side.side, await withKeptFund(scope, await withFundOfCurrency(scope, named)))
  },
  prepare: (scope, voucher) => withFundOfCurrency(scope, voucher),
  async facts(scope, voucher, context) {
    const kept = {
      auto: voucher.madeBy !== null,
      keeper: voucher.madeBy,
      fundKept: isFromAnother(voucher, context),
      ...(await creditFacts(scope, side, voucher)),
    }
    if (namesClaims(voucher)) return { ...kept, lines: await claimFacts(scope, voucher) }
    if (namesShipments(voucher)) return { ...kept, lines: await shipmentFacts(scope, side, voucher) }
    if (idsOf(voucher).length === 0) return kept
    const named = await (voucher.debtType === debtType.deposit ? paidOn : settledOf)(scope, side, voucher)
    const currencies = { foreign: foreignOf(voucher, context), context }
    return { ...kept, lines: lineFacts(voucher, new Map(named.map((row) => [row.id, row])), currencies) }
  },
  guard: async (scope, change) => [
    ...(await sideProblems(scope, change)),
    ...(await shipmentProblems(scope, side, change.after)),
    ...(await claimProblems(scope, change.after)),
    ...(await tooFineAmounts(scope, change.after, change.context.baseDecimals)),
    ...(change.after.debtType === debtType.deposit ? await depositProblems(scope, side, change) : []),
  ],
})
