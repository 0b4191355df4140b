import { answers, ROW_LIMIT, type ReportModule, type ReportParams } from '#engine/listing/report.ts'
import { openingWords } from '#engine/document/opening-words.ts'
import { OPENING_KIND } from '#engine/ledger/opening.ts'
import { openEntriesAt, type Side } from '#engine/ledger/read-debts.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'
import type { Row } from '#model/table.ts'
import { answerOf } from './beginning.server.ts'
import { ages, askByPartner, inAges, overdueAmounts, partnerOrder, termsOf, type Partners } from './debts.server.ts'
import type { OverdueVouchers } from './overdue-vouchers.ts'
import { fromUnits, type SqlRow } from './rows.server.ts'

type Params = ReportParams<OverdueVouchers>

/**
 * Every voucher that is open at the end of the day, in the column of its age. Partners of whom the ageing has no row
 * have none here either: what is open of them cancels itself out.
 */
const vouchers = (side: Side, params: Params & { partners: Partners }): Sql => sql`
with ${openEntriesAt(side, { day: params.to, partners: termsOf(params), columns: sql`, e.document_id, e.day` })}, voucher as (
  select o.partner_id, o.document_id, o.day, o.due, o.amount, sum(o.rest)::bigint as rest, ${ages(params.to)} as days
  from open_entry o
  group by o.partner_id, o.document_id, o.day, o.due, o.amount, o.column_name
  having sum(o.rest) <> 0
), owed as (
  select a.partner_id from voucher a group by a.partner_id having (${sql.join(inAges.map(({ sum }) => sum))}) <> (0, 0, 0, 0, 0)
)
select p.code as "partnerCode", p.name as "partnerName", d.id as "documentId", d.kind as "documentKind", d.number, v.day as "date", v.due,
  v.amount, v.rest as "totalDebt", ${sql.join(inAges.map(({ name, at }) => sql`case when ${at(sql`v.days`)} then v.rest else 0 end as ${sql.raw(`"${name}"`)}`))}
from voucher v
cross join lateral (select * from partner p where ${sql.ours('p')} and p.id = v.partner_id offset 0) p
left join lateral (select * from document d where ${sql.ours('d')} and d.id = v.document_id offset 0) d on true
where v.partner_id in (select partner_id from owed)
order by ${partnerOrder}, p.id, v.due nulls last, v.day, d.number ${inTextOrder}, d.seq
limit ${ROW_LIMIT + 1}`

export const overdueVouchersReport = (definition: OverdueVouchers, side: Side): ReportModule =>
  answers(definition, async (scope, params: Params) => {
    const found = await askByPartner(scope, { side, params, order: partnerOrder }, (partners) =>
      vouchers(side, { ...params, partners }),
    )
    return answerOf(found, (row: SqlRow): Row => {
      const made = fromUnits(row, ['amount', ...overdueAmounts])
      made['number'] =
        row['documentKind'] === OPENING_KIND ? openingWords(scope).number : ((row['number'] as string | null) ?? '')
      return made
    })
  })
