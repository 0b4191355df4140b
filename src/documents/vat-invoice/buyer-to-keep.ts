/** What an invoice knows of its buyer that his record does not: it is offered, never written over unseen. */
import { isTaxId, normalTaxId } from '#kernel/tax-id.ts'

/** Of the record of a customer. */
export interface KnownBuyer {
  name: string | null
  email: string | null
  taxId: string | null
  idNumber: string | null
  /** The whole address, with its places. */
  printedAddress: string | null
}
/** As typed into the invoice. */
export interface TypedBuyer {
  buyerName: string | null
  buyerEmail: string | null
  taxId: string | null
  buyerIdNo: string | null
  buyerAddress: string | null
}
export interface ToKeep {
  /** Of the invoice, whose label it is shown by. */
  field: keyof TypedBuyer
  /** Of the customer. */
  into: 'name' | 'email' | 'taxId' | 'idNumber' | 'address1'
  value: string
  /** What stands there now. */
  instead: string | null
}

/** Of what the record of a customer has room for. */
const LONGEST_NAME = 250
const LONGEST_ID = 12
/** What stands on the invoice of a buyer who does not say who he is: nobody's name. */
const nobody = /^(bán cho )?(người tiêu dùng|khách lẻ)|không lấy hóa đơn/i

const textOf = (text: string | null | undefined): string => (text ?? '').trim()
const taxIdOf = (text: string | null | undefined): string => normalTaxId(textOf(text))
/** What his record would refuse is not offered. */
const kept = (value: string, isRight: boolean): string => (isRight ? value : '')

const nameOf = (text: string): string => kept(text, text.length <= LONGEST_NAME && !nobody.test(text.normalize('NFC')))

/** An address has parts in a record: it is only offered where there is none, never instead of one. */
export const buyerToKeep = (typed: TypedBuyer, known: KnownBuyer): ToKeep[] => {
  const [taxId, idNumber] = [taxIdOf(typed.taxId), textOf(typed.buyerIdNo)]
  const address = kept(textOf(typed.buyerAddress), textOf(known.printedAddress) === '')
  const name = nameOf(textOf(typed.buyerName))
  const pairs = [
    { field: 'buyerName', into: 'name', value: name, before: textOf(known.name) },
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

/** The fields whose values somebody chose to keep, or not to. */
export type BuyerChoices = Readonly<Partial<Record<keyof TypedBuyer, boolean>>>

/** What replaces nothing is proposed, each by itself: a new name of a company is no reason to lose its e-mail. */
export const isKept = ({ field, instead }: ToKeep, chosen: BuyerChoices): boolean => chosen[field] ?? instead === null
