/** Rows of `getDocuments`: the documents of a record, of every kind. */
import { day, integer, money, text } from '#model/field.ts'

/** A document of any kind, in base currency. */
export const hubDocumentFields = {
  date: day({ label: 'hub.day', wire: 'dtDate' }),
  number: text({ label: 'hub.number', wire: 'NumberID' }),
  kind: text({ label: 'hub.kind' }),
  amount: money({ label: 'hub.amount', sign: 'any' }),
  remaining: money({ label: 'hub.remaining', sign: 'any' }),
  status: integer({ label: 'hub.state', wire: 'iStat' }),
}
