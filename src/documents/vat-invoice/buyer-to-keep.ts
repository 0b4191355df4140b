/** What an invoice knows of its buyer that his record does not: it is offered, never written over unseen. */
import { isTaxId, normalTaxId } from '#kernel/tax-id.ts'

/** Of the record of a customer. */
export interface KnownBuyer {
  email: string | null
  taxId: string | null
  idNumber: string | null
  /** The whole address, with its places. */
  printedAddress: string | null
}
/** As typed into the invoice. */
export interface TypedBuyer {
  buyerEmail: string | null
  taxId: string | null
  buyerIdNo: string | null
  buyerAddress: string | null
}
export interface ToKeep {
  /** Of the invoice, whose label it is shown by. */
  field: keyof TypedBuyer
  /** Of the customer. */
  into: 'email' | 'taxId' | 'idNumber' | 'address1'
  value: string
  /** What stands there now. */
  instead: string | null
}

/** Of what the record of a customer has room for. */
const LONGEST_ID = 12

const textOf = (text: string | null | undefined): string => (text ?? '').trim()
const taxIdOf = (text: string | null | undefined): string => normalTaxId(textOf(text))
/** What his record would refuse is not offered. */
const kept = (value: string, isRight: boolean): string => (isRight ? value : '')

/** An address has parts in a record: it is only offered where there is none, never instead of one. */
export const buyerToKeep = (typed: TypedBuyer, known: KnownBuyer): ToKeep[] => {
  const [taxId, idNumber] = [taxIdOf(typed.taxId), textOf(typed.buyerIdNo)]
  const address = kept(textOf(typed.buyerAddress), textOf(known.printedAddress) === '')
  const pairs = [
    { field: 'taxId', into: 'taxId', value: kept(taxId, isTaxId(taxId)), before: taxIdOf(known.taxId) },
    { field: 'buyerEmail', into: 'email', value: textOf(typed.buyerEmail), before: textOf(known.email) },
    {
      field: 'buyerIdNo',
      into: 'idNumber',
      value: kept(idNumber, idNumber.length <= LONGEST_ID),
      before: textOf(known.idNumber),
    },
    { field: 'buyerAddress', into: 'address1', value: address, before: '' },
  ] as const
  return pairs
    .filter(({ value, before }) => value !== '' && value.toLowerCase() !== before.toLowerCase())
    .map(({ field, into, value, before }) => ({ field, into, value, instead: before || null }))
}

/** Where nothing would be replaced it is proposed. */
export const isProposed = (all: readonly ToKeep[]): boolean => all.every(({ instead }) => instead === null)
