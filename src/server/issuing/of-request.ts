/**
 * What one UploadHDDT has issued, when the same request comes again because its answer was lost: each invoice is issued
 * in a transaction of its own, so the program may have ended between the first and the last (contract README §11).
 */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { Refused } from '#kernel/problem.ts'
import { partsOf, partStatement, type PartedRequest } from '../call/resubmit.ts'
import { beginSending, type Sending } from './sending.ts'

/** Those that this request has sent and that are issued, whoever heard of it first. As far as the caller sees them. */
export const issuedBy = async (
  scope: Scope,
  request: PartedRequest | undefined,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (!request) return new Set()
  const sent = await partsOf(
    scope,
    request,
    ids.filter(isStoredId).map((id) => id.toLowerCase()),
  )
  if (sent.size === 0) return sent
  const rows = await scope.tx.query<{ id: string }>(
    sql`select d.id from document d join vat_invoice v on v.tenant_id = d.tenant_id and v.document_id = d.id
where ${sql.ours('d')} and d.id = any(${[...sent]}::uuid[]) and v.invoice_number is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}

interface Begin {
  confirm: readonly string[]
  request: PartedRequest | undefined
}
/** Null if this request has issued it already. Throws Refused if it may not be sent. */
export const beginForRequest = async (
  scope: Scope,
  id: string,
  { confirm, request }: Begin,
): Promise<Sending | null> => {
  try {
    const sending = await beginSending(scope, id, confirm)
    if (request) await scope.tx.query(partStatement(scope, request, id))
    return sending
  } catch (error) {
    // The invoice may have been issued since it was planned, by the same request sent twice.
    if (error instanceof Refused && (await issuedBy(scope, request, [id])).size > 0) return null
    throw error
  }
}
