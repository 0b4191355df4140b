/** Which list a ref means, and where its rows are looked up. */
import { documents } from '#documents/index.ts'
import { lists } from '#lists/index.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { lookupCall } from '#wire/calls.ts'

const byName = new Map(lists.map((list) => [list.name, list]))
const documentsByName = new Map(documents.map((document) => [document.name, document]))
export const listNamed = (name: string | undefined): AnyList | undefined =>
  name === undefined ? undefined : byName.get(name)
export const documentNamed = (name: string | undefined): AnyDocument | undefined =>
  name === undefined ? undefined : documentsByName.get(name)
export const documentOfModule = (module: string): AnyDocument | undefined =>
  documents.find((document) => document.wire.module === module)

/** Lists whose first lookup tells only a part (bank accounts, but not tills). */
const wider: Readonly<Record<string, string>> = { fund: 'api/ApiListFund/getList' }
export const lookupPath = (list: AnyList): string => wider[list.name] ?? lookupCall(list)

interface Narrowing {
  fields: Fields
  name: string
  values: Readonly<Record<string, unknown>>
}
type Filter = NonNullable<AnyList['filters']>[string]

const narrowBy = (
  { fields, name, values }: Narrowing,
  counts: (filter: Filter, list: AnyList, field: Field) => boolean,
): Record<string, string> => {
  const field = fields[name] as Field
  const list = listNamed(field.of)
  const filters = Object.entries(list?.filters ?? {}).flatMap(([wire, filter]): [string, string][] => {
    if (!list || !filter.of || !counts(filter, list, field)) return []
    const beside = Object.entries(fields).find(
      ([other, one]) => other !== name && one.kind === 'ref' && one.of === filter.of,
    )
    const id = beside && values[beside[0]]
    return typeof id === 'string' ? [[wire, id]] : []
  })
  return { ...Object.fromEntries(filters), ...field.narrow }
}

/**
 * What the values beside a ref narrow it to on a form: the record it cannot be without (contacts of the partner,
 * villages of the province), and its own list (stores other than the source). What may merely be asked for does not narrow:
 * the customers of another employee may be sold to.
 */
export const narrowedBy = (
  fields: Fields,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  narrowBy({ fields, name, values }, (filter, list, field) =>
    filter.field === undefined ? filter.of === field.of : (list.fields as Fields)[filter.field]?.required === true,
  )

/** The conditions of a report narrow each other wherever they can. */
export const narrowedInReport = (
  fields: Fields,
  name: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  narrowBy({ fields, name, values }, (filter) => filter.field !== undefined || filter.sql !== undefined)
