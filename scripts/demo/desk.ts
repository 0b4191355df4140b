/** What the demo company's people read and write while they work, by the program's own engine. */
import { documentFrom, type FromSource } from '#engine/document/made-from.ts'
import { merge, type DocumentInput } from '#engine/document/input.ts'
import { ruleContext } from '#engine/store/context.ts'
import { withSourceFacts } from '#engine/links/facts.ts'
import { loadLinks } from '#engine/links/load.ts'
import { saveDocument } from '#engine/document/save.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import type { Scope } from '#engine/scope.ts'
import type { Stored } from '#engine/stored.ts'
import { sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, toNumber, fromLedger, type Decimal } from '#kernel/decimal.ts'
import { complete } from '#model/complete.ts'
import { shipmentStateFacts, type ShipmentState } from '#model/shipment-state.ts'
import { handOver } from '#server/parcels/hand-over.ts'
import { saveParcel, stepStatement, type Step } from '#server/parcels/parcel.ts'
import { keepSettlementRows, type SettlementRow } from '#server/parcels/settlement-rows.ts'
import { settle } from '#server/parcels/settle.ts'
import { openVouchers, type OpenVoucher, type Side } from '#documents/_shared/vouchers/voucher-offers.server.ts'

/** A test tells the story of every day with books in memory instead, because saving takes seconds. */
export interface Desk {
  save(scope: Scope, kind: string, input: DocumentInput): Promise<{ id: string }>
  cancel(scope: Scope, kind: string, id: string): Promise<void>
  /** Gives an invoice its number. */
  issue(scope: Scope, id: string): Promise<void>
  /** Prefills a document of that kind from stored ones. */
  documentFrom(scope: Scope, kind: string, source: FromSource): Promise<Pick<Stored, 'lines'> & Record<string, unknown>>
  /** The total the document would have. */
  totalOf(scope: Scope, kind: string, input: DocumentInput): Promise<number>
  /** Base quantities in a store, by product id. */
  onHand(scope: Scope, store: string): Promise<ReadonlyMap<string, number>>
  balanceOf(scope: Scope, fund: string): Promise<number>
  owedBy(scope: Scope, partner: string): Promise<number>
  openVouchers(scope: Scope, side: Side, partner: string): Promise<OpenVoucher[]>
  isPaid(scope: Scope, document: string): Promise<boolean>
  /** Hands a bill over as it says; `cod` is what its carrier is to collect. */
  handOver(scope: Scope, bill: string, delivery: HandedWith): Promise<{ id: string; cod: number }>
  /** A parcel was there on its way. */
  note(scope: Scope, parcel: string, step: Pick<Step, 'state' | 'note'>): Promise<void>
  arrive(scope: Scope, parcel: { id: string; bill: string; cod: number }, arrival: Arrival): Promise<void>
  /** A carrier hands over what it collected (1), or is paid its fees (2). */
  settle(scope: Scope, settling: CarriersMoney): Promise<void>
  /** What the file of a carrier said of its parcels. */
  keepFile(scope: Scope, rows: readonly Pick<SettlementRow, 'parcel' | 'cod' | 'fee'>[]): Promise<void>
}

interface HandedWith {
  carrierFee: number | null
  trackingCode: string | null
  expectedDate: Day
  /** As the bill says. */
  collects: boolean
}
/** Null: nothing of it is said. */
export interface Arrival {
  state: ShipmentState
  note: string | null
  collected: number | null
  fee: number | null
  returnFee: number | null
  claim: number | null
}
export interface CarriersMoney {
  kind: 1 | 2
  fund: string
  date: Day
  /** By parcel. */
  amounts: ReadonlyMap<string, number>
}

const money = (value: number | null, name: string) => (value === null ? {} : { [name]: decimal(value) })

/** What was taken of a parcel, where it is not what was agreed. */
const partly = ({ collected }: Arrival, cod: number) =>
  collected === null || collected === cod
    ? {}
    : { codAmount: decimal(collected), codAgreed: decimal(cod), isPartial: true }

const definitionOf = ({ registry }: Scope, kind: string) => registry.documents.get(kind)!

/** Moves a document into another state; a refusal stops the story. */
const moveOn = async (
  scope: Scope,
  kind: string,
  { id, transition }: { id: string; transition: 'cancel' | 'issue' },
): Promise<void> => {
  const { failures } = await transitDocuments(scope, definitionOf(scope, kind), [id], { transition })
  if (failures.length > 0)
    throw new Error(`The demo could not ${transition} a ${kind}: ${failures[0]!.problems[0]!.message}`)
}

export const desk: Desk = {
  save: (scope, kind, input) => saveDocument(scope, definitionOf(scope, kind), input),

  cancel: (scope, kind, id) => moveOn(scope, kind, { id, transition: 'cancel' }),

  issue: (scope, id) => moveOn(scope, 'vatInvoice', { id, transition: 'issue' }),

  documentFrom: (scope, kind, source) => documentFrom(scope, definitionOf(scope, kind), source),

  async totalOf(scope, kind, input) {
    const definition = definitionOf(scope, kind)
    const { draft } = await merge(scope, definition, { before: null, revived: null, transition: null }, input)
    const links = await loadLinks(scope, definition, { before: null, after: draft })
    const linked = withSourceFacts(definition, draft, links)
    const prepared = ((await scope.registry.slots[kind]?.prepare?.(scope, linked)) ?? linked) as Stored
    const computed = complete(definition, prepared as never, await ruleContext(scope, definition, prepared))
    return toNumber((computed as unknown as { total: Decimal }).total)
  },

  async onHand({ tx }, store) {
    const rows = await tx.query<{ product_id: string; quantity: string }>(
      sql`select product_id, quantity from stock_balance where store_id = ${store}`,
    )
    return new Map(rows.map((row) => [row.product_id, toNumber(fromLedger(row.quantity))]))
  },

  async balanceOf({ tx }, fund) {
    const [row] = await tx.query<{ balance: string }>(sql`
      select (f.opening_balance * 10000)::bigint + coalesce((select amount from cash_balance b where b.fund_id = f.id), 0) as balance from fund f where f.id = ${fund}`)
    return toNumber(fromLedger(row!.balance))
  },

  async owedBy({ tx }, partner) {
    const [row] = await tx.query<{ amount: string }>(
      sql`select amount from debt_balance where partner_id = ${partner} and side = 'receivable'`,
    )
    return toNumber(fromLedger(row?.amount ?? '0'))
  },

  openVouchers,

  async isPaid({ tx }, document) {
    const paid = sql`select 1 from debt_entry where document_id = ${document} and amount = settled`
    return (await tx.query(paid)).length > 0
  },

  async handOver(scope, bill, { carrierFee, trackingCode, expectedDate }) {
    const { id } = await handOver(scope, { bill, delivery: { carrierFee, trackingCode, expectedDate }, date: null })
    const [row] = await scope.tx.query<{ cod: string }>(
      sql`select cod_amount::text as cod from shipment where document_id = ${id}`,
    )
    return { id, cod: toNumber(decimal(row!.cod)) }
  },

  async note(scope, parcel, step) {
    await scope.tx.query(stepStatement(scope, parcel, { ...step, user: scope.user.displayName }))
  },

  async arrive(scope, { id, cod }, arrival) {
    const { state, note, fee, returnFee, claim } = arrival
    const { value, posts } = shipmentStateFacts[state]
    await saveParcel(scope, id, {
      shipStatus: value,
      ...(posts ? { deliveredDate: scope.today } : {}),
      ...partly(arrival, cod),
      ...money(fee, 'carrierFee'),
      ...money(returnFee, 'returnFee'),
      ...money(claim, 'claimAmount'),
    })
    await desk.note(scope, id, { state, note })
  },

  async settle(scope, { amounts, ...settling }) {
    const exact = new Map([...amounts].map(([id, amount]) => [id, decimal(amount)]))
    const asked = { ...settling, ids: [...amounts.keys()], amounts: exact, description: null, confirm: [] }
    const { failures } = await settle(scope, asked)
    if (failures.length > 0) throw new Error(`The demo could not settle: ${failures[0]!.problems[0]!.message}`)
  },

  keepFile: (scope, rows) =>
    keepSettlementRows(
      scope,
      rows.map((row) => ({ ...row, day: scope.today, returnFee: 0, weight: null })),
    ),
}
