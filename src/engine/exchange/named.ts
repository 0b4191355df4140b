/** Finds the records that a sheet names, by code first, by bar code, then by name without accents and case. */
import { fold } from '#kernel/fold.ts'
import type { Field } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { columnOf } from '../columns.ts'
import { byFurtherCodes, formsOf } from '../record/lookup.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'

interface Known {
  id: string
  code: string
  name: string
  parent: string | null
  active: boolean
}
/** An owned row of a record that has a code or bar code of its own: a unit of goods. */
interface KnownRow {
  code: string
  owner: string
  /** The field that says which row it is, and its value. */
  field: string
  value: string
}
/** A path with more levels than there are: all of it, and what is kept. */
interface Shortened {
  path: string
  kept: string
}
export type NameResult =
  | { id: string; row?: Pick<KnownRow, 'field' | 'value'>; shortened?: Shortened | undefined }
  | { name: string; parent: string | null; shortened?: Shortened | undefined }
  | 'unknown'
  | 'ambiguous'

export interface Finder {
  definition: AnyList
  known: readonly Known[]
  /** `name`: nothing has this name, and a record could be made of it. */
  find(text: string): NameResult
}

/** The levels of a group, as other programs write them. */
const levelsOf = (text: string): string[] =>
  text
    .split('>>')
    .map((one) => one.trim())
    .filter(Boolean)

export const sameName = (text: string): string => fold(text).replace(/\s+/g, ' ').trim()

const keysOf = (definition: AnyList, text: string): string[] =>
  formsOf(definition, text).map((form) => form.toLowerCase())

/** The owned rows whose codes or bar codes these texts are, in any form. */
const rowsNamed = async (scope: Scope, definition: AnyList, texts: readonly string[]): Promise<KnownRow[]> => {
  const fields = definition.fields as Readonly<Record<string, Field>>
  const forms = texts.flatMap((text) => formsOf(definition, text))
  const keys = forms.map((form) => form.toLowerCase())
  const owner = sql.ident(`${definition.table}_id`)
  const parts = (definition.lookup.exact ?? []).flatMap((name) => {
    const [child = '', inner] = name.split('.')
    const { knownBy: field, fields: own } = fields[child] ?? {}
    if (inner === undefined || field === undefined) return []
    const { table, codes } = definition.children![child]!
    const [code, value] = [columnOf(inner, own![inner]!), sql.ident(columnOf(field, own![field]!))]
    const isNamed =
      codes === inner
        ? sql`c.${sql.ident(`${code}_key`)} = any(${keys}::text[])`
        : sql`c.${sql.ident(code)} = any(${forms}::text[])`
    return [
      sql`select lower(c.${sql.ident(code)}) as code, c.${owner} as owner, ${field}::text as field, c.${value} as value from ${sql.ident(table)} c where ${sql.ours('c')} and ${isNamed}`,
    ]
  })
  return parts.length === 0 ? [] : scope.tx.query<KnownRow & Record<string, unknown>>(sql.join(parts, ' union '))
}

interface Loaded {
  known: readonly Known[]
  /** Owned rows that the sheet names. */
  rows: readonly KnownRow[]
  /** Ids by what a sheet names that is neither code nor name, but a bar code for example. */
  further: ReadonlyMap<string, readonly string[]>
}

/** Short lists are read whole; of others only what the sheet names, and all names only if something was not found. */
const load = async (scope: Scope, definition: AnyList, texts: readonly string[]): Promise<Loaded> => {
  const parent = definition.byName?.parent
  const above = parent ? sql`r.${sql.ident(columnOf(parent, definition.fields[parent]))}` : sql`null`
  const wanted = texts.map((text) => text.toLowerCase())
  const select = sql`select id, code_key as code, name, active, ${above} as parent from ${sql.ident(definition.table)} r where ${sql.ours('r')}`
  const order = sql`order by created_at, code_key`
  const all = () => scope.tx.query<Known & Record<string, unknown>>(sql`${select} ${order}`)
  const rows = await rowsNamed(scope, definition, texts)
  if (definition.lookup.short) return { known: await all(), rows, further: new Map() }
  const some = await scope.tx.query<Known & Record<string, unknown>>(
    sql`${select} and (code_key = any(${wanted}::text[]) or name_key = any(${wanted}::text[])) ${order}`,
  )
  const found = new Set(some.flatMap(({ code, name }) => [code, name.toLowerCase()]))
  const ofRows = new Set(rows.map(({ code }) => code))
  const isOfRow = (text: string): boolean => keysOf(definition, text).some((key) => ofRows.has(key))
  const open = texts.filter((text) => !found.has(text.toLowerCase()))
  const others = await byFurtherCodes(scope, definition, open)
  const further = new Map(
    [...Map.groupBy(others, ({ text }) => text)].map(([text, ids]) => [text, ids.map(({ id }) => id)]),
  )
  return { known: open.every((text) => further.has(text) || isOfRow(text)) ? some : await all(), rows, further }
}

/** The levels between the first and the last, for which there is no place. */
const middleOf = (levels: readonly string[]): string => levels.slice(1, -1).join(' - ')

/** First and last levels that several paths have in common: only what is between them tells these apart. */
const sharedEnds = (texts: Iterable<string>): ReadonlySet<string> => {
  const middles = new Map<string, Set<string>>()
  for (const levels of [...texts].map(levelsOf).filter(({ length }) => length > 1)) {
    const ends = endsOf(levels)
    middles.set(ends, (middles.get(ends) ?? new Set()).add(sameName(middleOf(levels))))
  }
  return new Set([...middles].flatMap(([ends, all]) => (all.size > 1 ? [ends] : [])))
}
const endsOf = (levels: readonly string[]): string => [levels[0]!, levels.at(-1)!].map(sameName).join('\n')

interface Contents extends Loaded {
  /** What the sheet names. */
  texts: Iterable<string>
  nameOfParent: (id: string) => string
}

const finderOf = (definition: AnyList, { texts, known, rows, further, nameOfParent }: Contents): Finder => {
  const shared = definition.byName?.parent ? sharedEnds(texts) : new Set<string>()
  const rowsByKey = Map.groupBy(rows, ({ code }) => code)
  const byCode = new Map(known.map((one) => [one.code, one]))
  const byName = Map.groupBy(known, (one) => sameName(one.name))
  const one = (text: string, parent: string | null): Known | 'ambiguous' | undefined => {
    const code = parent === null ? byCode.get(text.toLowerCase()) : undefined
    if (code) return code
    const all = byName.get(sameName(text)) ?? []
    const within = parent === null ? [] : all.filter((row) => nameOfParent(row.parent ?? '') === sameName(parent))
    // Below another record it is another one of the same name.
    const named = parent === null ? all : within
    const used = named.some((row) => row.active) ? named.filter((row) => row.active) : named
    const exact = used.filter((row) => row.name.toLowerCase() === text.toLowerCase())
    return used.length > 1 ? (exact.length === 1 ? exact[0] : 'ambiguous') : used[0]
  }
  /** By a code that is not the first: of the record, or of one of its rows. */
  const byFurther = (text: string): NameResult | undefined => {
    const ids = further.get(text.trim()) ?? []
    const named = keysOf(definition, text).flatMap((key) => rowsByKey.get(key) ?? [])
    const meant = new Set([...ids, ...named.map(({ owner }) => owner)])
    const ofRows = new Set(named.map(({ value }) => value))
    if (meant.size > 1 || ofRows.size > 1) return 'ambiguous'
    const [[id], [row]] = [[...meant], named]
    return id === undefined ? undefined : ids.length > 0 || !row ? { id } : { id, row }
  }
  return {
    definition,
    known,
    find(text) {
      const another = byCode.has(text.toLowerCase()) ? undefined : byFurther(text)
      if (another) return another
      const levels = definition.byName?.parent ? levelsOf(text) : [text]
      const last = levels.at(-1) ?? text
      const parent = levels.length > 1 ? levels[0]! : null
      const isLong = levels.length > 2
      const whole = parent === null ? one(text, null) : undefined
      const joined = isLong ? `${middleOf(levels)} - ${last}` : last
      const isJoined = isLong && (shared.has(endsOf(levels)) || typeof one(joined, parent) === 'object')
      const name = isJoined ? joined : last
      const found = whole ?? one(name, parent)
      const shortened = isLong && !isJoined ? { path: text.trim(), kept: `${parent}>>${name}` } : undefined
      if (found === 'ambiguous') return found
      if (found) return { id: found.id, shortened }
      return definition.byName ? { name, parent, shortened } : 'unknown'
    },
  }
}

/** Finders by the name of their list, for the texts that a sheet has of each, and for the lists above them. */
export const findersFor = async (
  scope: Scope,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<ReadonlyMap<string, Finder>> => {
  const finders = new Map<string, Finder>()
  const add = async (name: string, texts: readonly string[]): Promise<void> => {
    const definition = scope.registry.lists.get(name)
    if (!definition || finders.has(name)) return
    const loaded = await load(scope, definition, texts)
    const above = parentListOf(definition)
    if (above !== undefined && above !== name) await add(above, [])
    const parents = above === name ? loaded.known : (finders.get(above ?? '')?.known ?? [])
    const names = new Map(parents.map((one) => [one.id, sameName(one.name)]))
    finders.set(name, finderOf(definition, { ...loaded, texts, nameOfParent: (id) => names.get(id) ?? '' }))
  }
  for (const [name, texts] of wanted) await add(name, [...texts])
  return finders
}

/** The list that the records above those of this list are in. */
export const parentListOf = ({ byName, fields }: AnyList): string | undefined =>
  byName?.parent === undefined ? undefined : (fields as Readonly<Record<string, { of?: string }>>)[byName.parent]?.of
