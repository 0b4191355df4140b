/** Makes VAT invoices of bills: what the server proposes is saved as it is; what is refused is listed. */
import { moduleCall } from '#wire/calls.ts'
import { isObject } from '#wire/values.ts'
import { isSaved } from '#wire/envelope.ts'
import { spelt, type BatchOutcome, type Failure } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule, type WireRow } from '#web/data/queries.ts'

export interface InvoiceChoice {
  /** One invoice for all bills of a customer; else one for each bill. */
  merge: boolean
  shippingFee: boolean
}

const invoices = 'OrderTax'

const idOf = (row: WireRow): string => String(row['s_ID'] ?? '')

/** What is refused together is asked for together. */
const groupsOf = (rows: readonly WireRow[], { merge }: InvoiceChoice): readonly (readonly WireRow[])[] =>
  merge ? [...Map.groupBy(rows, (row) => row['Object_ID']).values()] : [rows]

const saveOne = async (record: Record<string, unknown>, bills: string): Promise<Failure | null> => {
  const answer = await call(moduleCall(invoices, 'UpdateDB'), { body: record, requestId: true })
  return isSaved(answer) ? null : { id: bills, number: bills, description: answer.Description }
}

/** Returns how many invoices were made, and what was refused. */
export const makeInvoices = async (rows: readonly WireRow[], choice: InvoiceChoice): Promise<BatchOutcome> => {
  const numbers = new Map(rows.map((row) => [idOf(row), String(row['NumberID'] ?? '')]))
  let made = 0
  const failures: Failure[] = []
  for (const group of groupsOf(rows, choice)) {
    const body = { ids: group.map(idOf), ...choice }
    const { ListItem, errList } = await call('api/OrderTax/getInfoFromOrder', { body })
    failures.push(...spelt(errList).map(({ id, number, description }) => ({ id, number, description })))
    for (const record of ListItem.filter(isObject)) {
      const bills = (record['billIds'] as readonly string[]).map((id) => numbers.get(id) ?? '').join(', ')
      const refused = await saveOne(record, bills)
      if (refused) failures.push(refused)
      else made += 1
    }
  }
  await Promise.all([invalidateModule('Order'), invalidateModule(invoices)])
  return { done: made, failures }
}
