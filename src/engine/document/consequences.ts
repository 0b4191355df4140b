/**
 * Previews what deleting, cancelling or restoring documents would change: the action is executed, observed and rolled
 * back, so the preview always matches the real action (decision 0030). What a save would change: save-consequences.ts.
 */
import { fromLedger, decimal, type Decimal } from '#kernel/decimal.ts'
import type { Day } from '#kernel/day.ts'
import { problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { transitionOf, withdraws } from '#model/state.ts'
import { isStoredId } from '../columns.ts'
import { attempt, undone, type AttemptResult } from './attempt.ts'
import { referrersOf } from './foreign-refs.ts'
import { laterCounts, withoutTwice, type LaterCount } from './later-counts.ts'
import type { StockConsequence } from './stock-consequences.ts'
import { blockingFollowers } from '../links/check.ts'
import { givenBackProblems } from '../links/given-back.ts'
import { loadFollowers, lockDocuments } from '../links/load.ts'
import { removeOne } from './remove.ts'
import { seesTotal, totalSql } from './total.ts'
import { transitOne } from './transit.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { loadDocument } from '../store/store.ts'
import { isKept } from '../kept-days.ts'

/** The action to preview: 'delete', 'edit', or the name of a transition. */
export type ChangeAction = string

/** True if the action puts the document back in force. */
const returns = ({ lifecycle }: AnyDocument, action: ChangeAction): boolean => {
  const transition = transitionOf(lifecycle, action)
  return transition !== undefined && !withdraws(lifecycle, transition)
}

export interface Other {
  id: string
  kind: string
  number: string
}
export interface VoucherConsequence extends Other {
  amount: Decimal
  fund: string | null
  /**
   * The voucher is deleted with the document, becomes open again, is restored with it, or stays; by a save it is made
   * or follows the change.
   */
  effect: 'deleted' | 'freed' | 'restored' | 'kept' | 'made' | 'changed'
}
export interface Blocker extends Other {
  /** The document pays this one, was made from it, or only refers to it. */
  reason: 'payment' | 'follower' | 'named'
}
export interface DocumentFacts {
  id: string
  number: string
  date: Day | null
  partner: string
  status: number | null
  /** Null for who may not see it. */
  total: Decimal | null
  paid: Decimal
}
export interface Consequences extends DocumentFacts, AttemptResult {
  vouchers: VoucherConsequence[]
  followers: Blocker[]
  /** Counts of the same goods that were compared with the books of which it was, or would be, a part. */
  counts: LaterCount[]
}

interface HeadRow {
  number: string
  day: Day
  partner: string | null
  status: number
  total: string | null
  paid: string
}

const headOf = async (scope: Scope, definition: AnyDocument, id: string): Promise<HeadRow | undefined> => {
  const { name } = definition
  const total = totalSql(definition)
  const [row] = await scope.tx.query<HeadRow>(sql`
    select d.number, d.day, p.name as partner, d.status, ${total.stored} as total,
      (select coalesce(sum(case when c.is_base is false then a.currency_amount else a.amount end), 0) from allocation a join debt_entry e on e.tenant_id = a.tenant_id and e.document_id = a.credit_id and e.side = a.side and e.partner_id = a.partner_id
        where ${sql.ours('a')} and a.debt_id = d.id and e.column_name <> 'returned')::text as paid
    from document d left join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id
    left join currency c on c.tenant_id = d.tenant_id and c.id = d.currency_id where ${sql.ours('d')} and d.id = ${id} and d.kind = ${name}
    union all
    select t.number, t.day, t.partner_name, t.status, ${total.deleted}, '0' from deleted_document t where ${sql.ours('t')} and t.id = ${id} and t.kind = ${name} and ${isKept(scope, 't')}`)
  return row
}

interface VoucherRow extends Other {
  amount: string
  fund: string | null
}
const asVoucher =
  (effect: VoucherConsequence['effect']) =>
  ({ amount, ...row }: VoucherRow): VoucherConsequence => ({ ...row, amount: decimal(amount), effect })

/** The linked voucher that is deleted or restored with the document, and the vouchers this one settles. */
const vouchersOf = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  action: ChangeAction,
): Promise<VoucherConsequence[]> => {
  if (returns(definition, action)) {
    const rows = await scope.tx.query<VoucherRow>(
      sql`select t.id, t.kind, t.number, t.total::text as amount, null as fund from deleted_document t where ${sql.ours('t')} and t.made_by_id = ${id} and ${isKept(scope, 't')} order by t.deleted_at desc limit 1`,
    )
    return rows.map(asVoucher('restored'))
  }
  const [made, settled] = (await scope.tx.batch([
    sql`select d.id, d.kind, d.number, d.total::text as amount, (select f.name from cash_entry c join fund f on f.tenant_id = c.tenant_id and f.id = c.fund_id where ${sql.ours('c')} and c.document_id = d.id limit 1) as fund
      from document d where ${sql.ours('d')} and d.made_by_id = ${id} order by d.seq`,
    sql`select d.id, d.kind, d.number, (sum(a.amount) / 10000)::text as amount, null as fund from allocation a
      cross join lateral (values (a.credit_id), (a.debt_id)) x (id)
      join document d on d.tenant_id = a.tenant_id and d.id = x.id
      where ${sql.ours('a')} and a.document_id = ${id} and x.id <> ${id} and a.amount > 0 group by d.id, d.kind, d.number, d.seq order by d.seq`,
  ])) as [VoucherRow[], VoucherRow[]]
  const isEdit = action === 'edit'
  return [...made.map(asVoucher(isEdit ? 'kept' : 'deleted')), ...settled.map(asVoucher(isEdit ? 'kept' : 'freed'))]
}

/** Documents that prevent the action: payments, documents made from it and, for deletion, all that refer to it. */
const blockersOf = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  action: ChangeAction,
): Promise<Blocker[]> => {
  if (returns(definition, action)) return []
  const payments = await scope.tx.query<Other>(sql`
    select distinct d.id, d.kind, d.number, d.seq from allocation a join document d on d.tenant_id = a.tenant_id and d.id = a.document_id
    where ${sql.ours('a')} and (a.debt_id = ${id} or a.credit_id = ${id}) and a.document_id <> ${id} and not a.elastic and d.made_by_id is distinct from ${id}
    union select d.id, d.kind, d.number, d.seq from kept_credit k join document d on d.tenant_id = k.tenant_id and d.id = k.document_id
    where ${sql.ours('k')} and k.order_id = ${id} and ${action === 'delete'} order by seq`)
  const followers = blockingFollowers(scope, definition, await loadFollowers(scope, definition, id))
  const before = definition.follows?.some((one) => one.givesBack) ? await loadDocument(scope.tx, definition, id) : null
  const retaken = (await givenBackProblems(scope, definition, { before, after: null })).flatMap(
    ({ about }) => about ?? [],
  )
  const referrers = action === 'delete' ? await referrersOf(scope, definition, id) : []
  const linked = await scope.tx.query<{ id: string }>(
    sql`select id from document d where ${sql.ours('d')} and made_by_id = ${id}`,
  )
  const linkedIds = new Set(linked.map((one) => one.id))
  const as = (reason: Blocker['reason'], others: readonly Other[]): Blocker[] =>
    others.flatMap((one) => {
      if (linkedIds.has(one.id)) return []
      linkedIds.add(one.id)
      return [{ id: one.id, kind: one.kind, number: one.number, reason }]
    })
  return [
    ...as('payment', payments),
    ...as('follower', [...followers, ...(retaken as Other[])]),
    ...as('named', referrers),
  ]
}

const nothing: StockConsequence = { entries: 0, documents: 0, profit: [] }

/** The document as it is now; of one that is not stored, nothing is known. */
export const factsOf = async (
  scope: Scope,
  definition: AnyDocument,
  id: string | null,
): Promise<DocumentFacts & { isKnown: boolean }> => {
  const head = isStoredId(id) ? await headOf(scope, definition, id) : undefined
  return {
    isKnown: head !== undefined,
    id: id ?? '',
    number: head?.number ?? '',
    date: head?.day ?? null,
    partner: head?.partner ?? '',
    status: head?.status ?? null,
    total: seesTotal(scope, definition) ? decimal(head?.total ?? '0') : null,
    paid: fromLedger(head?.paid ?? '0'),
  }
}

const consequencesOf = async (
  scope: Scope,
  definition: AnyDocument,
  id: string,
  action: ChangeAction,
): Promise<Consequences> => {
  const { isKnown: known, ...head } = await factsOf(scope, definition, id)
  const facts = {
    ...head,
    vouchers: known ? await vouchersOf(scope, definition, id, action) : [],
    followers: known ? await blockersOf(scope, definition, id, action) : [],
    counts: await laterCounts(scope, id),
  }
  if (action === 'edit')
    return { ...facts, problems: known ? [] : [problem('', 'notFound')], stock: nothing, locked: null }
  const isDeletion = action === 'delete'
  const tried = await attempt(scope, {
    definition,
    id,
    withdraws: isDeletion || !returns(definition, action),
    run: async (options) => {
      if (isDeletion) await removeOne(scope, definition, id, options)
      else await transitOne(scope, definition, id, { ...options, transition: action })
      return id
    },
  })
  // What is restored has entries now.
  return { ...facts, ...tried, counts: withoutTwice([...facts.counts, ...(await laterCounts(scope, id))]) }
}

/**
 * Executes the action for the documents one after the other, and returns the consequences of each. Everything is
 * rolled back.
 */
export const previewChange = (
  scope: Scope,
  definition: AnyDocument,
  ids: readonly string[],
  action: ChangeAction,
): Promise<Consequences[]> =>
  undone(scope, async () => {
    await lockDocuments(scope, definition, ids)
    const answers: Consequences[] = []
    for (const id of new Set(ids)) answers.push(await consequencesOf(scope, definition, id, action))
    return answers
  })
