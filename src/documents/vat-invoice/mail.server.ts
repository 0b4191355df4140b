/** An invoice goes to its buyer by e-mail: as work, because its files are fetched from others first (decision 0091). */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { workStatement } from '#engine/work.ts'
import type { PayloadOf } from '#model/work.ts'
import type { Invoice } from './issue.server.ts'

/** Asked for twice it is one letter, until it is written. */
export const mailStatement = ({ tx, user }: Scope, { id, number }: Pick<Invoice, 'id' | 'number'>): Sql =>
  workStatement(tx, {
    kind: 'invoiceLetter',
    key: id,
    about: number,
    payload: { invoice: id, by: user.id } satisfies PayloadOf<'invoiceLetter'>,
  })

/** In the transaction that issues it, where the business wants its buyers to get their invoices. */
export const mailIssued = async (scope: Scope, invoice: Invoice): Promise<void> => {
  if (!invoice.buyerEmail) return
  const rows = await scope.tx.query(sql`select 1 from invoice_config c where ${sql.ours('c')} and c.send_mail`)
  if (rows.length > 0) await scope.tx.query(mailStatement(scope, invoice))
}
