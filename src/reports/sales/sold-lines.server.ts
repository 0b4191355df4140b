/** Lines of posted bills (+) and returns (−) dated in a range: what every sales report counts (contract reports §1.1). In the document's currency. */
import { isPostedSql } from '#engine/states.ts'
import type { DayRange } from '#kernel/day.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { partnerTerms, productTerms, type PartnerFilter, type ProductFilter } from '../_shared/filters.server.ts'

type SalesFilter = DayRange & PartnerFilter & ProductFilter

interface Source {
  kind: string
  table: string
  sign: 1 | -1
}

const linesOf = ({ kind, table, sign }: Source, filter: SalesFilter): Sql => sql`
  select d.tenant_id, d.id as document_id, d.kind, d.number, d.day, d.seq, d.partner_id, d.store_id, d.exchange_rate, ${sql.raw(String(sign))} as sign, l.ordinal, l.product_id,
    l.unit_name, l.quantity, l.base_quantity, l.unit_price, l.gross, l.discount + l.order_discount_share as discount, l.taxable
  from document d
  join ${sql.ident(table)} l on l.tenant_id = d.tenant_id and l.document_id = d.id
  where d.kind = ${kind} and ${isPostedSql('d')} and d.day between ${filter.from} and ${filter.to}${partnerTerms(sql`d.partner_id`, filter)}${productTerms(sql`l.product_id`, filter)}`

export const soldLines = (
  filter: SalesFilter,
): Sql => sql`${linesOf({ kind: 'salesBill', table: 'sales_bill_line', sign: 1 }, filter)}
  union all ${linesOf({ kind: 'salesReturn', table: 'sales_return_line', sign: -1 }, filter)}`
