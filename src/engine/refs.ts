/** The master records a document refers to, read together: one round trip, one statement per list. */
import { refsBy, type RefRow, type Refs } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { columnOf, fieldsFromRow, isStoredId, storedFields } from './columns.ts'
import { factOf, factSql, headNames, readValue } from './record-value.ts'
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

const select = (scope: Pick<Scope, 'registry'>, definition: AnyList, where: Sql): Sql => {
  const facts = factsOf(definition).map(
    ({ column, name }) => sql`, (${sql.raw(factSql(scope, definition, name).value)}) as ${sql.raw(column)}`,
  )
  return sql`select r.id, r.code, r.name, r.active, r.note${ownColumns(definition)}${sql.join(facts, '')}
from ${sql.ident(definition.table)} r where r.id ${where}`
}

const reader = (definition: AnyList) => {
  const facts = factsOf(definition)
  return (row: Readonly<Record<string, unknown>>): RefRow => ({
    ...fieldsFromRow(definition.fields, row),
    ...Object.fromEntries(facts.map(({ name, column, fact }) => [name, readValue(fact, row[column])])),
    id: row['id'] as string,
    code: row['code'] as string,
    name: row['name'] as string,
    note: row['note'] as string | null,
    active: row['active'] as boolean,
  })
}

/** What records of a list refer to themselves, in which of their fields. */
export interface Further {
  list: string
  ref: string
}

/**
 * What is asked for by list and id, and `further` what those records refer to; unknown ids and ids of other tenants are
 * simply not there.
 */
export const loadRefs = async (
  scope: Pick<Scope, 'tx' | 'registry'>,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
  further: readonly Further[] = [],
): Promise<Refs> => {
  const { tx, registry } = scope
  const { lists } = registry
  const known = [...wanted].flatMap(([name, ids]) => {
    const list = lists.get(name)
    const stored = [...ids].filter(isStoredId).toSorted()
    return list && stored.length > 0 ? [{ list, ids: stored }] : []
  })
  const asked = [
    ...known.map(({ list, ids }) => ({ list, where: sql`= any(${ids}::uuid[])` })),
    ...further.flatMap(({ list: name, ref }) => {
      const from = known.find(({ list }) => list.name === name)
      const field = from && (from.list.fields as Fields)[ref]!
      return from && field
        ? [
            {
              list: lists.get(field.of!)!,
              where: sql`in (select o.${sql.ident(columnOf(ref, field))} from ${sql.ident(from.list.table)} o where o.id = any(${from.ids}::uuid[]))`,
            },
          ]
        : []
    }),
  ]
  const answers = await tx.batch(asked.map(({ list, where }) => select(scope, list, where)))
  const found = new Map<string, RefRow>()
  asked.forEach(({ list }, index) => {
    const read = reader(list)
    for (const row of answers[index] as Record<string, unknown>[])
      found.set(`${list.name} ${row['id'] as string}`, read(row))
  })
  return refsBy((list, id) => found.get(`${list} ${id}`))
}
