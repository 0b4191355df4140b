/** One partner's debts, document by document, with the balance after each (contract reports R10, R14). */
import type { DayRange } from '#kernel/day.ts'
import { add, fromLedger, subtract, sumOf, zero, type Decimal } from '#kernel/decimal.ts'
import type { Row } from '#model/table.ts'
import { kindName, ROW_LIMIT, type ReportAnswer } from '#engine/report.ts'
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Side } from './debts.server.ts'
import { partnerTerms, type PartnerFilter } from './filters.server.ts'
import { fromUnits, numbered, type SqlRow } from './rows.server.ts'

export type DebtAsk = DayRange & PartnerFilter & { partner: string }

const partnerOf = (ask: DebtAsk): Sql => sql`select p.name from partner p where true${partnerTerms(sql`p.id`, ask)}`

/** Opening debts count as opening up to the end of the range. */
const opening = (side: Side, { partner, from, to }: DebtAsk): Sql => sql`
select coalesce(sum(e.amount), 0) as amount
from debt_entry e
where e.partner_id = ${partner} and e.side = ${side} and e.day <= ${to} and (e.day < ${from} or e.column_name = 'opening')`

/** On one day debts stand before returns, returns before payments. */
const documents = (side: Side, { partner, from, to }: DebtAsk): Sql => sql`
select d.id as "documentId", d.kind as "documentKind", e.day as "date", d.number, d.description,
  coalesce(sum(e.amount) filter (where e.column_name = 'incurred'), 0) as incurred, coalesce(-sum(e.amount) filter (where e.column_name = 'returned'), 0) as returned,
  coalesce(-sum(e.amount) filter (where e.column_name = 'paid'), 0) as paid
from debt_entry e
join document d on d.tenant_id = e.tenant_id and d.id = e.document_id
where e.partner_id = ${partner} and e.side = ${side} and e.day between ${from} and ${to} and e.column_name <> 'opening'
group by d.id, d.kind, d.number, d.description, d.seq, e.day
order by e.day, min(case e.column_name when 'incurred' then 1 when 'returned' then 2 else 3 end), d.number, d.seq
limit ${ROW_LIMIT + 1}`

const first = (remaining: Decimal): Row => ({
  date: '',
  number: '',
  description: 'Số dư đầu kỳ',
  incurred: zero,
  returned: zero,
  paid: zero,
  remaining,
  documentId: null,
  documentKind: null,
})

const rowsOf = (scope: Scope, start: Decimal, moved: readonly SqlRow[]): Row[] => {
  let remaining = start
  return [
    first(start),
    ...moved.map((one): Row => {
      const row = fromUnits(one, ['incurred', 'returned', 'paid'])
      remaining = add(
        remaining,
        subtract(row['incurred'] as Decimal, add(row['returned'] as Decimal, row['paid'] as Decimal)),
      )
      return {
        ...row,
        description: (row['description'] as string | null) || kindName(scope, row['documentKind'] as string),
        remaining,
      }
    }),
  ]
}

/** Nothing at all for a partner who neither owes nor moved. */
export const debtDetail = async (scope: Scope, side: Side, ask: DebtAsk): Promise<ReportAnswer> => {
  const [partners, starts, moved] = await scope.tx.batch([partnerOf(ask), opening(side, ask), documents(side, ask)])
  const [partner] = partners as { name: string }[]
  const start = fromLedger((starts as { amount: string }[])[0]?.amount ?? '0')
  if (!partner || (moved!.length === 0 && start === 0n)) return { rows: [] }
  const rows = rowsOf(scope, start, moved as SqlRow[])
  const total = (key: string) => sumOf(rows, (row) => row[key] as Decimal)
  const closing = rows.at(-1)!['remaining'] as Decimal
  return {
    rows: numbered(rows),
    sums: { remaining: closing },
    extra: {
      partnerName: partner.name,
      incurredTotal: total('incurred'),
      paidTotal: total('paid'),
      returnedTotal: total('returned'),
      closing,
    },
  }
}
