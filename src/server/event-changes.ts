/** What a change changed, in words: labels, spellings of the wire, and what people see instead of ids (contract system §10.4). */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { catalogues } from '#i18n/index.ts'
import { sql } from '#engine/sql.ts'
import { integer, isNumberKind, text, wireName, type Field, type Fields } from '#model/field.ts'
import { statesOf, type Lifecycle } from '#model/state.ts'
import { documentHead } from '#wire/document.ts'
import { recordHead } from '#wire/list.ts'
import { isObject, type Json } from '#wire/values.ts'
import { sayIn } from './call.ts'
import type { Subject } from './event-record.ts'

export interface Change {
  /** Its spelling outside; of lines with their number, from 0. */
  field: string
  label: string
  from: Json
  to: Json
}
type Values = Readonly<Record<string, Json>>

const valuesOf = (record: Json): Values => (isObject(record) ? (record as Values) : {})

const statusField = (lifecycle: Lifecycle): Field => ({
  ...integer({ label: 'field.status', wire: 'iStat' }),
  choices: statesOf(lifecycle),
})

/** The fields of what was changed. A record tells only the function of its list: of several the one that knows most of it. */
const fieldsOf = ({ registry }: Scope, { functionId, kind }: Subject, record: Values): Fields => {
  const document = registry.documents.get(String(kind ?? ''))
  if (document) {
    const lines: Field = { kind: 'records', label: 'document.lines', required: false, fields: document.shape.lines }
    return { ...documentHead, ...(document.shape.fields as Fields), status: statusField(document.lifecycle), lines }
  }
  const known = (fields: Fields) => Object.keys(fields).filter((name) => name in record).length
  const lists = [...registry.lists.values()].filter((list) => list.right === functionId)
  const best = lists
    .map(({ fields }) => fields as Fields)
    .toSorted((a, b) => known(b) - known(a) || Object.keys(a).length - Object.keys(b).length)[0]
  return best ? { ...recordHead, ...best } : namedAlike(functionId, record)
}

/** Settings, users and groups have no definition: what stands in their record is told under its own name. */
const namedAlike = (functionId: string, record: Values): Fields => {
  const area = functionId === 'Config' || functionId === 'LockPeriod' ? 'setting' : functionId.toLowerCase()
  return Object.fromEntries(
    Object.keys(record)
      .filter((name) => name !== 'version')
      .map((name) => [name, text({ label: `${area}.${name}` in catalogues.vi ? `${area}.${name}` : name })]),
  )
}

interface Found extends Change {
  of: Field
}
interface At {
  field: string
  label: string
}
const nothing: At = { field: '', label: '' }
const inside = ({ field, label }: At, name: string, text: string): At => ({
  field: field === '' ? name : `${field}.${name}`,
  label: label === '' ? text : `${label} · ${text}`,
})

type Say = ReturnType<typeof sayIn>
const isSame = (a: Json, b: Json): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** What a person set; what follows from it, and what ledgers say, is no change. */
const differences = (
  fields: Fields,
  [before, after]: readonly [Values, Values],
  { at, say }: { at: At; say: Say },
): Found[] =>
  Object.entries(fields).flatMap(([name, field]): Found[] => {
    const [from, to] = [before[name] ?? null, after[name] ?? null]
    if (field.derived || field.fact || isSame(from, to)) return []
    const here = inside(at, wireName(name, field), say(field.label))
    if (field.kind === 'records') return rowDifferences(field, [from, to], { at: here, say })
    if (field.kind === 'object')
      return differences(field.fields ?? {}, [valuesOf(from), valuesOf(to)], { at: here, say })
    return [{ ...here, of: field, from, to }]
  })

const rowsOf = (value: Json): Values[] => (Array.isArray(value) ? value.map((row) => valuesOf(row as Json)) : [])

/** Rows are the same by their id: what came, what went, and what is different in those that stayed. */
const rowDifferences = (
  field: Field,
  [before, after]: readonly [Json, Json],
  { at, say }: { at: At; say: Say },
): Found[] => {
  const fields = field.fields ?? {}
  const [old, fresh] = [rowsOf(before), rowsOf(after)]
  const place = (index: number): At => ({
    field: `${at.field}.${index}`,
    label: say('event.row', { n: String(index + 1) }),
  })
  const ids = new Map(old.map((row) => [row['lineId'], row]))
  const kept = new Set(fresh.map((row) => row['lineId']))
  return [
    ...old.flatMap((row, index): Found[] =>
      kept.has(row['lineId']!) ? [] : [{ ...place(index), of: field, from: row as Json, to: null }],
    ),
    ...fresh.flatMap((row, index): Found[] => {
      const earlier = ids.get(row['lineId']!)
      return earlier
        ? differences(fields, [earlier, row], { at: place(index), say })
        : [{ ...place(index), of: field, from: null, to: row as Json }]
    }),
  ]
}

type Names = ReadonlyMap<string, string>

/** Every id that a value of these fields may hold. */
const idsIn = (field: Field, value: Json, into: Map<string, Set<string>>): void => {
  if (field.kind === 'ref' && typeof value === 'string' && isStoredId(value)) {
    const ids = into.get(field.of!) ?? new Set()
    into.set(field.of!, ids.add(value))
  }
  if (field.kind === 'records')
    for (const [name, one] of Object.entries(field.fields ?? {})) idsIn(one, valuesOf(value)[name] ?? null, into)
}

/** Code and name of records, numbers of documents; what is gone keeps its id. */
const namesOf = async (scope: Scope, found: readonly Found[]): Promise<Names> => {
  const wanted = new Map<string, Set<string>>()
  for (const { of, from, to } of found) for (const value of [from, to]) idsIn(of, value, wanted)
  const statements = [...wanted].flatMap(([of, ids]) => {
    const list = scope.registry.lists.get(of)
    if (list)
      return [
        list.withoutCode
          ? sql`select id, name from ${sql.ident(list.table)} where id = any(${[...ids]}::uuid[])`
          : sql`select id, code || ' – ' || name as name from ${sql.ident(list.table)} where id = any(${[...ids]}::uuid[])`,
      ]
    return of === 'line' ? [] : [sql`select id, number as name from document where id = any(${[...ids]}::uuid[])`]
  })
  const answers = (await scope.tx.batch(statements)) as { id: string; name: string }[][]
  return new Map(answers.flat().map(({ id, name }) => [id, name]))
}

const shownIn = (names: Names, say: Say) => {
  const shown = (field: Field, value: Json): Json => {
    if (value === null || value === undefined) return null
    if (field.kind === 'ref') return names.get(String(value)) ?? value
    if (field.kind === 'flag') return say(value === true ? 'event.yes' : 'event.no')
    if (field.kind === 'files') return Array.isArray(value) ? value.length : value
    if (field.kind === 'records') return rowText(field.fields ?? {}, valuesOf(value))
    const choice = field.choices?.find((one) => one.value === value)
    if (choice) return say(choice.label)
    // Exact numbers are kept as texts.
    return isNumberKind(field.kind) && typeof value === 'string' ? Number(value) : value
  }
  /** A row that came or went, in one text: what was set in it. */
  const rowText = (fields: Fields, row: Values): string =>
    Object.entries(fields)
      .filter(([name, field]) => !field.derived && !field.fact && field.of !== 'line' && row[name] !== null)
      .flatMap(([name, field]) => {
        const text = shown(field, row[name] ?? null)
        return text === null || text === '' ? [] : [`${say(field.label)}: ${String(text)}`]
      })
      .join('; ')
  return shown
}

/** Of a record that was made or removed nothing is told: it stands beside in full. */
export const changesOf = async (
  scope: Scope,
  subject: Subject,
  [before, after]: readonly [Json, Json],
): Promise<Change[]> => {
  if (!isObject(before) || !isObject(after)) return []
  const say = sayIn(scope.language)
  const fields = fieldsOf(scope, subject, valuesOf(after as Json))
  const found = differences(fields, [valuesOf(before as Json), valuesOf(after as Json)], { at: nothing, say })
  const shown = shownIn(await namesOf(scope, found), say)
  return found.map(({ of, field, label, from, to }) => ({ field, label, from: shown(of, from), to: shown(of, to) }))
}
