/** The VAT invoice of one bill, made without anybody who looks at it (decision 0091). */
import { isStoredId } from '#engine/columns.ts'
import { saveDocument } from '#engine/document/save.ts'
import { documentFrom } from '#engine/document/made-from.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Stored } from '#engine/stored.ts'
import { loadToChange } from '#engine/store/store.ts'
import { workingDayBefore, type Day } from '#kernel/day.ts'
import { Refused } from '#kernel/problem.ts'
import { isInForce } from '#model/state.ts'
import { refusals, sentBack } from './calls.server.ts'
import { latestOf, proposedSeries } from './config.server.ts'
import { vatInvoice } from './index.ts'

/** The id of the invoice in force that stands for the bill. */
export const invoiceOfBill = async ({ tx }: Scope, bill: string): Promise<string | null> => {
  const [row] = await tx.query<{ id: string }>(
    sql`select k.document as id from document_link k join document d on d.tenant_id = k.tenant_id and d.id = k.document
where ${sql.ours('k')} and k.source_document = ${bill} and k.line = k.document and d.kind = ${vatInvoice.name} limit 1`,
  )
  return row?.id ?? null
}

/** The bill, locked; null if it is gone, or not posted any more. */
export const postedBill = async (scope: Scope, id: string): Promise<Stored | null> => {
  const definition = scope.registry.documents.get('salesBill')!
  const bill = isStoredId(id) ? await loadToChange(scope.tx, definition, id) : null
  return bill && isInForce(definition.lifecycle, bill) ? bill : null
}

/**
 * The day of the sale. Numbers must not run against days: where the series has later ones already it is today, as long
 * as the sale may still be sent; what is older is for people to decide.
 */
const dayOf = async (scope: Scope, sold: Day): Promise<Day> => {
  const series = await proposedSeries(scope, sold)
  const latest = series && (await latestOf(scope, series))
  const isPast = latest !== undefined && sold < latest.day && latest.day <= scope.today
  return isPast && sold >= workingDayBefore(scope.today) ? scope.today : sold
}

/**
 * Saves what getInfoFromOrder proposes of the bill, and returns its id. Throws Refused with the reason why no invoice can
 * be made of it.
 */
export const makeInvoiceOf = async (scope: Scope, bill: Stored): Promise<string> => {
  const { failures } = await refusals(scope, [bill.id])
  if (failures[0]) throw new Refused([failures[0].problem])
  const proposed = await documentFrom(scope, vatInvoice, { kind: bill.kind, ids: [bill.id] })
  const date = await dayOf(scope, bill.date as Day)
  const series = await proposedSeries(scope, date)
  const dated: Stored = {
    ...proposed,
    date,
    invoiceTemplate: series?.template ?? null,
    invoiceSeries: series?.series ?? null,
  }
  const { id } = await saveDocument(scope, vatInvoice, sentBack(scope, dated))
  return id
}
