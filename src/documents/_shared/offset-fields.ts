/** Facts of a document that gives a credit: whether some of it can be offset, and whether there are debts for it. */
import { flag } from '#model/field.ts'

export const offsetFlags = {
  hasCredit: flag({ label: 'field.hasCredit', fact: true, place: 'hidden' }),
  hasDebts: flag({ label: 'field.hasDebts', fact: true, place: 'hidden' }),
}
