/**
 * Calculates from the documents alone what the ledgers should contain. Results go into temporary tables, a chunk of
 * documents at a time, so that memory does not grow with the tenant.
 */
import { isInForceSql, isPostedSql } from '../states.ts'
import { decimal, decimalText } from '#kernel/decimal.ts'
import type { Day } from '#kernel/day.ts'
import type { AnyDocument } from '#model/document.ts'
import { ruleContexts } from '../store/context.ts'
import { rowsOf } from '../cursor.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { loadDocuments } from '../store/store.ts'
import { spreadForeign } from './expected-foreign.ts'
import { openingWanted, OPENING_KIND } from './opening.ts'
import { derivedStatus } from '../links/derive.ts'
import { insertLinks, linksOf, madeByDocument, madeOfDocuments, nothingMade, type Link } from '../links/rows.ts'
import { wantedOf } from './repost.ts'
import { insertEntries } from './stock-rows.ts'
import type { WantedEntries } from './wanted.ts'

/** The number of documents processed together. */
const CHUNK = 1_000

interface WantedOfDocument {
  id: string
  seq: string
  wanted: WantedEntries
  links: readonly Link[]
}

const openingsOf = async (scope: Scope): Promise<WantedOfDocument[]> => {
  const rows = await scope.tx.query<{
    id: string
    seq: string
    day: Day
    partner_id: string
    description: 'receivable' | 'payable'
    receivable: string
    payable: string
    due: Day | null
  }>(sql`
    select d.id, d.seq, d.day, d.partner_id, d.description, p.opening_receivable as receivable, p.opening_payable as payable, p.opening_due_date as due
    from document d join partner p on p.tenant_id = d.tenant_id and p.id = d.partner_id where d.kind = ${OPENING_KIND} and ${isPostedSql('d')}`)
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    links: [],
    wanted: openingWanted(row.partner_id, row.description, {
      id: row.id,
      seq: row.seq,
      date: row.day,
      due: row.due ?? row.day,
      amount: decimal(row[row.description]),
    }),
  }))
}

const writeDebts = (documents: readonly WantedOfDocument[]) => {
  const debts = documents.flatMap(({ id, wanted }) => wanted.debts.map((entry) => ({ id, ...entry })))
  return sql`insert into expected_debt (document_id, side, partner_id, column_name, day, due, amount, further, currency_id, rate, currency_amount, currency_settled, store_id, employee_id, created_by_id)
    select u.*, case when u.currency_amount is not null then 0 end, d.store_id, d.employee_id, d.created_by_id from unnest(${debts.map((e) => e.id)}::uuid[], ${debts.map((e) => e.side)}::text[],
    ${debts.map((e) => e.partner)}::uuid[], ${debts.map((e) => e.column)}::text[], ${debts.map((e) => e.day)}::date[], ${debts.map((e) => e.due)}::date[], ${debts.map((e) => e.amount)}::bigint[], ${debts.map((e) => e.further)}::boolean[],
    ${debts.map((e) => e.foreign?.currency ?? null)}::uuid[], ${debts.map((e) => (e.foreign ? decimalText(e.foreign.rate) : null))}::numeric[], ${debts.map((e) => e.foreign?.amount ?? null)}::bigint[]) u (id, side, partner_id, column_name, day, due, amount, further, currency_id, rate, currency_amount) join document d on ${sql.ours('d')} and d.id = u.id`
}

const writeCash = (documents: readonly WantedOfDocument[]) => {
  const cash = documents.flatMap(({ id, wanted }) => wanted.cash.map((entry) => ({ id, ...entry })))
  return sql`insert into expected_cash (document_id, fund_id, day, amount) select * from unnest(${cash.map((e) => e.id)}::uuid[], ${cash.map((e) => e.fund)}::uuid[], ${cash.map((e) => e.day)}::date[], ${cash.map((e) => e.amount)}::bigint[])`
}

const writeClaims = (documents: readonly WantedOfDocument[]) => {
  const all = documents.flatMap(({ id, seq, wanted }) => wanted.claims.map((claim) => ({ id, seq, ...claim })))
  return sql`insert into expected_claim (credit_id, debt_id, side, partner_id, document_id, order_id, day, seq, wanted, elastic, currency_id, rate, other) select * from unnest(${all.map((a) => a.credit)}::uuid[], ${all.map((a) => a.debt)}::uuid[],
    ${all.map((a) => a.side)}::text[], ${all.map((a) => a.partner)}::uuid[], ${all.map((a) => a.id)}::uuid[], ${all.map((a) => a.of)}::uuid[], ${all.map((a) => a.day)}::date[], ${all.map((a) => a.seq)}::bigint[], ${all.map((a) => a.amount)}::bigint[], ${all.map((a) => a.elastic)}::boolean[],
    ${all.map((a) => a.foreign?.currency ?? null)}::uuid[], ${all.map((a) => (a.foreign ? decimalText(a.foreign.rate) : null))}::numeric[], ${all.map((a) => a.other)}::bigint[])`
}

const writeKept = (documents: readonly WantedOfDocument[]) => {
  const all = documents.flatMap(({ id, wanted }) => wanted.kept.map((one) => ({ id, ...one })))
  return sql`insert into expected_kept (document_id, order_id, side, partner_id, amount, currency_amount) select * from unnest(${all.map((k) => k.id)}::uuid[], ${all.map((k) => k.order)}::uuid[],
    ${all.map((k) => k.side)}::text[], ${all.map((k) => k.partner)}::uuid[], ${all.map((k) => k.amount)}::bigint[], ${all.map((k) => k.own)}::bigint[])`
}

const write = async (scope: Scope, documents: readonly WantedOfDocument[]): Promise<void> => {
  await scope.tx.batch([
    insertEntries(
      documents.flatMap(({ wanted }) => wanted.stock),
      'expected_stock',
    ),
    writeDebts(documents),
    writeCash(documents),
    writeClaims(documents),
    writeKept(documents),
    insertLinks(
      documents.flatMap((one) => one.links),
      'expected_link',
    ),
  ])
}

const writeChunk = async (scope: Scope, definition: AnyDocument, ids: readonly string[]): Promise<void> => {
  const documents = await loadDocuments(scope.tx, definition, ids)
  const contextOf = await ruleContexts(scope, definition, documents)
  const wanted = documents.map((one) => ({
    id: one.id,
    seq: one.seq,
    wanted: wantedOf(definition, one, contextOf(one)),
    links: linksOf(definition, one),
  }))
  await write(scope, wanted)
}

/** Writes the statuses that follow from links; all links must be written before. */
const writeStates = async (scope: Scope, definition: AnyDocument, ids: readonly string[]): Promise<void> => {
  const documents = await loadDocuments(scope.tx, definition, ids)
  const made = madeByDocument(await scope.tx.query(madeOfDocuments(ids, null, { table: 'expected_link' })))
  const states = documents.map((one) => derivedStatus(definition, one, made.get(one.id) ?? nothingMade))
  await scope.tx.query(
    sql`insert into expected_state (id, status) select * from unnest(${documents.map((one) => one.id)}::uuid[], ${states}::integer[])`,
  )
}

const eachChunk = async (
  scope: Scope,
  definition: AnyDocument,
  work: (scope: Scope, definition: AnyDocument, ids: readonly string[]) => Promise<void>,
): Promise<void> => {
  const posted = sql`select id from document d where ${sql.ours('d')} and d.kind = ${definition.name} and ${isInForceSql('d')} order by seq`
  let ids: string[] = []
  for await (const row of rowsOf(scope.tx, 'posted_documents', posted)) {
    if (ids.push((row as { id: string }).id) < CHUNK) continue
    await work(scope, definition, ids)
    ids = []
  }
  await work(scope, definition, ids)
}

/**
 * Firm allocations have fixed amounts; elastic ones get in turn what is left of the debt and of their credit
 * (decision 0014).
 */
const spread = sql`
insert into expected_allocation (credit_id, debt_id, side, partner_id, document_id, order_id, day, since, amount, elastic, wanted)
with owed as (
  select e.document_id, e.side, e.partner_id, e.day, abs(e.amount) as amount from expected_debt e
), claim as (
  select * from expected_claim s where not s.is_foreign
), firm as (
  select f.id, f.side, f.partner_id, sum(f.amount) as amount from (
    select x.id, s.side, s.partner_id, s.wanted as amount from claim s cross join lateral (values (s.debt_id), (s.credit_id)) x (id) where not s.elastic
    union all select x.id, a.side, a.partner_id, x.amount from expected_allocation a
      cross join lateral (values (a.credit_id, coalesce(a.credit_amount, a.amount)), (a.debt_id, a.amount)) x (id, amount) where not a.elastic
  ) f group by f.id, f.side, f.partner_id
), able as (
  select s.*, c.day as credit_day, greatest(0, least(s.wanted, coalesce(c.amount, 0) - coalesce(f.amount, 0))) as able
  from claim s
  left join owed c on (c.document_id, c.side, c.partner_id) = (s.credit_id, s.side, s.partner_id)
  left join firm f on (f.id, f.side, f.partner_id) = (s.credit_id, s.side, s.partner_id)
), queued as (
  select s.*, coalesce(sum(s.able) filter (where s.elastic) over (partition by s.debt_id, s.side, s.partner_id order by s.seq, s.credit_id rows between unbounded preceding and 1 preceding), 0) as before
  from able s
)
select q.credit_id, q.debt_id, q.side, q.partner_id, q.document_id, q.order_id, greatest(q.credit_day, d.day, q.day), least(q.credit_day, d.day),
  case when q.elastic then greatest(0, least(q.able, coalesce(d.amount, 0) - coalesce(f.amount, 0) - q.before)) else q.wanted end, q.elastic, q.wanted
from queued q
left join owed d on (d.document_id, d.side, d.partner_id) = (q.debt_id, q.side, q.partner_id)
left join firm f on (f.id, f.side, f.partner_id) = (q.debt_id, q.side, q.partner_id)`

const settle = sql`
update expected_debt e set settled = sign(e.amount)::bigint * t.amount from (
  select x.id, a.side, a.partner_id, sum(x.amount)::bigint as amount from expected_allocation a cross join lateral (values (a.credit_id, coalesce(a.credit_amount, a.amount)), (a.debt_id, a.amount)) x (id, amount) group by x.id, a.side, a.partner_id) t
where (t.id, t.side, t.partner_id) = (e.document_id, e.side, e.partner_id)`

const tables = {
  expected_stock: 'stock_entry',
  expected_balance: 'stock_balance',
  expected_debt: 'debt_entry',
  expected_cash: 'cash_entry',
  expected_allocation: 'allocation',
  expected_kept: 'kept_credit',
  expected_link: 'document_link',
}

/**
 * Fills temporary tables, which exist until the end of the transaction: `expected_stock` (values still open; see
 * valued-stock.ts), `expected_debt`, `expected_allocation`, `expected_kept`, `expected_cash`, `expected_link` and
 * `expected_state` (kinds with derived states). With `readOnly`, the transaction cannot write anything else
 * afterwards.
 */
export const expectLedgers = async (scope: Scope, { readOnly }: { readOnly: boolean }): Promise<void> => {
  const { tx } = scope
  await tx.batch([
    ...Object.entries(tables).map(
      ([name, ledger]) =>
        sql`create temp table ${sql.ident(name)} (like ${sql.ident(ledger)} including defaults) on commit drop`,
    ),
    sql`create temp table expected_claim (credit_id uuid, debt_id uuid, side text, partner_id uuid, document_id uuid, order_id uuid, day date, seq bigint, wanted bigint, elastic boolean, currency_id uuid, rate numeric, other bigint, is_foreign boolean not null default false) on commit drop`,
    sql`create temp table expected_state (id uuid, status integer) on commit drop`,
    // Statuses are derived a chunk of documents at a time.
    sql`create index expected_link_of_source on expected_link (source_document)`,
  ])
  if (readOnly) await tx.query(sql`set transaction read only`)
  await write(scope, await openingsOf(scope))
  const definitions = [...scope.registry.documents.values()]
  for (const definition of definitions) await eachChunk(scope, definition, writeChunk)
  for (const definition of definitions.filter(({ followed }) => followed && 'derive' in followed))
    await eachChunk(scope, definition, writeStates)
  // Without statistics, the planner assumes that new tables are small.
  await tx.query(sql`analyze expected_debt, expected_claim`)
  const settleForeign = await spreadForeign(scope)
  await tx.query(spread)
  await tx.query(settle)
  await settleForeign()
}
