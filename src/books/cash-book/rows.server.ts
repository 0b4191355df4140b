/**
 * The entries of the funds in the order of the book: by day, what came in before what went out, then by number
 * (contract system §10.2). Sums by day say on which days the rows of a page lie and with which balance those days
 * begin, so that a page of a long year reads the entries of a few days only.
 */
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
import { daysOf, entriesOf, fundsOf, idsOf, openedBefore, openedWithin, type FundQuestion } from './funds.server.ts'
import { bookPages, type DayOfBook, type Slice } from './slice.ts'
import { inTextOrder } from '#engine/text-order.ts'

const inRange = (alias: 'c' | 'b', { query: { from, to } }: FundQuestion): Sql => {
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
      amounts: true,
    },
    search,
  )
  return terms.length > 0 ? sql.join(terms, ' and ') : null
}

/** What moved in the funds before the first day. */
const beforeStatement = (asked: FundQuestion): Sql => {
  const { from } = asked.query
  return sql`select coalesce(sum(b.inflow - b.outflow), 0) as moved from ${daysOf(asked)} b
where ${from ? sql`b.day < ${from}::date` : sql`false`}`
}

/** The sums of each day with entries, whose balance it is. */
const daysStatement = (asked: FundQuestion): Sql => sql`
select b.day, sum(b.count)::int as count, sum(b.inflow) as inflow, sum(b.outflow) as outflow
from ${daysOf(asked)} b
where true${inRange('b', asked)}
group by b.day
having sum(b.count) > 0
order by b.day`

/** The same, of those entries that are searched for. */
const foundStatement = (asked: FundQuestion, only: Sql): Sql => sql`
select c.day, count(*)::int as count,
  coalesce(sum(c.amount) filter (where c.amount > 0), 0) as inflow,
  coalesce(-sum(c.amount) filter (where c.amount < 0), 0) as outflow
from ${entriesOf(asked)} c
join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
where ${only}${inRange('c', asked)}
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

const bookOrder = sql`day, not is_opening, amount < 0, number ${inTextOrder}, seq, fund_name ${inTextOrder}, fund_id`

/** What funds began with on days of the page, as entries that come before all others; a search finds none of them. */
const openingsSql = (asked: FundQuestion, days: readonly Day[]): Sql => {
  const opened = openedWithin(asked).filter(({ openingDate }) => days.includes(openingDate!))
  if (opened.length === 0) return sql.empty
  return sql`
  union all select f.tenant_id, null, f.id, f.opening_date, (o.amount * 10000)::bigint, null, '', 0, null, null,
    f.name, ${asked.only === null}::boolean, true
  from unnest(${idsOf(opened)}::uuid[], ${opened.map(({ opening }) => opening)}::numeric[]) o (id, amount)
  join fund f on ${sql.ours('f')} and f.id = o.id`
}

/** The rows of a page; the balance within a day runs over all its entries, also those that are not searched for. */
const entriesStatement = (scope: Scope, asked: FundQuestion, slice: Slice): Sql => {
  const { only } = asked
  const people = persons(scope)
  return sql`
with entry as (
  select c.tenant_id, c.document_id, c.fund_id, c.day, c.amount, d.kind, d.number, d.seq, d.description, d.partner_id,
    f.name as fund_name, ${only ? sql`(${only})` : sql`true`} as wanted, false as is_opening
  from ${entriesOf(asked)} c
  join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
  join fund f on f.tenant_id = c.tenant_id and f.id = c.fund_id
  where c.day = any(${slice.days}::date[])${openingsSql(asked, slice.days)}
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
order by e.day, not e.is_opening, e.amount < 0, e.number ${inTextOrder}, e.seq, e.fund_name ${inTextOrder}, e.fund_id`
}

interface Entry {
  /** Null: what the fund began with. */
  document_id: string | null
  fund_id: string
  day: Day
  amount: string
  /** Null: what a fund began with, or a document that the user does not see. */
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
const nothing = {
  number: '',
  module: '',
  partnerName: '',
  in: zero,
  out: zero,
  documentId: null,
  documentKind: null,
}

const rowOf = (scope: Scope, entry: Entry, dayStart: Decimal): ListRow => {
  const { kind, document_id: documentId, fund_name: fundName } = entry
  const balance = add(dayStart, fromLedger(entry.since))
  const placed = { id: `${documentId ?? 'opening'}.${entry.fund_id}`, date: entry.day, balance, fundName }
  if (documentId === null)
    return { ...nothing, ...placed, module: 'Opening', description: wordIn(scope, 'cashBook.opening') }
  const amount = fromLedger(entry.amount)
  const moved = { in: amount > 0n ? amount : zero, out: amount < 0n ? absolute(amount) : zero }
  if (kind === null) return { ...nothing, ...placed, ...moved, id: '', description: '' }
  return {
    ...placed,
    ...moved,
    number: entry.number,
    module: scope.registry.documents.get(kind)!.wire.module,
    partnerName: entry.partner_name ?? '',
    description: entry.description || kindName(scope, kind),
    documentId,
    documentKind: kind,
  }
}

/** Who is limited searches among the documents he sees, and reads the balances of all. */
const onlySeen = async ({ tx }: Scope, asked: FundQuestion, { days }: Slice): Promise<FundQuestion> => {
  if (!asked.only || !tx.limits) return asked
  const found = await tx.query<{ id: string }>(sql`
select d.id from cash_entry c
join document d on d.tenant_id = c.tenant_id and d.id = c.document_id
where ${sql.ours('c')} and c.fund_id = any(${idsOf(asked.funds)}::uuid[]) and c.day = any(${days}::date[]) and ${asked.only}`)
  return { ...asked, only: sql`d.id = any(${found.map(({ id }) => id)}::uuid[])` }
}

const shownEntries = async (own: Scope, asked: FundQuestion, slice: Slice): Promise<Entry[]> => {
  const scope = wholeScope(own)
  const statement = entriesStatement(scope, await onlySeen(own, asked, slice), slice)
  const entries = await scope.tx.query<Entry>(plannedAnew(statement))
  const ids = entries.flatMap(({ document_id: id }) => id ?? [])
  const seen = await seenDocuments(own, ids)
  const isHidden = ({ document_id: id }: Entry) => seen !== null && id !== null && !seen.has(id)
  const shown = entries.map((one) => (isHidden(one) ? { ...one, ...unseen } : one))
  return withDescriptions(own, shown, ({ kind }) => kind)
}

const openingRow = (scope: Scope, balance: Decimal): ListRow => ({
  ...nothing,
  id: 'opening',
  date: null,
  description: wordIn(scope, 'cashBook.opening'),
  balance,
  fundName: '',
})

type DayRow = { day: Day; count: number; inflow: string; outflow: string }
const readDay = ({ day, count, inflow, outflow }: DayRow): DayOfBook => ({
  day,
  count,
  begins: zero,
  in: fromLedger(inflow),
  out: fromLedger(outflow),
})

/** The days of the entries and of what funds began with; `isShown`: these are rows too. */
const withOpenings = (asked: FundQuestion, days: readonly DayOfBook[], isShown: boolean): DayOfBook[] => {
  const found = new Map(days.map((one) => [one.day, one]))
  for (const { openingDate, opening } of openedWithin(asked)) {
    const day = openingDate!
    const one = found.get(day) ?? { day, count: 0, begins: zero, in: zero, out: zero }
    found.set(day, { ...one, count: one.count + (isShown ? 1 : 0), begins: add(one.begins, decimal(opening)) })
  }
  return [...found.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

const book = async (own: Scope, query: ListQuery): Promise<ListResult> => {
  // Money is an account of the whole business: the right to read the book opens all amounts of it, in one order for
  // everybody. Of documents that the user does not see, it tells nothing else, and no word finds them.
  const [funds, only] = await Promise.all([fundsOf(own, query), searched(own, query)])
  const asked: FundQuestion = { query, funds, only, baseDecimals: own.baseCurrency?.decimals ?? 0 }
  const [[before, days], [found]] = await Promise.all([
    // Of a foreign fund they are made of documents, also of those that the user does not see.
    own.tx.whole.batch([plannedAnew(beforeStatement(asked)), plannedAnew(daysStatement(asked))]),
    only ? own.tx.batch([plannedAnew(foundStatement(asked, only))]) : [],
  ])
  const [{ moved }] = before as [{ moved: string }]
  const opening = add(openedBefore(asked), fromLedger(moved))
  const all = withOpenings(asked, (days as DayRow[]).map(readDay), !found)
  const shown = found ? (found as DayRow[]).map(readDay) : all
  const { startOf, closing, slice } = bookPages({ opening, all, shown }, query)
  const entries = slice ? await shownEntries(own, asked, slice) : []
  const first = query.offset === 0 && query.limit > 0 ? [openingRow(own, opening)] : []
  return {
    rows: [...first, ...entries.map((entry) => rowOf(own, entry, startOf.get(entry.day)!))],
    totalCount: shown.reduce((count, day) => count + day.count, 1),
    sums: {
      opening: add(
        opening,
        sumOf(all, (day) => day.begins),
      ),
      in: sumOf(shown, (day) => day.in),
      out: sumOf(shown, (day) => day.out),
      closing,
    },
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
  moneyOf: async (scope, range) =>
    (await book(scope, { ...range, search: '', sort: [], filters: [], offset: 0, limit: 0 })).sums,
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
