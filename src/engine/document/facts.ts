/**
 * Facts that any list of documents can show, as SQL over alias `d` (the document). Facts of one kind are in
 * `listFacts` of its slots.
 */
import { sql, type Sql } from '../sql.ts'
import { isPostedSql } from '../states.ts'
import type { Day } from '#kernel/day.ts'
import type { SourceColumn } from '../source-column.ts'

const money = (expression: Sql): Sql => sql`(${expression} / 10000.0)`

/** Joins the document's own entry in the debt ledger, not further debts it incurred. */
const openJoin = sql`left join debt_entry o on o.tenant_id = d.tenant_id and o.document_id = d.id and o.column_name = 'incurred' and not o.further`

export const factJoins: ReadonlyMap<string, Sql> = new Map([['open', openJoin]])

/** What is open of a document of another currency, in that currency; `remaining` is the same in base currency. */
export const openInCurrency = {
  sql: money(sql`coalesce(o.currency_amount - o.currency_settled, 0)`),
  joins: ['open'],
}

const factColumns: Readonly<Record<string, SourceColumn>> = {
  remaining: { sql: money(sql`d.open_amount`), kind: 'money', sort: sql`d.open_amount` },
  cost: {
    sql: money(
      sql`coalesce((select -sum(e.value) from stock_entry e where ${sql.ours('e')} and e.document_id = d.id and e.quantity < 0), 0)`,
    ),
    kind: 'money',
  },
  /** How much the document increased or decreased the value of stock. */
  stockChange: {
    sql: money(
      sql`coalesce((select sum(e.value) from stock_entry e where ${sql.ours('e')} and e.document_id = d.id), 0)`,
    ),
    kind: 'money',
  },
}

/**
 * Null for documents that are not posted, and for a bill with total 0, which is neither paid nor unpaid. Matches
 * `payStatusWhere`.
 */
const payStatus = (today: Day): SourceColumn => ({
  sql: sql`case when not ${isPostedSql('d')} or coalesce(o.amount, 0) = 0 then null when o.amount = o.settled then 3 when o.amount > o.settled and o.due < ${today} then 4 when o.settled = 0 then 1 else 2 end`,
  kind: 'choice',
  joins: ['open'],
})

/** The column of a fact; `today` decides what is overdue. */
export const factColumn = (key: string, today: Day): SourceColumn =>
  key === 'payStatusName' ? payStatus(today) : factColumns[key]!

/**
 * Condition for a payment status: unpaid, partly paid, paid (contract documents §14, payStatus); 4 = overdue, 5 = due
 * today, which no column shows. Other codes match nothing.
 */
export const payStatusWhere = (code: number, today: Day): Sql =>
  code === 4 || code === 5
    ? sql`${isPostedSql('d')} and o.amount > o.settled and o.due ${sql.raw(code === 4 ? '<' : '=')} ${today}`
    : code === 1
      ? sql`${isPostedSql('d')} and o.settled = 0 and o.amount <> 0`
      : code === 2
        ? sql`${isPostedSql('d')} and o.settled <> 0 and o.settled <> o.amount`
        : code === 3
          ? sql`${isPostedSql('d')} and o.amount = o.settled and o.amount <> 0`
          : sql`false`
