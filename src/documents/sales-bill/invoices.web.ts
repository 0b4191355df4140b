/** Makes VAT invoices of bills: what the server proposes is saved as it is; what is refused is listed. */
import { moduleCall } from '#wire/calls.ts'
import { isObject } from '#wire/values.ts'
import { isSaved, type BatchAnswer, type BatchFailure } from '#wire/envelope.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule, type WireRow } from '#web/data/queries.ts'

export interface InvoiceChoice {
  /** One invoice for all bills of a customer; else one for each bill. */
  merge: boolean
  shippingFee: boolean
}

const invoices = 'OrderTax'

type Refused = BatchAnswer['ListItem'][number]

const idOf = (row: WireRow): string => String(row['s_ID'] ?? '')

/** What is refused together is asked for together. */
const groupsOf = (rows: readonly WireRow[], { merge }: InvoiceChoice): readonly (readonly WireRow[])[] =>
  merge ? [...Map.groupBy(rows, (row) => row['Object_ID']).values()] : [rows]

const saveOne = async (record: Record<string, unknown>, bills: string): Promise<Refused | null> => {
  const answer = await call(moduleCall(invoices, 'UpdateDB'), { body: record, requestId: true })
  return isSaved(answer) ? null : { s_ID: bills, NumberID: bills, Description: answer.Description }
}

/** Returns how many invoices were made, and what was refused. */
export const makeInvoices = async (rows: readonly WireRow[], choice: InvoiceChoice): Promise<BatchAnswer> => {
  const numbers = new Map(rows.map((row) => [idOf(row), String(row['NumberID'] ?? '')]))
  let made = 0
  const failures: BatchFailure[] = []
  for (const group of groupsOf(rows, choice)) {
    const body = { ids: group.map(idOf), ...choice }
    const { ListItem, errList } = await call('api/OrderTax/getInfoFromOrder', { body })
    failures.push(...errList.map(({ s_ID, NumberID, Description }) => ({ s_ID, NumberID, Description })))
    for (const record of ListItem.filter(isObject)) {
      const bills = (record['billIds'] as readonly string[]).map((id) => numbers.get(id) ?? '').join(', ')
      const refused = await saveOne(record, bills)
      if (refused) failures.push(refused)
      else made += 1
    }
  }
  await Promise.all([invalidateModule('Order'), invalidateModule(invoices)])
  return { TotalCount: made, ListItem: failures }
}
