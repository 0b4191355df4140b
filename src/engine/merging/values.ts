/**
 * What the one of two records that stays says after merging, and what of the other is given up. Goes over the shape of
 * the list, so that a field that comes later is neither lost nor forgotten.
 */
import { zero } from '#kernel/decimal.ts'
import { flag, text, type Field, type Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import type { Settings } from '#model/standard-settings.ts'
import { headNames } from '../record/value.ts'
import type { ListMerging, Pair } from '../scope.ts'
import type { StoredRecord } from '../stored.ts'

type Values = Readonly<Record<string, unknown>>

/** A value of the one that goes that has no place in the one that stays. */
export interface LostValue {
  /** The fields from the outside in: `units`, `sellPrice`. */
  path: readonly (readonly [string, Field])[]
  /** What identifies its row. */
  row?: { field: Field; value: unknown }
  field: Field
  value: unknown
}

/** What both functions below need to know of a list. */
interface Rules {
  fields: Fields
  codes: ReadonlySet<string>
  /** What a new record begins with. */
  standard: Values
  joins: ReadonlySet<string>
  keeps: ReadonlySet<string>
  together: readonly (readonly string[])[]
  alike: readonly (readonly string[])[]
}

/** Code and name are what the one that goes is called in the question itself. */
const head = { note: text({ label: 'record.note' }), active: flag({ label: 'record.active' }) }

/** Stored values, and rows that only belong to the record; rows of another list follow by their reference. */
const comparedFields = ({ fields, children = {} }: AnyList): Fields => ({
  ...Object.fromEntries(
    Object.entries(fields as Fields).filter(([name, field]) => {
      const child = children[name]
      return !headNames.has(name) && !field.fact && child?.of === undefined && child?.chooses === undefined
    }),
  ),
  ...head,
})

export const rulesOf = (definition: AnyList, merging: ListMerging, settings: Settings): Rules => {
  const fields = comparedFields(definition)
  const empty = Object.fromEntries(Object.keys(definition.fields as Fields).map((name) => [name, null]))
  const blank = { ...empty, id: null, code: '', name: '', note: null, active: false }
  return {
    fields,
    codes: new Set(definition.search.codes),
    standard: definition.compute?.(blank, settings) ?? blank,
    joins: new Set(merging.joins),
    keeps: new Set(merging.keeps),
    together: merging.together ?? [],
    alike: merging.alike ?? [],
  }
}

/** A zero that every new record begins with is nothing that anybody said, nor is a flag that is not set. */
const isSaid = (value: unknown, standard: unknown): boolean => {
  if (value === null || value === undefined || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (value === false) return standard === true
  return value !== zero || standard !== zero
}

const comparable = ({ codes }: Rules, name: string, value: unknown): unknown => {
  if (Array.isArray(value)) return (value as string[]).toSorted((a, b) => a.localeCompare(b)).join()
  if (typeof value !== 'string') return value
  return codes.has(name) ? value.toLowerCase().replace(/[\s.-]/g, '') : value.trim()
}
const isSame = (rules: Rules, name: string, a: unknown, b: unknown): boolean =>
  comparable(rules, name, a) === comparable(rules, name, b)

/** All of them, where the one that stays says nothing else than the other. */
const takenTogether = (rules: Rules, { keep, remove }: Pair, names: readonly string[]): Values => {
  const said = (record: Values) =>
    names.filter((name) => rules.fields[name]!.kind !== 'flag' && isSaid(record[name], rules.standard[name]))
  const own = said(keep)
  const isTaken = own.every((name) => isSame(rules, name, keep[name], remove[name])) && said(remove).length > own.length
  return isTaken ? Object.fromEntries(names.map((name) => [name, remove[name]])) : {}
}

/** What the one that stays does not have yet, in its free places, in their order. */
const placed = (rules: Rules, { keep, remove }: Pair, names: readonly string[]): Values => {
  const isFree = (name: string) => !isSaid(keep[name], rules.standard[name])
  const others = names
    .filter((name) => isSaid(remove[name], rules.standard[name]))
    .filter((name) => names.every((own) => !isSame(rules, name, keep[own], remove[name])))
  return Object.fromEntries(
    names.filter(isFree).flatMap((name, index) => (others[index] ? [[name, remove[others[index]]]] : [])),
  )
}

const rowsOf = (value: unknown): readonly Values[] => (value ?? []) as readonly Values[]

/** Rows of both, by the field that identifies them. */
const takenRows = (rules: Rules, [name, { fields = {}, knownBy = '' }]: [string, Field], pair: Pair): unknown => {
  const [own, others] = [rowsOf(pair.keep[name]), rowsOf(pair.remove[name])]
  const known = new Map(others.map((row) => [row[knownBy], row]))
  const names = Object.keys(fields).filter((inner) => !fields[inner]!.fact && !rules.keeps.has(`${name}.${inner}`))
  return [
    ...own.map((row) => ({
      ...row,
      ...Object.fromEntries(
        names.flatMap((inner) => (isSaid(row[inner], null) ? [] : [[inner, known.get(row[knownBy])?.[inner] ?? null]])),
      ),
    })),
    ...others.filter((row) => own.every((one) => one[knownBy] !== row[knownBy])),
  ]
}

/** The one that stays, with what it takes over where it says nothing. */
export const takenOver = (rules: Rules, pair: Pair): StoredRecord => {
  const { keep, remove } = pair
  const grouped = new Set([...rules.together, ...rules.alike].flat())
  const single = Object.entries(rules.fields).flatMap((entry): [string, unknown][] => {
    const [name, { kind }] = entry
    if (grouped.has(name) || rules.joins.has(name) || rules.keeps.has(name) || kind === 'flag') return []
    if (kind === 'records') return [[name, takenRows(rules, entry, pair)]]
    const standard = rules.standard[name]
    return !isSaid(keep[name], standard) && isSaid(remove[name], standard) ? [[name, remove[name]]] : []
  })
  return Object.assign(
    { ...keep, ...Object.fromEntries(single) },
    ...rules.together.map((names) => takenTogether(rules, pair, names)),
    ...rules.alike.map((names) => placed(rules, pair, names)),
  ) as StoredRecord
}

const lostRows = (
  rules: Rules,
  [name, field]: [string, Field],
  { joined, remove }: { joined: Values; remove: Values },
): LostValue[] => {
  const { fields = {}, knownBy = '' } = field
  return rowsOf(remove[name]).flatMap((row) => {
    const kept = rowsOf(joined[name]).find((one) => one[knownBy] === row[knownBy])
    return Object.entries(fields).flatMap(([inner, one]): LostValue[] => {
      const value = one.fact ? null : row[inner]
      if (!isSaid(value, null) || isSame(rules, `${name}.${inner}`, kept?.[inner], value)) return []
      const path = [[name, field] as const, [inner, one] as const]
      return [{ path, row: { field: fields[knownBy]!, value: row[knownBy] }, field: one, value }]
    })
  })
}

/** What the one that goes said and the joined record does not say. */
export const givenUp = (rules: Rules, joined: StoredRecord, remove: StoredRecord): LostValue[] =>
  Object.entries(rules.fields).flatMap((entry): LostValue[] => {
    const [name, field] = entry
    if (rules.joins.has(name)) return []
    if (field.kind === 'records') return lostRows(rules, entry, { joined, remove })
    const value = remove[name]
    const places = rules.alike.find((names) => names.includes(name)) ?? [name]
    const isLost =
      isSaid(value, rules.standard[name]) && places.every((place) => !isSame(rules, name, joined[place], value))
    return isLost ? [{ path: [entry], field, value }] : []
  })
