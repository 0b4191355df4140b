/** The code of the tax authority, which may come after the number: asking for it, and writing it down. */
import { openForChange } from '#engine/document/open.ts'
import { wholeScope, type Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { workStatement } from '#engine/work.ts'
import type { PayloadOf } from '#model/work.ts'
import { writtenAsItIs } from './as-it-is.server.ts'
import { vatInvoice } from './index.ts'
import type { Invoice } from './issue.server.ts'

/** True if the tax authority gives it a code, as its series says. */
export const getsCode = ({ invoiceSeries }: Pick<Invoice, 'invoiceSeries'>): boolean =>
  invoiceSeries?.startsWith('C') === true

const firstMs = 5 * 60_000
/** Asks for the code of an invoice that has been issued. */
export const askForCode = (scope: Scope, { id, number }: Pick<Invoice, 'id' | 'number'>): Sql =>
  workStatement(scope.tx, {
    kind: 'invoiceCode',
    key: id,
    about: number,
    payload: { invoice: id, by: scope.user.id } satisfies PayloadOf<'invoiceCode'>,
    at: new Date(scope.now.getTime() + firstMs),
  })

/** Written as it is and not as a save, like the number: what is there already stays. */
export const writeCode = async (
  own: Scope,
  id: string,
  { authorityCode, lookupCode }: { authorityCode: string; lookupCode: string },
): Promise<void> => {
  const scope = wholeScope(own)
  const before = (await openForChange(scope, vatInvoice, id)) as Invoice
  if (!before.invoiceNumber || before.taxAuthorityCode || !authorityCode) return
  const code = { taxAuthorityCode: authorityCode, lookupCode: before.lookupCode || lookupCode }
  const after: Invoice = { ...before, ...code, version: before.version + 1 }
  await scope.tx.batch(
    writtenAsItIs(scope, {
      after,
      columns: sql`tax_authority_code = ${code.taxAuthorityCode}, lookup_code = ${code.lookupCode}`,
      revision: 'save',
      event: { action: 'update' },
    }),
  )
}
