/**
 * Describes a change in the event log: field labels, wire names, and codes and names instead of ids (contract system
 * §10.4).
 */
import { isStoredId } from '#engine/columns.ts'
import { giveWay } from '#engine/give-way.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { integer, isNumberKind, object, wireName, type Field, type Fields } from '#model/field.ts'
import { numberingFields, settingNames, settings } from '#model/settings.ts'
import { statesOf, type Lifecycle } from '#model/state.ts'
import { groupFields, rightsField } from '#system/group.ts'
import { templateFields } from '#system/print-template.ts'
import { userFields } from '#system/user.ts'
import { documentHead } from '#wire/document.ts'
import { recordHead } from '#wire/list.ts'
import { isObject, type Json } from '#wire/values.ts'
import { translatorFor } from '../call/call.ts'
import type { Subject } from './event-record.ts'

export interface Change {
  /** The goods of the line it is in, where they are asked for. */
  goods?: string
  /** The field's wire name; for fields of lines with the index of the line, from 0. */
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

/**
 * The fields of the changed record. For records, the event only knows the function; if several lists share it, the
 * one with the most matching fields is used.
 */
const fieldsOf = (scope: Scope, { functionId, kind }: Subject, record: Values): Fields => {
  const { registry } = scope
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
  return best ? { ...recordHead, ...best } : ownFields(scope, functionId)
}

const numberingField = ({ registry }: Scope): Field =>
  object(
    Object.fromEntries(
      [...registry.documents.values()].map(({ wire, label }) => [wire.module, object(numberingFields)({ label })]),
    ) as Fields,
  )({ label: settings.numbering.field.label }) as Field

/** The fields of users, groups, print templates and settings, which have no definition. */
const ownFields = (scope: Scope, functionId: string): Fields => {
  if (functionId === 'User') return userFields
  if (functionId === 'PrintTemplate') return templateFields
  if (functionId === 'GroupUser') return { ...groupFields, rights: rightsField as Field }
  if (functionId !== 'Config' && functionId !== 'LockPeriod') return {}
  const plain = Object.fromEntries(settingNames.map((name) => [name, settings[name].field]))
  return { ...plain, numbering: numberingField(scope) }
}

interface Found extends Change {
  of: Field
  /** The goods of the row. */
  product?: string
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

type Translate = ReturnType<typeof translatorFor>
const isSame = (a: Json, b: Json): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The fields a user changed; derived values and facts are left out. */
const differences = (
  fields: Fields,
  [before, after]: readonly [Values, Values],
  { at, translate }: { at: At; translate: Translate },
): Found[] =>
  Object.entries(fields).flatMap(([name, field]): Found[] => {
    const [from, to] = [before[name] ?? null, after[name] ?? null]
    if (field.derived || field.fact || isSame(from, to)) return []
    const here = inside(at, wireName(name, field), translate(field.label))
    if (field.kind === 'records') return rowDifferences(field, [from, to], { at: here, translate })
    if (field.kind === 'object')
      return differences(field.fields ?? {}, [valuesOf(from), valuesOf(to)], { at: here, translate })
    return [{ ...here, of: field, from, to }]
  })

const rowsOf = (value: Json): Values[] => (Array.isArray(value) ? value.map((row) => valuesOf(row as Json)) : [])

/** Compares rows by their id: added rows, removed rows, and changes in the others. */
const rowDifferences = (
  field: Field,
  [before, after]: readonly [Json, Json],
  { at, translate }: { at: At; translate: Translate },
): Found[] => {
  const fields = field.fields ?? {}
  const [old, fresh] = [rowsOf(before), rowsOf(after)]
  const place = (index: number): At => ({
    field: `${at.field}.${index}`,
    label: translate('event.row', { n: String(index + 1) }),
  })
  // Rows of settings have no ids; they are compared by position.
  const keyOf = (row: Values, index: number): Json => row['lineId'] ?? index
  const ids = new Map(old.map((row, index) => [keyOf(row, index), row]))
  const kept = new Set(fresh.map(keyOf))
  const ofGoods = (row: Values, found: Found): Found =>
    typeof row['product'] === 'string' ? { ...found, product: row['product'] } : found
  return [
    ...old.flatMap((row, index): Found[] =>
      kept.has(keyOf(row, index)) ? [] : [{ ...place(index), of: field, from: row as Json, to: null }],
    ),
    ...fresh.flatMap((row, index): Found[] => {
      const earlier = ids.get(keyOf(row, index))
      return earlier
        ? differences(fields, [earlier, row], { at: place(index), translate }).map((found) => ofGoods(row, found))
        : [{ ...place(index), of: field, from: null, to: row as Json }]
    }),
  ]
}

type Names = ReadonlyMap<string, string>

/** Collects every id in a value of these fields. */
const idsIn = (field: Field, value: Json, into: Map<string, Set<string>>): void => {
  if (field.kind === 'ref' && typeof value === 'string' && isStoredId(value)) {
    const ids = into.get(field.of!) ?? new Set()
    into.set(field.of!, ids.add(value))
  }
  if (field.kind === 'records')
    for (const [name, one] of Object.entries(field.fields ?? {})) idsIn(one, valuesOf(value)[name] ?? null, into)
}

/** Codes and names of records, and numbers of documents. Deleted ones are shown by their id. */
const namesOf = async (scope: Scope, found: readonly Found[]): Promise<Names> => {
  const wanted = new Map<string, Set<string>>()
  for (const { of, from, to } of found) for (const value of [from, to]) idsIn(of, value, wanted)
  for (const { product } of found) if (product) wanted.set('product', (wanted.get('product') ?? new Set()).add(product))
  const statements = [...wanted].flatMap(([of, ids]) => {
    if (of === 'userGroup')
      return [
        sql`select id, code || ' – ' || name as name from user_group where ${sql.ours('user_group')} and id = any(${[...ids]}::uuid[])`,
      ]
    const list = scope.registry.lists.get(of)
    if (list)
      return [
        list.withoutCode
          ? sql`select r.id, r.name from ${sql.ident(list.table)} r where ${sql.ours('r')} and r.id = any(${[...ids]}::uuid[])`
          : sql`select r.id, r.code || ' – ' || r.name as name from ${sql.ident(list.table)} r where ${sql.ours('r')} and r.id = any(${[...ids]}::uuid[])`,
      ]
    return of === 'line'
      ? []
      : [sql`select id, number as name from document where ${sql.ours('document')} and id = any(${[...ids]}::uuid[])`]
  })
  const answers = (await scope.tx.batch(statements)) as { id: string; name: string }[][]
  return new Map(answers.flat().map(({ id, name }) => [id, name]))
}

/** `unnamed`: what is said of a record that is not there, or not for the reader; default: its id. */
const shownIn = (names: Names, translate: Translate, unnamed?: (of: string) => string) => {
  const shown = (field: Field, value: Json): Json => {
    if (value === null || value === undefined) return null
    if (field.kind === 'ref') return names.get(String(value)) ?? unnamed?.(field.of!) ?? value
    if (field.kind === 'flag') return translate(value === true ? 'event.yes' : 'event.no')
    if (field.kind === 'files' || field.kind === 'refs') return Array.isArray(value) ? value.length : value
    if (field.kind === 'records') return rowText(field.fields ?? {}, valuesOf(value))
    const choice = field.choices?.find((one) => one.value === value)
    if (choice) return translate(choice.label)
    // Decimals are stored as text.
    return isNumberKind(field.kind) && typeof value === 'string' ? Number(value) : value
  }
  /** Describes an added or removed row in one text: all its values. */
  const rowText = (fields: Fields, row: Values): string =>
    Object.entries(fields)
      .filter(([name, field]) => !field.derived && !field.fact && field.of !== 'line' && row[name] !== null)
      .flatMap(([name, field]) => {
        const text = shown(field, row[name] ?? null)
        return text === null || text === '' ? [] : [`${translate(field.label)}: ${String(text)}`]
      })
      .join('; ')
  return shown
}

const describe = async (scope: Scope, found: readonly Found[]): Promise<Change[]> => {
  const shown = shownIn(await namesOf(scope, found), translatorFor(scope.language))
  return found.map(({ of, field, label, from, to }) => ({ field, label, from: shown(of, from), to: shown(of, to) }))
}

/**
 * For readers of the record itself: the changes of several pairs, with the goods of their lines, asked for together. What
 * a reader may not see is not named.
 */
export const changesInWords = async (
  scope: Scope,
  subject: Subject,
  pairs: readonly (readonly [Json, Json])[],
): Promise<Change[][]> => {
  const translate = translatorFor(scope.language)
  const found: Found[][] = []
  for (const [before, after] of pairs) {
    const both = [valuesOf(before), valuesOf(after)] as const
    const isChange = isObject(before) && isObject(after)
    found.push(isChange ? differences(fieldsOf(scope, subject, both[1]), both, { at: nothing, translate }) : [])
    await giveWay(rowsOf(both[1]['lines'] ?? null).length)
  }
  const names = await namesOf(scope, found.flat())
  const unnamed = (of: string) =>
    scope.registry.documents.has(of) || of === 'line'
      ? translate('problem.unseenDocuments', { n: '1' })
      : translate('event.gone')
  const shown = shownIn(names, translate, unnamed)
  return found.map((changes) =>
    changes.map(({ of, field, label, from, to, product }) => {
      const goods = product && names.get(product)
      return { field, label, from: shown(of, from), to: shown(of, to), ...(goods && { goods }) }
    }),
  )
}

const isSomething = (value: Json): boolean => value !== null && value !== '' && value !== false

/** Describes a created or deleted record: all its values. */
export const detailsOf = async (
  scope: Scope,
  subject: Subject,
  [before, after]: readonly [Json, Json],
): Promise<Pick<Change, 'field' | 'label' | 'to'>[]> => {
  if (isObject(before) === isObject(after)) return []
  const record = valuesOf(isObject(after) ? after : before)
  const translate = translatorFor(scope.language)
  const found = differences(fieldsOf(scope, subject, record), [{}, record], { at: nothing, translate })
  const shown = await describe(
    scope,
    found.filter(({ to }) => isSomething(to)),
  )
  return shown.map(({ field, label, to }) => ({ field, label, to }))
}

/** Describes the changes of a record. Returns nothing for created and deleted records: see `detailsOf`. */
export const changesOf = async (
  scope: Scope,
  subject: Subject,
  [before, after]: readonly [Json, Json],
): Promise<Change[]> => {
  if (!isObject(before) || !isObject(after)) return []
  const translate = translatorFor(scope.language)
  const fields = fieldsOf(scope, subject, valuesOf(after as Json))
  const found = differences(fields, [valuesOf(before as Json), valuesOf(after as Json)], { at: nothing, translate })
  return describe(scope, found)
}
