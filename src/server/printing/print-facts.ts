/** What prints say besides the fields of a document: of those who are named in it, only forms tell so much. */
import type { AnyDocument } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import { wireName } from '#model/field.ts'

interface PrintFact {
  wire: string
  label: string
  /** The field of the document that names the record. */
  field: string
  /** Its list, and the column that is printed. */
  of: string
  column: string
}

const facts = [
  { wire: 'employeeName', label: 'field.employee', of: 'employee', column: 'name' },
  { wire: 'storeAddress', label: 'template.token.storeAddress', of: 'store', column: 'address' },
] as const

const isNamedBy = (of: string, [name, field]: [string, Field]): boolean =>
  field.kind === 'ref' && field.of === of && (of !== 'store' || field.mainStore === true || name === of)

/** Those that the document does not have among its own fields. */
export const printFactsOf = ({ shape }: Pick<AnyDocument, 'shape'>): PrintFact[] => {
  const fields = Object.entries(shape.fields as Fields)
  const own = new Set(fields.map(([name, field]) => wireName(name, field)))
  return facts.flatMap((fact) => {
    const field = fields.find((one) => isNamedBy(fact.of, one))?.[0]
    return field && !own.has(fact.wire) ? [{ ...fact, field }] : []
  })
}
