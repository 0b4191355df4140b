/** Converts lookup rows to records with the field names of their list. */
import { isNumberKind, type Field, type Fields } from '#model/field.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { AnyList, Fact } from '#model/list.ts'
import type { FoundRow } from '#wire/spelling.ts'
import { readStored } from '#wire/stored.ts'
import { trusted } from '#wire/values.ts'
import { loadedList } from './registry.ts'

type Described = Pick<Field, 'kind' | 'fields'>
/** A fact with the name of a field describes the value more precisely (units of a product with names and prices). */
const described = (list: AnyList, name: string): Described | undefined => {
  const field = (list.fields as Fields)[name]
  const fact: Fact | undefined = list.facts?.[name]
  if (field && !fact?.fields) return field
  const kind = fact?.kind ?? field?.kind
  return kind && { kind, ...(fact?.fields && { fields: fact.fields }) }
}

const readValue = (of: Described | undefined, raw: unknown): unknown => {
  if (!of || raw === null || raw === undefined) return raw ?? null
  if (of.kind === 'records')
    return (Array.isArray(raw) ? raw : []).map((row) => readStored(of.fields ?? {}, row as Record<string, unknown>))
  return isNumberKind(of.kind) ? trusted(raw) : raw
}

/** `of`: a list whose definition is loaded with the page. */
export const refFromLookup = (of: string, row: FoundRow): RefRow => {
  const list = loadedList(of)!
  const { note, group, receivable, payable, extra } = list.lookup
  const extraValues: [string, unknown][] = [
    ...(note ? [[note, row.note] as [string, unknown]] : []),
    ...(group ? [[group, row.group || null] as [string, unknown]] : []),
    ...(receivable ? [[receivable, row.receivable] as [string, unknown]] : []),
    ...(payable ? [[payable, row.payable] as [string, unknown]] : []),
    ...Object.entries(extra ?? {}).map(([wire, name]): [string, unknown] => [name, row[wire]]),
  ]
  return {
    ...Object.fromEntries(extraValues.map(([name, raw]) => [name, readValue(described(list, name), raw)])),
    id: row.id,
    code: row.code,
    name: row.name,
    active: true,
  }
}

/** A row of which only the name is needed. */
export const plainRow = ({ id, code, name }: FoundRow): RefRow => ({ id, code, name, active: true })
