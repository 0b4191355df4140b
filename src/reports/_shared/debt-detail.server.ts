/**
 * Debts by document, with the balance after each: of one partner, or of all partners in blocks (contract reports R10,
 * R14).
 */
import type { DayRange } from '#kernel/day.ts'
import { add, fromLedger, subtract, zero, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { Row } from '#model/table.ts'
import {
  answers,
  describedDocument,
  ROW_LIMIT,
  wordIn,
  type LiveAnswer,
  type ReportAnswer,
  type ReportModule,
} from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { withDescriptions } from '#engine/document/made-text.ts'
import { seenDocuments } from '#engine/document/seen-documents.ts'
import { debtsSince, type Side } from '#engine/ledger/read-debts.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { partnerTerms, type PartnerFilter } from './filters.server.ts'
import type { DebtDetail } from './debts.ts'
import { fromUnits, without, type SqlRow } from './rows.server.ts'
import { inTextOrder } from '#engine/text-order.ts'

type DebtDetailParams = DayRange & PartnerFilter

export interface Debtor {
  id: string
  code: string
  name: string
  opening: string
  documents: string
}

/**
 * Partners that had a debt at the start of the range or entries in it, with their balance at the start: today's
 * balance minus all entries since. Opening debts up to the end of the range count as opening.
 */
const partners = (side: Side, params: DebtDetailParams): Sql => sql`
with part as (
  ${debtsSince(
    side,
    { from: params.from, partners: (column) => partnerTerms(column, params) },
    {
      held: sql`0 as documents`,
      moved: sql`coalesce(sum(e.amount) filter (where e.column_name = 'opening' and e.day <= ${params.to}), 0) - sum(e.amount),
    count(distinct e.document_id) filter (where e.column_name <> 'opening' and e.day <= ${params.to})`,
    },
  )}
), owed as (
  select part.partner_id, sum(part.opening) as opening, sum(part.documents) as documents
  from part
  group by part.partner_id
)
select p.id, p.code, p.name, o.opening, o.documents
from owed o
join partner p on ${sql.ours('p')} and p.id = o.partner_id
where o.opening <> 0 or o.documents > 0
order by p.code_key, p.id`

/**
 * Documents in the same order, each followed by the exchange differences that belong to it; within a day debts before returns before payments. `offset 0` makes PostgreSQL look up
 * joined rows by key, because the planner does not know how few there are.
 */
const documents = (side: Side, params: DebtDetailParams): Sql => sql`
select p.code as "partnerCode", d.id as "documentId", d.kind as "documentKind", m.day as "date", d.number, d.description, m.incurred, m.returned, m.paid, m.difference
from (
  select e.partner_id, e.document_id, e.day, min(case e.column_name when 'incurred' then 1 when 'returned' then 2 else 3 end) as place,
    coalesce(sum(e.amount) filter (where e.column_name = 'incurred'), 0) as incurred, coalesce(-sum(e.amount) filter (where e.column_name = 'returned'), 0) as returned,
    coalesce(-sum(e.amount) filter (where e.column_name = 'paid'), 0) as paid, false as difference
  from debt_entry e
  where ${sql.ours('e')} and e.side = ${side} and e.day between ${params.from} and ${params.to} and e.column_name <> 'opening'${partnerTerms(sql`e.partner_id`, params)}
  group by e.partner_id, e.document_id, e.day
  union all
  select x.partner_id, l.document_id, x.day, l.place, 0, 0, -sum(x.amount), true
  from exchange_difference x
  cross join lateral (
    select e.document_id, case when e.day < x.day then 3 when e.column_name = 'incurred' then 1 when e.column_name = 'returned' then 2 else 3 end as place
    from debt_entry e left join document o on o.tenant_id = e.tenant_id and o.id = e.document_id
    where ${sql.ours('e')} and e.document_id in (x.credit_id, x.debt_id) and e.side = x.side and e.partner_id = x.partner_id
    order by e.day desc, o.seq desc nulls last limit 1
  ) l
  where ${sql.ours('x')} and x.side = ${side} and x.day between ${params.from} and ${params.to}${partnerTerms(sql`x.partner_id`, params)}
  group by x.partner_id, l.document_id, x.day, l.place having sum(x.amount) <> 0
) m
left join lateral (select * from document d where ${sql.ours('d')} and d.id = m.document_id offset 0) d on true
cross join lateral (select * from partner p where ${sql.ours('p')} and p.id = m.partner_id offset 0) p
order by p.code_key, p.id, m.day, m.place, d.number ${inTextOrder}, d.seq, m.difference
limit ${ROW_LIMIT + 1}`

const columns = ['incurred', 'returned', 'paid'] as const
type Totals = Record<(typeof columns)[number], Decimal>

const still: Row = {
  date: '',
  number: '',
  incurred: zero,
  returned: zero,
  paid: zero,
  documentId: null,
  documentKind: null,
}

interface Writer {
  /**
   * Returns the report rows for the next documents, including the first and last rows of blocks that start and end
   * among them.
   */
  take(moved: readonly SqlRow[]): Row[]
  /** Returns the remaining rows after the last document. */
  rest(): Row[]
  readonly totals: Totals
  readonly closing: Decimal
}

interface DebtShape {
  /** Rows are numbered and name their partner. Otherwise all rows belong to the requested partner. */
  inBlocks: boolean
}

/** The difference belongs to the later of two documents, directly after it (decision 0080). */
const cellsOf = (scope: Scope, { difference, ...row }: Row): Row => {
  const isSeen = row['documentKind'] !== null
  const words = difference && isSeen ? { description: wordIn(scope, 'report.exchangeDifference') } : {}
  return { ...row, ...describedDocument(scope, row), ...words }
}

/**
 * In a report of all partners, each block has an opening and a closing row; a report of one partner has no closing
 * row.
 */
const createWriter = (
  scope: Scope,
  all: readonly Debtor[],
  { isOne, inBlocks }: DebtShape & { isOne: boolean },
): Writer => {
  const totals: Totals = { incurred: zero, returned: zero, paid: zero }
  let at = -1
  let remaining = zero
  let closing = zero
  let ordinal = 0
  const rowOf = (cells: Row): Row => {
    const { code, name } = all[at]!
    ordinal += 1
    const row: Row = { ...cells, partnerCode: code, partnerName: name, remaining, ordinal }
    return inBlocks ? row : without(row, ['partnerCode', 'partnerName', 'ordinal'])
  }
  const edge = (label: string): Row => rowOf({ ...still, description: wordIn(scope, label) })
  const end = (): Row[] => {
    if (at < 0) return []
    closing = add(closing, remaining)
    return isOne ? [] : [edge('report.closingDebt')]
  }
  const next = (): Row[] => {
    const ended = end()
    at += 1
    if (at >= all.length) return ended
    remaining = fromLedger(all[at]!.opening)
    ordinal = 0
    return [...ended, edge('report.openingDebt')]
  }
  /** A row of a document that the user does not see belongs to the block it stands in, and names nobody. */
  const unnamed: Row = inBlocks ? { partnerCode: '', partnerName: '' } : {}
  const document = (one: SqlRow): Row => {
    const row = fromUnits(one, columns)
    const { incurred, returned, paid } = row as Totals
    for (const key of columns) totals[key] = add(totals[key], row[key] as Decimal)
    remaining = add(remaining, subtract(incurred, add(returned, paid)))
    const described = rowOf(cellsOf(scope, row))
    return row['documentKind'] === null ? { ...described, ...unnamed } : described
  }
  return {
    take: (moved) =>
      moved.flatMap((one) => {
        const rows: Row[] = []
        while (all[at]?.code !== one['partnerCode']) rows.push(...next())
        rows.push(document(one))
        return rows
      }),
    rest: () => {
      const rows: Row[] = []
      while (at < all.length) rows.push(...next())
      return rows
    },
    totals,
    get closing() {
      return closing
    },
  }
}

/**
 * The documents are read in the order of the whole business, so that everybody reads the same balance after each. Of those
 * that the user does not see, only what they do to the balance is told.
 */
const seenRows = async (scope: Scope, rows: SqlRow[]): Promise<SqlRow[]> => {
  const ids = rows.map((row) => row['documentId'] as string)
  const seen = await seenDocuments(scope, ids)
  const unseen = { documentId: null, documentKind: null, number: null, description: null }
  const shown = seen ? rows.map((row) => (seen.has(row['documentId'] as string) ? row : { ...row, ...unseen })) : rows
  return withDescriptions(scope, shown, (row) => row['documentKind'])
}

/** Partners without debt and entries are left out, here and below. */
export const debtors = ({ tx }: Scope, params: DebtDetailParams, side: Side): Promise<Debtor[]> =>
  tx.query<Debtor & Record<string, unknown>>(partners(side, params))
export const documentCount = (all: readonly Debtor[]): number =>
  all.reduce((count, one) => count + Number(one.documents), 0)

/** The block of each partner in the report of all of them, by code: the opening row, the documents, the closing row. */
export const debtBlocks = async (
  scope: Scope,
  params: DebtDetailParams,
  { side, all }: { side: Side; all: readonly Debtor[] },
): Promise<ReadonlyMap<string, Row[]>> => {
  const writer = createWriter(scope, all, { isOne: false, inBlocks: true })
  const moved = await seenRows(scope, await scope.tx.whole.query<SqlRow>(documents(side, params)))
  const rows = [...writer.take(moved), ...writer.rest()]
  // Rows of documents that are not seen name no partner.
  let block = ''
  return Map.groupBy(rows, (row) => (block = (row['partnerCode'] as string) || block))
}

/** Throws Refused if there are too many rows. */
const debtDetail = async (
  scope: Scope,
  params: DebtDetailParams,
  { side, inBlocks }: DebtShape & { side: Side },
): Promise<ReportAnswer | LiveAnswer> => {
  const owed = debtors(scope, params, side)
  const moved = scope.tx.whole.pieces<SqlRow>(documents(side, params))
  const all = await owed
  const isOne = params.partner !== null
  const edges = isOne ? all.length : 2 * all.length
  if (edges + documentCount(all) > ROW_LIMIT) throw new Refused([problem('', 'reportTooBig')])
  if (all.length === 0) return { rows: [] }
  const writer = createWriter(scope, all, { isOne, inBlocks })
  const read = async function* (): AsyncGenerator<Row[]> {
    for await (const piece of moved) yield writer.take(await seenRows(scope, piece))
    yield writer.rest()
  }
  return {
    pieces: read(),
    end: () => ({
      sums: { remaining: writer.closing },
      extra: {
        partnerName: isOne ? all[0]!.name : '',
        incurredTotal: writer.totals.incurred,
        paidTotal: writer.totals.paid,
        returnedTotal: writer.totals.returned,
        closing: writer.closing,
      },
    }),
  }
}

/** Registers the report of one side. */
export const debtDetailReport = (definition: DebtDetail, side: Side): ReportModule => {
  const inBlocks = definition.groupBy !== undefined
  return answers(definition, (scope, params) => debtDetail(scope, params, { side, inBlocks }))
}
