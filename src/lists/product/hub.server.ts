/** The figures on the page of a product: stock and open orders, and what was sold of it. */
import { outlookStatement, readOutlook } from '#engine/links/outstanding.ts'
import type { HubFigures } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { isPostedSql } from '#engine/states.ts'
import { decimal } from '#kernel/decimal.ts'
import { recent } from '#model/hub.ts'
import { tradeSources } from '#documents/trade.server.ts'

export const productFigures: readonly HubFigures[] = [
  {
    gives: ['onHand', 'promised', 'available', 'incoming'],
    statement: (scope, id) => outlookStatement(scope, { products: [id], store: null, document: null, sources: [] }),
    // A product that keeps no stock has no row.
    read: (row) => ('id' in row ? { ...readOutlook(row as unknown as Parameters<typeof readOutlook>[0]) } : {}),
  },
  {
    gives: ['sold'],
    // Of lines, because services have no entries in the ledger of stock.
    statement: ({ today }, id) => {
      const { from, to } = recent(today)
      return sql`
select coalesce(sum(s.quantity), 0)::text as quantity from (${sql.join(
        tradeSources.sales.map(
          ({ kind, table, sign }) => sql`
  select ${sql.raw(sign > 0 ? '' : '-')}l.base_quantity as quantity from document d join ${sql.ident(table)} l on l.tenant_id = d.tenant_id and l.document_id = d.id
  where ${sql.ours('d')} and d.kind = ${sql.raw(`'${kind}'`)} and ${isPostedSql('d')} and d.day between ${from} and ${to} and l.product_id = ${id}`,
        ),
        '\n  union all',
      )}) s`
    },
    read: (row) => ({ sold: decimal(row['quantity'] as string) }),
  },
]
