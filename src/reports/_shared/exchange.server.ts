/** The allocations that took another amount in base currency than they were worth, in the order of their days. */
import { answers, ROW_LIMIT, type ReportModule } from '#engine/listing/report.ts'
import type { Side } from '#engine/ledger/read-debts.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { inTextOrder } from '#engine/text-order.ts'
import type { DayRange } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import type { ExchangeDifference } from './exchange.ts'
import { partnerTerms, type PartnerFilter } from './filters.server.ts'
import { fromUnits, madeRows, type SqlRow } from './rows.server.ts'

/** A gain has a plus on both sides. Documents that a user may not see have no number. */
const differences = (side: Side, params: DayRange & PartnerFilter): Sql => sql`
select x.day as "date", d.id as "documentId", d.kind as "documentKind", coalesce(d.number, '') as number, p.code as "partnerCode", p.name as "partnerName",
  coalesce(v.number, '') as "voucherNumber", m.code as "currencyCode", x.currency_amount as "amountCurrency",
  coalesce(c.rate, 1)::text as "rateDocument", coalesce(e.rate, 1)::text as "rateSettled", x.worth, x.taken, ${side === 'receivable' ? sql`x.amount` : sql`-x.amount`} as difference
from exchange_difference x
join partner p on p.tenant_id = x.tenant_id and p.id = x.partner_id
left join debt_entry c on c.tenant_id = x.tenant_id and c.document_id = x.credit_id and c.side = x.side and c.partner_id = x.partner_id
left join debt_entry e on e.tenant_id = x.tenant_id and e.document_id = x.debt_id and e.side = x.side and e.partner_id = x.partner_id
left join document d on d.tenant_id = x.tenant_id and d.id = coalesce(x.credit_id, x.debt_id)
left join document v on v.tenant_id = x.tenant_id and v.id = x.debt_id
left join currency m on m.tenant_id = x.tenant_id and m.id = coalesce(e.currency_id, c.currency_id)
where ${sql.ours('x')} and x.side = ${side} and x.day between ${params.from} and ${params.to} and x.amount <> 0${partnerTerms(sql`x.partner_id`, params)}
order by x.day, d.number ${inTextOrder}, v.number ${inTextOrder}, x.debt_id
limit ${ROW_LIMIT + 1}`

export const exchangeReport = (definition: ExchangeDifference, side: Side): ReportModule =>
  answers(definition, async (scope, params) => {
    const rows = await scope.tx.query<SqlRow>(differences(side, params))
    return {
      rows: await madeRows(rows, (row) => ({
        ...fromUnits(row, ['amountCurrency', 'worth', 'taken', 'difference']),
        rateDocument: decimal(row['rateDocument'] as string),
        rateSettled: decimal(row['rateSettled'] as string),
      })),
    }
  })
