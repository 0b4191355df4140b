/** Facts of a document that gives a credit: whether some of it can be offset, and whether there are debts for it. */
import { flag } from '#model/field.ts'

export const offsetFlags = {
  hasCredit: flag({ label: 'field.creditLeft', fact: true, place: 'hidden' }),
  hasDebts: flag({ label: 'field.openAmount', fact: true, place: 'hidden' }),
}
