/** The master records a document refers to, read together: one round trip, one statement per list. */
import type { RefRow, Refs } from '#model/document.ts'
import type { AnyList } from '#model/list.ts'
import { columnOf, fieldsFromRow, isStoredId, storedFields } from './columns.ts'
import { factOf, headNames, readValue } from './record-value.ts'
import type { Scope } from './scope.ts'
import { sql, type Sql } from './sql.ts'

/** The stored columns of a record's fields, those of the head excepted. */
export const ownColumns = (definition: AnyList): Sql =>
  sql.join(
    storedFields(definition.fields)
      .filter(([name]) => !headNames.has(name))
      .map(([name, field]) => sql`, r.${sql.ident(columnOf(name, field))}`),
    '',
  )

const factsOf = (definition: AnyList) =>
  (definition.refs ?? []).map((name, index) => ({ name, column: `f${index}`, fact: factOf(definition, name)! }))

const select = (definition: AnyList, ids: readonly string[]): Sql => {
  const facts = factsOf(definition).map(({ column, fact }) => sql`, (${sql.raw(fact.sql)}) as ${sql.raw(column)}`)
  return sql`select r.id, r.code, r.name, r.active, r.note${ownColumns(definition)}${sql.join(facts, '')}
from ${sql.ident(definition.table)} r where r.id = any(${ids}::uuid[])`
}

const toRef = (definition: AnyList, row: Readonly<Record<string, unknown>>): RefRow => ({
  ...fieldsFromRow(definition.fields, row),
  ...Object.fromEntries(factsOf(definition).map(({ name, column, fact }) => [name, readValue(fact, row[column])])),
  id: row['id'] as string,
  code: row['code'] as string,
  name: row['name'] as string,
  note: row['note'] as string | null,
  active: row['active'] as boolean,
})

/** What is asked for by list and id; unknown ids and ids of other tenants are simply not there. */
export const loadRefs = async (scope: Scope, wanted: ReadonlyMap<string, ReadonlySet<string>>): Promise<Refs> => {
  const asked = [...wanted].flatMap(([name, ids]) => {
    const definition = scope.registry.lists.get(name)
    const known = [...ids].filter(isStoredId).toSorted()
    return definition && known.length > 0 ? [{ definition, known }] : []
  })
  const answers = await scope.tx.batch(asked.map(({ definition, known }) => select(definition, known)))
  const found = new Map(
    asked.map(({ definition }, index) => {
      const rows = answers[index] as Record<string, unknown>[]
      return [definition.name, new Map(rows.map((row) => [row['id'] as string, toRef(definition, row)]))] as const
    }),
  )
  return { get: (list, id) => (id ? found.get(list)?.get(id) : undefined) }
}
