/** Values of a list record by name, as SQL over alias `r`: head, fields, facts, columns of referenced records. */
import { assert } from '#kernel/assert.ts'
import { decimal } from '#kernel/decimal.ts'
import { isNumberKind, type Field, type Kind } from '#model/field.ts'
import type { AnyList, Fact } from '#model/list.ts'
import { isHidden, marksOf, type Marks } from '#model/marks.ts'
import { columnOf, fromColumn, isStoredId } from '../columns.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sqlFrom } from '../sql-text.ts'
import { sql, type Sql } from '../sql.ts'

/** A list together with the scope of the user. */
export interface ListScope {
  scope: Scope
  definition: AnyList
}

/** Values of filters and facts' parameters, by name. */
export type GivenValues = Readonly<Record<string, string>>

export interface Value {
  sql: Sql
  kind: Kind | 'moment'
  fields?: Field['fields'] | undefined
  /** Name of the join it needs. */
  join?: string
  sort?: Sql
  total?: Sql
  /** Of a column of another record: the key of that record. */
  owner?: Sql
  /** The user may not see it. */
  hidden?: boolean
}

const head: Readonly<Record<string, { column: string; kind: Value['kind']; sort?: string }>> = {
  id: { column: 'id', kind: 'text' },
  code: { column: 'code', kind: 'text', sort: 'code_key' },
  name: { column: 'name', kind: 'text', sort: 'name_key' },
  note: { column: 'note', kind: 'text' },
  active: { column: 'active', kind: 'flag' },
  version: { column: 'version', kind: 'integer' },
  createdBy: { column: 'created_by', kind: 'text' },
  createdAt: { column: 'created_at', kind: 'moment' },
  updatedBy: { column: 'updated_by', kind: 'text' },
  updatedAt: { column: 'updated_at', kind: 'moment' },
}
/** Fields that every record has in separate columns, whatever labels a definition gives them. */
export const headNames: ReadonlySet<string> = new Set(['code', 'name', 'note', 'active'])

const nowhere = '00000000-0000-0000-0000-000000000000'
/** The given value, '' if missing. An invalid id becomes one that no record has. */
const givenValue = (definition: AnyList, given: GivenValues, name: string): string => {
  const value = given[name] ?? ''
  return definition.filters?.[name]?.of && value !== '' && !isStoredId(value) ? nowhere : value
}

const withGiven = ({ scope, definition }: ListScope, text: string, given: GivenValues): Sql =>
  sqlFrom(text, (name) => (name === 'today' ? scope.today : givenValue(definition, given, name)))

/** The SQL of a fact; a missing one is an error in its definition. */
export const factSql = (
  { registry }: Pick<Scope, 'registry'>,
  { name }: AnyList,
  fact: string,
): { value: string; total?: string } => {
  const found = registry.listSlots[name]?.sql?.facts?.[fact]
  assert(found !== undefined, `${name} has no SQL for ${fact}`)
  return typeof found === 'string' ? { value: found } : found
}

export type CompleteFact = Fact & Pick<Field, 'kind'>
/** A fact is described by the field it fills, otherwise it describes itself. */
export const factOf = (definition: AnyList, name: string): CompleteFact | undefined => {
  const fact = definition.facts?.[name]
  if (!fact) return undefined
  const field = definition.fields[name] as Field | undefined
  const described: Partial<Field> = field?.fact
    ? { kind: field.kind, ...(field.fields ? { fields: field.fields } : {}), ...marksOf(field) }
    : {}
  return { kind: 'text', ...described, ...fact }
}

const mayNot = (scope: Pick<Scope, 'user'>, marks: Marks): boolean => isHidden(marks, sightFor(scope))

/** The name of the join for the record a ref field refers to. */
export const joinName = (field: string): string => `j_${field.toLowerCase()}`

const throughJoin = ({ scope, definition }: ListScope, refName: string, column: string): Value => {
  const field = definition.fields[refName] as Field | undefined
  const other = field?.of ? scope.registry.lists.get(field.of) : undefined
  assert(other, `${definition.name}.${refName} refers to no list`)
  const own = other.fields[column] as Field | undefined
  const known = head[column] ?? { column: columnOf(column, own!), kind: own!.kind }
  const hidden = mayNot(scope, own ?? {})
  const alias = sql.raw(joinName(refName))
  return {
    sql: hidden ? sql`null` : sql`${alias}.${sql.ident(known.column)}`,
    kind: known.kind,
    join: refName,
    owner: sql`r.${sql.ident(columnOf(refName, field!))}`,
    hidden,
  }
}

/** `parent.name` is a column of a referenced record; a fact takes precedence over a field with the same name. */
export const valueNamed = (list: ListScope, name: string, given: GivenValues = {}): Value => {
  const { scope, definition } = list
  const [own, column] = name.split('.')
  if (column !== undefined) return throughJoin(list, own!, column)
  const fact = factOf(definition, name)
  if (fact) {
    const hidden = mayNot(scope, fact)
    const { value, total } = factSql(scope, definition, name)
    return {
      sql: hidden ? sql`null` : sql`(${withGiven(list, value, given)})`,
      kind: fact.kind,
      fields: fact.fields,
      hidden,
      ...(total ? { total: hidden ? sql`select null::numeric` : withGiven(list, total, given) } : {}),
    }
  }
  const known = head[name]
  if (known)
    return {
      sql: sql`r.${sql.ident(known.column)}`,
      kind: known.kind,
      ...(known.sort ? { sort: sql`r.${sql.ident(known.sort)}` } : {}),
    }
  const field = definition.fields[name] as Field | undefined
  assert(field, `${definition.name} has no value ${name}`)
  const hidden = mayNot(scope, field)
  return {
    sql: hidden ? sql`null` : sql`r.${sql.ident(columnOf(name, field))}`,
    kind: field.kind,
    fields: field.fields,
    hidden,
  }
}

/** Converts a driver value to a domain value; rows of a `records` fact are JSON with Decimals as text. */
export const readValue = (value: Pick<Value, 'kind' | 'fields'>, raw: unknown): unknown => {
  if (value.kind === 'records') {
    const fields = Object.entries(value.fields ?? {})
    return ((raw ?? []) as Record<string, unknown>[]).map((row) =>
      Object.fromEntries(fields.map(([name, field]) => [name, fromColumn(field, row[name])])),
    )
  }
  if (raw === null || raw === undefined) return null
  if (isNumberKind(value.kind)) return decimal(String(raw))
  return value.kind === 'moment'
    ? raw
    : fromColumn({ kind: value.kind, ...(value.fields ? { fields: value.fields } : {}) }, raw)
}
