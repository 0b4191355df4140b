/** Makes the records that a sheet names and that do not exist, once the user has agreed. */
import { fold } from '#kernel/fold.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { AnyList } from '#model/list.ts'
import { may } from '#model/right.ts'
import type { NamedRecord } from '../importing.ts'
import { saveRecord } from '../record/save.ts'
import type { Scope } from '../scope.ts'
import { parentListOf, sameName, type Finder } from './named.ts'

/** What does not exist, for the user to agree to. */
export interface MissingRecord {
  list: AnyList
  name: string
  /** The rows of the sheet that name it. */
  rows: number[]
  /** True if the user may add records of its kind. */
  allowed: boolean
}

/** Made records by their key: of the whole import, or of one entry until its savepoint is kept. */
export type MadeRecords = Map<string, { id: string; code: string }>

const keyOf = (list: string, parent: string | null, name: string): string =>
  [list, parent === null ? '' : sameName(parent), sameName(name)].join('\n')

const mayAdd = ({ user }: Scope, { open, right }: AnyList): boolean =>
  open === true || user.isAdmin || may(user.rights, right, 'A')

/** A record above that is neither there nor named by the sheet is the first one of its list. */
const defaultParent = (finder: Finder | undefined, self: boolean): string | undefined =>
  finder?.known.find((one) => one.active && (!self || one.parent === null))?.id

/** What has to be made above a record: what the sheet names, or, in an empty list, one of the same name. */
const namedAbove = (
  above: Finder,
  list: AnyList,
  { name, parent }: NamedRecord,
): { name: string; parent: null } | undefined => {
  if (parent === null)
    return defaultParent(above, above.definition === list) === undefined ? { name, parent: null } : undefined
  const found = above.find(parent)
  return typeof found === 'object' && 'name' in found ? { name: found.name, parent: null } : undefined
}

/** Every record to be made, in the order of the sheet, those above before those below them. */
export const missingOf = (
  scope: Scope,
  finders: ReadonlyMap<string, Finder>,
  rows: readonly { number: number; missing: readonly NamedRecord[] }[],
): MissingRecord[] => {
  const found = new Map<string, MissingRecord>()
  const add = (list: AnyList, named: { name: string; parent: string | null }, row: number): void => {
    const key = keyOf(list.name, named.parent, named.name)
    const one = found.get(key) ?? { list, name: named.name, rows: [], allowed: mayAdd(scope, list) }
    if (one.rows.at(-1) !== row) one.rows.push(row)
    found.set(key, one)
  }
  for (const { number, missing } of rows)
    for (const named of missing) {
      const { definition } = finders.get(named.list)!
      const above = finders.get(parentListOf(definition) ?? '')
      const wanted = above && namedAbove(above, definition, named)
      if (above && wanted) add(above.definition, wanted, number)
      add(definition, named, number)
    }
  return [...found.values()]
}

/** A code made of a name: `Nước ngọt` → NUOCNGOT, numbered if it is taken. */
const codeFor = (name: string, taken: ReadonlySet<string>): string => {
  const letters = fold(name)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}._/-]+/gu, '')
    .slice(0, 40)
  const base = letters === '' ? 'M' : letters
  for (let number = 1; ; number += 1) {
    const code = number === 1 && letters !== '' ? base : `${base}${number}`
    if (!taken.has(code.toLowerCase())) return code
  }
}

type Values = Readonly<Record<string, unknown>>

export interface Maker {
  /**
   * Gives rows the records they name; those made now are put into `fresh`. `record`: the values of the record that
   * names them, where the row does not say. Throws Refused like any save.
   */
  provide(named: readonly NamedRecord[], fresh: MadeRecords, record?: Values): Promise<void>
  /** The savepoint in which these were made is kept. */
  keep(fresh: MadeRecords): void
}

export const makerOf = (scope: Scope, finders: ReadonlyMap<string, Finder>): Maker => {
  const made: MadeRecords = new Map()
  const codesOf = ({ definition: { name }, known }: Finder, fresh: MadeRecords): Set<string> =>
    new Set([
      ...known.map((one) => one.code),
      ...[...made, ...fresh].filter(([key]) => key.startsWith(`${name}\n`)).map(([, one]) => one.code.toLowerCase()),
    ])

  const provideOne = async (named: NamedRecord, fresh: MadeRecords, record: Values): Promise<string> => {
    const finder = finders.get(named.list)!
    const { definition } = finder
    const key = keyOf(named.list, named.parent, named.name)
    const earlier = made.get(key) ?? fresh.get(key)
    if (earlier) return earlier.id
    if (!mayAdd(scope, definition))
      throw new Refused([problem(named.at, 'mayNotCreate', { label: definition.label, value: named.name })])
    const { parent, copies = [] } = definition.byName!
    const code = codeFor(named.name, codesOf(finder, fresh))
    const values = {
      code,
      name: named.name,
      ...(named.path !== undefined && { note: named.path }),
      ...Object.fromEntries(copies.map((field) => [field, named.into[field] ?? record[field]])),
      ...(parent && { [parent]: await parentFor(named, finder, fresh) }),
    }
    const saved = await saveRecord(
      scope,
      { definition, slots: scope.registry.listSlots[definition.name] },
      { id: null, version: undefined, confirm: [], values, problems: [] },
    )
    fresh.set(key, { id: saved.id, code })
    return saved.id
  }

  const parentFor = async (named: NamedRecord, { definition }: Finder, fresh: MadeRecords): Promise<string | null> => {
    const above = finders.get(parentListOf(definition) ?? '')
    if (!above) return null
    const standard = defaultParent(above, above.definition === definition)
    if (named.parent === null && standard !== undefined) return standard
    const wanted = above.find(named.parent ?? named.name)
    if (typeof wanted === 'object' && 'id' in wanted) return wanted.id
    const list = above.definition.name
    return provideOne({ ...named, list, name: named.parent ?? named.name, parent: null }, fresh, {})
  }

  return {
    async provide(wanted, fresh, record = {}) {
      for (const named of wanted) named.into[named.field] = await provideOne(named, fresh, record)
    },
    keep(fresh) {
      for (const [key, one] of fresh) made.set(key, one)
    },
  }
}
