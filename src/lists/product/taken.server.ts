/**
 * What a partner took last: his newest documents, one row per product and unit. Forms ask for it once, when the partner
 * is known; lists of goods then put the unit he took first, and show its price, without asking again.
 */
import { isStoredId } from '#engine/columns.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { isPostedSql } from '#engine/states.ts'
import { sql, type Sql } from '#engine/sql.ts'
import type { Day } from '#kernel/day.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { may } from '#model/right.ts'
import { linePriceIn } from './asked-currency.server.ts'
import type { Deal } from './price.server.ts'

export interface TakenGoods {
  product: string
  code: string
  unit: string
  quantity: Decimal
  /** Null for what the user took for other partners, and where he may not see what was paid. */
  price: Decimal | null
  day: Day
  number: string
}
interface Question extends Deal {
  /** Only this document, in its own currency: what a return may bring back. */
  document: string | null
}

/** The number of newest documents that are searched, and the maximum number of rows. */
const DOCUMENTS_BACK = 200
const MOST_ROWS = 400

const kinds = { 1: 'salesBill', 2: 'purchaseReceipt' } as const

/** Which documents are searched: the named one, those of the partner, or those this user made. */
const narrowedTo = ({ user }: Scope, { partner, document }: Question): { within: Sql; after: Sql } => {
  if (document !== null) return { within: sql`d.id = ${document}`, after: sql`true` }
  if (partner !== null) return { within: sql`d.partner_id = ${partner}`, after: sql`true` }
  // Among the newest of all, so that no index of makers is needed.
  return { within: sql`true`, after: sql`d.created_by_id = ${user.id}` }
}

export const lastTaken = async (scope: Scope, question: Question): Promise<TakenGoods[]> => {
  const { tx, today, user, registry } = scope
  const kind = registry.documents.get(kinds[question.type])
  const [partner, document] = [question.partner, question.document]
  if (!kind || !(user.isAdmin || may(user.rights, kind.right, 'R'))) return []
  if ((partner !== null && !isStoredId(partner)) || (document !== null && !isStoredId(document))) return []
  const { within, after } = narrowedTo(scope, question)
  const isPriced = (partner !== null || document !== null) && (question.type === 1 || sightFor(scope).cost)
  const inMoney = document === null ? linePriceIn(question.currency) : sql`l.unit_price`
  const rows = await tx.query<{
    product_id: string
    code: string
    unit_id: string
    quantity: string
    unit_price: string | null
    day: Day
    number: string
  }>(
    sql`with newest as materialized (select d.id, d.tenant_id, d.day, d.seq, d.number, d.currency_id, d.exchange_rate, d.created_by_id from document d
where ${sql.ours('d')} and ${within} and d.kind = ${kind.name} and ${isPostedSql('d')} and d.day <= ${question.date ?? today}
order by d.day desc, d.seq desc limit ${DOCUMENTS_BACK})
select t.product_id, p.code, t.unit_id, t.quantity, t.unit_price, t.day, t.number
from (select distinct on (l.product_id, l.unit_id) l.product_id, l.unit_id, l.ordinal, d.day, d.seq, d.number, ${inMoney} as unit_price,
  sum(l.quantity) over (partition by l.product_id, l.unit_id, d.id) as quantity
  from newest d join ${sql.ident(`${kind.table}_line`)} l on ${sql.ours('l')} and l.tenant_id = d.tenant_id and l.document_id = d.id
  where l.unit_id is not null and ${after}
  order by l.product_id, l.unit_id, d.day desc, d.seq desc, l.ordinal desc) t
join product p on ${sql.ours('p')} and p.id = t.product_id and p.active
order by t.day desc, t.seq desc, t.ordinal limit ${MOST_ROWS}`,
  )
  return rows.map((row) => ({
    product: row.product_id,
    code: row.code,
    unit: row.unit_id,
    quantity: decimal(row.quantity),
    price: isPriced && row.unit_price !== null ? decimal(row.unit_price) : null,
    day: row.day,
    number: row.number,
  }))
}
