/** What a proposed invoice knows of its buyer beyond the bill: from the customer's record, or else his last invoice. */
import type { Scope } from '#engine/scope.ts'
import { sql, type Sql } from '#engine/sql.ts'
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

/** His last invoice under the same tax code, or without one. */
const lastInvoice = (partner: Sql, taxId: Sql): Sql =>
  sql`select v.buyer_email as email, v.buyer_person as person, v.buyer_address as address
  from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
  where ${sql.ours('d')} and d.partner_id = ${partner} and d.kind = ${vatInvoice.name} and v.tax_id is not distinct from ${taxId}
  order by d.day desc, d.seq desc limit 1`

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
  ${lastInvoice(sql`p.id`, sql`${taxId}::text`)}) l on true
where ${sql.ours('p')} and p.id = ${partner}`,
  )
  return {
    ...invoice,
    buyerEmail: buyerEmail ?? (known?.email || known?.lastEmail || null),
    buyerPerson: buyerPerson ?? known?.lastPerson ?? null,
    buyerAddress: buyerAddress ?? known?.lastAddress ?? null,
  }
}

interface Buyer {
  partner: string | null
  taxId: string | null
}
/** True if `withBuyer` will find an address, for each of these. */
export const areAddressesKnown = async (scope: Scope, buyers: readonly Buyer[]): Promise<boolean[]> => {
  if (buyers.length === 0 || !maySee(scope)) return buyers.map(() => false)
  const rows = await scope.tx.query<{ isKnown: boolean }>(
    sql`select l.address is not null as "isKnown"
from unnest(${buyers.map(({ partner }) => partner)}::uuid[], ${buyers.map(({ taxId }) => taxId)}::text[]) with ordinality b(partner, tax_id, place)
left join lateral (
  ${lastInvoice(sql`b.partner`, sql`b.tax_id`)}) l on true
order by b.place`,
  )
  return rows.map(({ isKnown }) => isKnown)
}
