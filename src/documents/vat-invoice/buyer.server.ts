/** What a proposed invoice knows of its buyer beyond the bill: from the customer's record, or else his last invoice. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { may } from '#model/right.ts'
import type { Invoice } from './issue.server.ts'
import { vatInvoice } from './index.ts'

interface Known {
  email: string | null
  lastEmail: string | null
  lastPerson: string | null
  lastAddress: string | null
}

/** Of those who may read customers; others see of a customer what the bill says. */
const maySee = ({ user, registry }: Scope): boolean => {
  const right = registry.lists.get('partner')?.right
  return user.isAdmin || (right !== undefined && may(user.rights, right, 'R'))
}

/**
 * The address is taken over only for the same tax code: a customer may have asked for an invoice of a company once. Tax
 * codes themselves are never taken from another invoice.
 */
export const withBuyer = async (scope: Scope, invoice: Invoice): Promise<Invoice> => {
  const { id, partner, taxId, buyerEmail, buyerPerson, buyerAddress } = invoice
  if (id !== '' || !partner || (buyerEmail && buyerPerson && buyerAddress) || !maySee(scope)) return invoice
  const [known] = await scope.tx.query<Known & Record<string, unknown>>(
    sql`select p.email, l.email as "lastEmail", l.person as "lastPerson", l.address as "lastAddress"
from partner p left join lateral (
  select v.buyer_email as email, v.buyer_person as person, v.buyer_address as address
  from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
  where ${sql.ours('d')} and d.partner_id = p.id and d.kind = ${vatInvoice.name} and v.tax_id is not distinct from ${taxId}
  order by d.day desc, d.seq desc limit 1) l on true
where ${sql.ours('p')} and p.id = ${partner}`,
  )
  return {
    ...invoice,
    buyerEmail: buyerEmail ?? (known?.email || known?.lastEmail || null),
    buyerPerson: buyerPerson ?? known?.lastPerson ?? null,
    buyerAddress: buyerAddress ?? known?.lastAddress ?? null,
  }
}
