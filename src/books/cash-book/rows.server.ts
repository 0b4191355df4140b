/**
 * The entries of the funds in the order of the book: by day, what came in before what went out, then by number
 * (contract system §10.2). Sums by day say on which days the rows of a page lie and with which balance those days
 * begin, so that a page of a long year reads the entries of a few days only.
 */
import { isStoredId } from '#engine/columns.ts'
import { searchableSql, withDescriptions } from '#engine/document/made-text.ts'
import { seenDocuments } from '#engine/document/seen-documents.ts'
import { kindName, wordIn } from '#engine/listing/report.ts'
import type { ListResult, ListRow } from '#engine/listing/listing.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import { searchTerms } from '#engine/listing/search.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { plannedAnew } from '#engine/tx.ts'
import type { Day } from '#kernel/day.ts'
import { absolute, add, decimal, fromLedger, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import type { ListQuery } from '#model/query.ts'
import { id, nullable, text } from '#model/schema.ts'
import { bookPages, type DayOfBook, type Slice } from './slice.ts'

interface Fund {
  id: string
  name: string
  kind: string
  opening: string
  openingDate: Day | null
  bankName: string | null
  accountNumber: string | null
  /** Null: the base currency. */
  currencyCode: string | null
}

/**
 * The fund that is asked for, or all of them. Each is kept in its own currency, so those of a foreign currency cannot
 * be added to the others and have a book of their own only.
 */
const fundsOf = async ({ tx }: Scope, { narrow = {} }: ListQuery): Promise<Fund[]> => {
  const wanted = narrow['fundId'] ?? ''
  if (wanted !== '' && !isStoredId(wanted)) return []
  return tx.query<Fund>(sql`
select f.id, f.name, f.kind, f.opening_balance as opening, f.opening_date as "openingDate", f.bank_name as "bankName",
  f.account_number as "accountNumber", case when k.is_base is false then k.code end as "currencyCode"
from fund f
left join currency k on k.tenant_id = f.tenant_id and k.id = f.currency_id
where ${sql.ours('f')} and ${wanted === '' ? sql`k.is_base is not false` : sql`f.id = ${wanted}::uuid`}`)
}

interface Asked {
  query: ListQuery
  funds: readonly Fund[]
  /** What the documents must satisfy; null: nothing is searched for. */
  only: Sql | null
}

const ofFunds = (alias: 'c' | 'b', { funds }: Asked): Sql =>
  sql`${sql.ours(alias)} and ${sql.raw(alias)}.fund_id = any(${funds.map(({ id }) => id)}::uuid[])`
const inRange = (alias: 'c' | 'b', { query: { from, to } }: Asked): Sql => {
  const day = sql.raw(`${alias}.day`)
  return sql`${from ? sql` and ${day} >= ${from}::date` : sql.empty}${to ? sql` and ${day} <= ${to}::date` : sql.empty}`
}

/** Every word must occur in the document or in the name of its partner; null: nothing is searched for. */
const searched = async (scope: Scope, { search }: ListQuery): Promise<Sql | null> => {
  const { registry, tx } = scope
  const searchable = searchableSql(scope, registry.documents.values())
  const partners = sql.ident(registry.lists.get('partner')!.table)
  const like = (pattern: string) =>
    sql`select o.id from ${partners} o where ${sql.ours('o')} and o.search like ${pattern}`
  const terms = await searchTerms(
    tx,
    {
      text: sql`d.search`,
      ...(searchable && { within: searchable.within }),
      owners: [{ key: sql`d.partner_id`, like }],
    },
    search,
  )
  return terms.length > 0 ? sql.join(terms, ' and ') : null
}

/** What moved in the funds before the first day. */
const beforeStatement = (asked: Asked): Sql => {
  const { from } = asked.query
  return sql`select coalesce(sum(b.inflow - b.outflow), 0) as moved from cash_day b
where ${ofFunds('b', asked)} and ${from ? sql`b.day < ${from}::date` : sql`false`}`
}

/** The balance a fund began with counts from the first day of the range on, if it began before the range ended. */
const begunWith = ({ funds, query: { to } }: Asked): Decimal =>
  sumOf(funds, (one) => (to && one.openingDate && one.openingDate > to ? zero : decimal(one.opening)))

/** The sums of each day with entries, whose balance it is. */
const daysStatement = (asked: Asked): Sql => sql`
select b.day, sum(b.count)::int as count, sum(b.inflow) as inflow, sum(b.outflow) as outflow
from cash_day b
where ${ofFunds('b', asked)}${inRange('b', asked)}
group by b.day
having sum(b.count) > 0
order by b.day`

/** The same, of those entries that are searched for. */
const foundStatement = (asked: Asked, only: Sql): Sql => sql`
select c.day, count(*)::int as count,
  coalesce(sum(c.amount) filter (where c.amount > 0), 0) as inflow,
  coalesce(-sum(c.amount) filter (where c.amount < 0), 0) as outflow
from cash_entry c
join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
where ${ofFunds('c', asked)}${inRange('c', asked)} and ${only}
group by c.day
order by c.day`

/** Vouchers without a partner name the person who paid or was paid. */
const persons = ({ registry }: Scope): readonly { join: Sql; name: Sql }[] =>
  [...registry.documents.values()]
    .filter(({ trade }) => trade?.as === 'money')
    .map(({ table }, index) => {
      const alias = sql.raw(`v${index}`)
      return {
        join: sql`left join ${sql.ident(table)} ${alias} on ${alias}.tenant_id = e.tenant_id and ${alias}.document_id = e.document_id`,
        name: sql`${alias}.person`,
      }
    })

const bookOrder = sql.raw('day, amount < 0, number, seq, fund_name, fund_id')

/** The rows of a page; the balance within a day runs over all its entries, also those that are not searched for. */
const entriesStatement = (scope: Scope, asked: Asked, slice: Slice): Sql => {
  const { only } = asked
  const people = persons(scope)
  return sql`
with entry as (
  select c.tenant_id, c.document_id, c.fund_id, c.day, c.amount, d.kind, d.number, d.seq, d.description, d.partner_id,
    f.name as fund_name, ${only ? sql`(${only})` : sql`true`} as wanted
  from cash_entry c
  join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
  join fund f on f.tenant_id = c.tenant_id and f.id = c.fund_id
  where ${ofFunds('c', asked)} and c.day = any(${slice.days}::date[])
), run as (
  select entry.*, sum(amount) over (partition by day order by ${bookOrder} rows unbounded preceding) as since from entry
), page as (
  select * from run where wanted order by ${bookOrder} limit ${slice.limit}::bigint offset ${slice.offset}::bigint
)
select e.document_id, e.fund_id, e.day, e.amount, e.kind, e.number, e.description, e.since, e.fund_name,
  coalesce(${sql.join([sql`p.name`, ...people.map(({ name }) => name)])}) as partner_name
from page e
left join partner p on p.tenant_id = e.tenant_id and p.id = e.partner_id
${sql.join(
  people.map(({ join }) => join),
  '\n',
)}
order by ${sql.raw('e.day, e.amount < 0, e.number, e.seq, e.fund_name, e.fund_id')}`
}

interface Entry {
  document_id: string
  fund_id: string
  day: Day
  amount: string
  /** Null: a document that the user does not see. */
  kind: string | null
  number: string
  description: string | null
  /** What moved on this day, with the entry itself. */
  since: string
  fund_name: string
  partner_name: string | null
}

/** What is left of an entry whose document the user does not see. */
const unseen = { document_id: '', kind: null, number: '', description: '', partner_name: '' }

const rowOf = (scope: Scope, entry: Entry, dayStart: Decimal): ListRow => {
  const amount = fromLedger(entry.amount)
  const { kind } = entry
  return {
    id: kind === null ? '' : `${entry.document_id}.${entry.fund_id}`,
    date: entry.day,
    number: entry.number,
    module: kind === null ? '' : scope.registry.documents.get(kind)!.wire.module,
    partnerName: entry.partner_name ?? '',
    description: kind === null ? '' : entry.description || kindName(scope, kind),
    in: amount > 0n ? amount : zero,
    out: amount < 0n ? absolute(amount) : zero,
    balance: add(dayStart, fromLedger(entry.since)),
    fundName: entry.fund_name,
    documentId: kind === null ? null : entry.document_id,
    documentKind: kind,
  }
}

/** Who is limited searches among the documents he sees, and reads the balances of all. */
const onlySeen = async ({ tx }: Scope, asked: Asked, { days }: Slice): Promise<Asked> => {
  if (!asked.only || !tx.limits) return asked
  const found = await tx.query<{ id: string }>(sql`
select d.id from cash_entry c
join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
where ${ofFunds('c', asked)} and c.day = any(${days}::date[]) and ${asked.only}`)
  return { ...asked, only: sql`d.id = any(${found.map(({ id }) => id)}::uuid[])` }
}

const entriesOf = async (own: Scope, asked: Asked, slice: Slice): Promise<Entry[]> => {
  const scope = wholeScope(own)
  const statement = entriesStatement(scope, await onlySeen(own, asked, slice), slice)
  const entries = await scope.tx.query<Entry>(plannedAnew(statement))
  const ids = entries.map(({ document_id: id }) => id)
  const seen = await seenDocuments(own, ids)
  const shown = seen ? entries.map((one) => (seen.has(one.document_id) ? one : { ...one, ...unseen })) : entries
  return withDescriptions(own, shown, ({ kind }) => kind)
}

const openingRow = (scope: Scope, balance: Decimal): ListRow => ({
  id: 'opening',
  date: null,
  number: '',
  module: '',
  partnerName: '',
  description: wordIn(scope, 'cashBook.opening'),
  in: zero,
  out: zero,
  balance,
  fundName: '',
  documentId: null,
  documentKind: null,
})

type DayRow = { day: Day; count: number; inflow: string; outflow: string }
const readDay = ({ day, count, inflow, outflow }: DayRow): DayOfBook => ({
  day,
  count,
  in: fromLedger(inflow),
  out: fromLedger(outflow),
})

const book = async (own: Scope, query: ListQuery): Promise<ListResult> => {
  // Money is an account of the whole business: the right to read the book opens all amounts of it, in one order for
  // everybody. Of documents that the user does not see, it tells nothing else, and no word finds them.
  const [funds, only] = await Promise.all([fundsOf(own, query), searched(own, query)])
  const asked = { query, funds, only }
  const [before, days, found] = await own.tx.batch([
    plannedAnew(beforeStatement(asked)),
    plannedAnew(daysStatement(asked)),
    ...(only ? [plannedAnew(foundStatement(asked, only))] : []),
  ])
  const [{ moved }] = before as [{ moved: string }]
  const opening = add(begunWith(asked), fromLedger(moved))
  const all = (days as DayRow[]).map(readDay)
  const shown = found ? (found as DayRow[]).map(readDay) : all
  const { startOf, closing, slice } = bookPages({ opening, all, shown }, query)
  const entries = slice ? await entriesOf(own, asked, slice) : []
  const first = query.offset === 0 && query.limit > 0 ? [openingRow(own, opening)] : []
  return {
    rows: [...first, ...entries.map((entry) => rowOf(own, entry, startOf.get(entry.day)!))],
    totalCount: shown.reduce((count, day) => count + day.count, 1),
    sums: { opening, in: sumOf(shown, (day) => day.in), out: sumOf(shown, (day) => day.out), closing },
  }
}

/**
 * The form of a fund of cash or, for a bank account, that of deposits. Of tills and bank accounts together the state
 * knows no book.
 */
const print: RowSource['print'] = async (scope, query) => {
  const funds = await fundsOf(scope, query)
  const [fund, ...others] = funds
  const hasDeposits = funds.some(({ kind }) => kind === 'bank')
  if (!fund || others.length > 0) return { code: 'SOQUY', values: { hasDeposits } }
  const { name, bankName, accountNumber, currencyCode } = fund
  return {
    code: hasDeposits ? 'SOTIENGUI' : 'SOQUY',
    values: {
      hasDeposits,
      fundName: name,
      bankName: bankName ?? '',
      accountNumber: accountNumber ?? '',
      ...(currencyCode && { currencyCode }),
    },
  }
}

export const rows: RowSource = {
  rows: book,
  extraSchema: { documentId: nullable(id), documentKind: nullable(text) },
  extra: ({ documentId, documentKind }) => ({
    documentId: documentId as string | null,
    documentKind: documentKind as string | null,
  }),
  // The workbook names the kind of document as people do.
  sheetRow: (scope, row) => ({
    ...row,
    module: typeof row['documentKind'] === 'string' ? kindName(scope, row['documentKind']) : '',
  }),
  print,
}
