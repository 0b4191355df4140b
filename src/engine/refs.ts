/** The master records a document refers to, read together: one round trip, one statement per list. */
import type { RefRow, Refs } from '#model/document.ts'
import type { AnyList, Fact } from '#model/list.ts'
import { columnOf, fieldsFromRow, fromColumn, isStoredId, storedFields } from './columns.ts'
import type { Scope } from './scope.ts'
import { sql, type Sql } from './sql.ts'

/** A fact as the driver gives it → domain value; rows of a `records` fact travel as JSON with exact numbers as text. */
export const factValue = (fact: Pick<Fact, 'kind' | 'fields'>, value: unknown): unknown => {
  if (fact.kind !== 'records') return fromColumn(fact, value)
  const fields = Object.entries(fact.fields ?? {})
  return ((value ?? []) as Record<string, unknown>[]).map((row) =>
    Object.fromEntries(fields.map(([name, field]) => [name, fromColumn(field, row[name])])))
}

/** The stored columns of a record's fields, the head's excepted. */
export const ownColumns = (definition: AnyList): Sql =>
  sql.join(storedFields(definition.fields)
    .filter(([name]) => !headNames.has(name))
    .map(([name, field]) => sql`, r.${sql.ident(columnOf(name, field))}`), '')
export const headNames: ReadonlySet<string> = new Set(['code', 'name', 'note', 'active'])

const select = (definition: AnyList, ids: readonly string[]): Sql => {
  const facts = (definition.refs ?? []).map((name) => sql`, ${sql.raw(definition.facts![name]!.sql)} as ${sql.ident(`fact_${name.toLowerCase()}`)}`)
  return sql`select r.id, r.code, r.name, r.active, r.note${ownColumns(definition)}${sql.join(facts, '')}
from ${sql.ident(definition.table)} r where r.id = any(${ids}::uuid[])`
}

const toRef = (definition: AnyList, row: Readonly<Record<string, unknown>>): RefRow => ({
  ...fieldsFromRow(definition.fields, row),
  ...Object.fromEntries((definition.refs ?? []).map((name) => [name, factValue(definition.facts![name]!, row[`fact_${name.toLowerCase()}`])])),
  id: row['id'] as string,
  code: row['code'] as string,
  name: row['name'] as string,
  note: row['note'] as string | null,
  active: row['active'] as boolean,
})

export const refsOf = (found: ReadonlyMap<string, ReadonlyMap<string, RefRow>>): Refs => ({
  get: (list, id) => (id ? found.get(list)?.get(id) : undefined),
})

/** What is asked for by list and id; unknown ids and ids of other tenants are simply not there. */
export const loadRefs = async (scope: Scope, wanted: ReadonlyMap<string, ReadonlySet<string>>): Promise<Refs> => {
  const asked = [...wanted].flatMap(([name, ids]) => {
    const definition = scope.registry.lists.get(name)
    const known = [...ids].filter(isStoredId).toSorted()
    return definition && known.length > 0 ? [{ definition, known }] : []
  })
  const answers = await scope.tx.batch(asked.map(({ definition, known }) => select(definition, known)))
  const found = new Map(asked.map(({ definition }, index) => {
    const rows = answers[index] as Record<string, unknown>[]
    return [definition.name, new Map(rows.map((row) => [row['id'] as string, toRef(definition, row)]))] as const
  }))
  return refsOf(found)
}
