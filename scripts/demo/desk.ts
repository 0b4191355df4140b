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
import { toNumber, fromLedger, type Decimal } from '#kernel/decimal.ts'
import { complete } from '#model/complete.ts'
import { openVouchers, type OpenVoucher, type Side } from '#documents/_shared/voucher-offers.server.ts'

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
}

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
}
