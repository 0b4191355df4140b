/** What prints say besides the fields of a document: of those who are named in it, only forms tell so much. */
import type { AnyDocument } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import { wireName } from '#model/field.ts'

interface PrintFact {
  wire: string
  label: string
  /** The field of the document that names the record. */
  field: string
  /** The record's list, and the column that is printed. */
  of: string
  column: string
}

interface Wanted extends Pick<PrintFact, 'wire' | 'label' | 'column'> {
  names: (field: Field, name: string, all: Fields) => boolean
}

/** The accounts of the funds that a voucher is about; a bill has a voucher of its own for its money. */
const ofFund = (name: 'fund' | 'toFund'): Wanted[] =>
  (
    [
      ['Kind', 'kind'],
      ['Account', 'account_number'],
      ['Bank', 'bank_name'],
      ['Holder', 'holder'],
    ] as const
  ).map(([wire, column]) => ({
    wire: `${name}${wire}`,
    label: `template.token.${name}${wire}`,
    column,
    names: ({ of }, field, all) => of === 'fund' && field === name && `${name}Name` in all,
  }))

const facts: readonly Wanted[] = [
  { wire: 'employeeName', label: 'field.employee', column: 'name', names: ({ of }) => of === 'employee' },
  {
    wire: 'storeAddress',
    label: 'template.token.storeAddress',
    column: 'address',
    names: ({ of, mainStore }, name) => of === 'store' && (mainStore === true || name === of),
  },
  { wire: 'contactName', label: 'field.contact', column: 'name', names: ({ label }) => label === 'field.contact' },
  {
    wire: 'paymentTermName',
    label: 'field.paymentTerm',
    column: 'name',
    names: ({ label }) => label === 'field.paymentTerm',
  },
  ...ofFund('fund'),
  ...ofFund('toFund'),
]

/** Those that the document does not have among its own fields. */
export const printFactsOf = ({ shape }: Pick<AnyDocument, 'shape'>): PrintFact[] => {
  const fields = Object.entries(shape.fields as Fields)
  const own = new Set(fields.map(([name, field]) => wireName(name, field)))
  return facts.flatMap(({ names, ...fact }) => {
    const [name, field] =
      fields.find(([key, one]) => one.kind === 'ref' && names(one, key, shape.fields as Fields)) ?? []
    return name && field?.of && !own.has(fact.wire) ? [{ ...fact, field: name, of: field.of }] : []
  })
}
