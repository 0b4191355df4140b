/** Reads list records: head, own fields, owned rows, and facts. */
import { NotFound, problem, Refused } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList, Child } from '#model/list.ts'
import { seenBy } from '#model/secret.ts'
import { columnOf, fieldsFromRow, isStoredId, ownTable, storedFields } from '../columns.ts'
import { childFields, type ListModule } from './record.ts'
import type { ChildRow, StoredRecord } from '../stored.ts'
import { lockOwnersOf, ownerColumn } from './owner.ts'
import { readValue, valueNamed, type ListScope } from './value.ts'
import { ownColumns } from './refs.ts'
import { isBeyond } from '../own-stores.ts'
import { markSecrets, opensSecret, secretNames, secretsThere } from '../secrets.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sql, type Sql } from '../sql.ts'

const headColumns = sql.raw(
  'r.id, r.code, r.name, r.note, r.active, r.version, r.created_by, r.created_at, r.updated_by, r.updated_at',
)

const rowsStatement = (definition: AnyList, ids: readonly string[], lock: boolean): Sql =>
  sql`select ${headColumns}${ownColumns(definition)} from ${sql.ident(lock ? ownTable(definition) : definition.table)} r where ${sql.ours('r')} and r.id = any(${ids}::uuid[]) order by r.id${lock ? sql` for no key update` : sql.empty}`

const childStatement = (
  definition: AnyList,
  name: string,
  { ids, rows = 'all' }: { ids: readonly string[]; rows?: 'all' | readonly string[] | undefined },
): Sql => {
  const only = rows === 'all' ? sql.empty : sql` and c.id = any(${rows}::uuid[])`
  const child = definition.children![name]!
  if (child.chooses !== undefined)
    return sql`select c.id, c.${ownerColumn(definition)} as owner from ${sql.ident(child.table)} c
where ${sql.ours('c')} and c.${ownerColumn(definition)} = any(${ids}::uuid[])${only} order by c.name_key, c.id`
  const fields = definition.fields[name]!.fields as Fields
  const columns = sql.join(
    storedFields(fields).map(([inner, field]) => sql`, c.${sql.ident(columnOf(inner, field))}`),
    '',
  )
  return sql`select c.id, c.${ownerColumn(definition)} as owner${columns} from ${sql.ident(child.table)} c
where ${sql.ours('c')} and c.${ownerColumn(definition)} = any(${ids}::uuid[])${only} order by ${sql.raw(child.ordered ? 'c.ordinal' : child.of ? 'c.created_at, c.id' : 'c.id')}`
}

const toRecord = (definition: AnyList, row: Readonly<Record<string, unknown>>): StoredRecord => ({
  ...fieldsFromRow(definition.fields as Fields, row),
  id: row['id'] as string,
  code: row['code'] as string,
  name: row['name'] as string,
  note: row['note'] as string | null,
  active: row['active'] as boolean,
  version: row['version'] as number,
  createdBy: row['created_by'] as string,
  createdAt: row['created_at'] as Date,
  updatedBy: row['updated_by'] as string | null,
  updatedAt: row['updated_at'] as Date | null,
})

/** The values of an owned row. */
const toRow = ({ chooses }: Child, field: { fields: Fields }, row: Readonly<Record<string, unknown>>): ChildRow => ({
  ...(chooses === undefined ? fieldsFromRow(field.fields, row) : { [chooses]: row['id'] }),
  lineId: row['id'] as string,
})

interface SecretThere {
  holder: string
  name: string
  sealed: string
}
const markAll = (
  { scope, definition }: ListScope,
  records: ReadonlyMap<string, StoredRecord>,
  there: readonly SecretThere[],
): void =>
  records.forEach((record, id) => {
    const own = there.filter(({ holder }) => holder === id)
    const found = new Map(own.map((one) => [one.name, { opens: opensSecret(scope, one) }]))
    markSecrets(definition.fields as Fields, record, found)
  })

interface Loading {
  /** Prevents other changes until the end of the transaction. */
  lock?: boolean
  /** The fields with `many` rows to load, and which of their rows; default: all of all fields. */
  many?: ReadonlyMap<string, 'all' | readonly string[]>
}

/**
 * Loads the records that exist, with owned rows; `lock` prevents other changes until the end of the transaction and
 * leaves out records that all tenants share.
 */
export const loadRecords = async (
  { scope, definition }: ListScope,
  ids: readonly string[],
  { lock = false, many }: Loading = {},
): Promise<Map<string, StoredRecord>> => {
  const known = ids.filter((id) => isStoredId(id) && !isBeyond(scope, definition, id.toLowerCase()))
  if (known.length === 0) return new Map()
  const children = childFields(definition).filter(
    ([name]) => !many || many.has(name) || !definition.children![name]!.many,
  )
  const hasSecrets = secretNames(definition.fields as Fields).length > 0
  const locks = lock ? lockOwnersOf({ scope, definition }, known) : []
  const first = [...locks, ...(hasSecrets ? [secretsThere(known)] : [])]
  const answers = await scope.tx.batch([
    ...first,
    rowsStatement(definition, known, lock),
    ...children.map(([name]) => childStatement(definition, name, { ids: known, rows: many?.get(name) })),
  ])
  const [rows, ...childRows] = answers.slice(first.length)
  const records = new Map(
    (rows as Record<string, unknown>[]).map((row) => {
      const record = toRecord(definition, row)
      for (const [name] of children) record[name] = []
      return [record.id, record] as const
    }),
  )
  children.forEach(([name, field], index) => {
    for (const row of childRows[index] as Record<string, unknown>[]) {
      const owned = records.get(row['owner'] as string)?.[name] as ChildRow[] | undefined
      owned?.push(toRow(definition.children![name]!, field, row))
    }
  })
  if (hasSecrets) markAll({ scope, definition }, records, answers[locks.length] as SecretThere[])
  return records
}

export const loadRecord = async (list: ListScope, id: string, loading?: Loading): Promise<StoredRecord | null> =>
  (await loadRecords(list, [id], loading)).get(id.toLowerCase()) ?? null

/** Loads a record to change it. Throws Refused if there is none, or if all tenants share it. */
export const openToChange = async (list: ListScope, id: string, many?: Loading['many']): Promise<StoredRecord> => {
  const record = await loadRecord(list, id, { lock: true, ...(many && { many }) })
  if (record) return record
  const isShared = list.definition.own !== undefined && (await loadRecord(list, id)) !== null
  throw new Refused([problem('', isShared ? 'sharedRecord' : 'notFound')])
}

/** The query for facts that fields of the record show. */
const factsStatement = (list: ListScope, names: readonly string[], id: string): Sql => {
  const values = names.map((name, index) => sql`${valueNamed(list, name).sql} as ${sql.raw(`f${index}`)}`)
  return sql`select ${sql.join(values)} from ${sql.ident(list.definition.table)} r where ${sql.ours('r')} and r.id = ${id}`
}

const readFacts = async (list: ListScope, id: string): Promise<Record<string, unknown>> => {
  const { scope, definition } = list
  const names = Object.entries(definition.fields as Fields)
    .filter(([name, field]) => field.fact && definition.facts?.[name])
    .map(([name]) => name)
  if (names.length === 0) return {}
  const [row] = await scope.tx.query<Record<string, unknown>>(factsStatement(list, names, id))
  return Object.fromEntries(
    names.map((name, index) => {
      const value = valueNamed(list, name)
      return [name, value.hidden ? null : readValue(value, row?.[`f${index}`])]
    }),
  )
}

/** One complete record for display. Throws NotFound; the id of another tenant's record gives the same error. */
export const recordInfo = async (
  scope: Scope,
  { definition, slots }: ListModule,
  id: string,
  loading?: Loading,
): Promise<StoredRecord> => {
  const record = await loadRecord({ scope, definition }, id, loading)
  if (!record) throw new NotFound()
  const facts = await readFacts({ scope, definition }, record.id)
  const shown = seenBy(sightFor(scope), definition.fields as Fields, { ...record, ...facts }) as StoredRecord
  return { ...shown, ...(await slots?.facts?.(scope, shown)) }
}
