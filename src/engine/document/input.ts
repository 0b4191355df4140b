/** The parsed input of a save, and how it is merged with the stored document. */
import type { Day } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { remembered } from '#kernel/remembered.ts'
import { firstDayOf, type AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { dependenciesOf } from '#model/narrow.ts'
import { isHidden } from '#model/marks.ts'
import { withoutHidden } from '#model/secret.ts'
import { isDraft, savedValue, type Transition } from '#model/state.ts'
import { isStoredId } from '../columns.ts'
import { isOwnStore, ownStores } from '../own-stores.ts'
import { keptDescription } from './made-text.ts'
import { sightFor, type Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Stored } from '../stored.ts'

/** Only the values present in the request; absent ones keep their stored value. */
export interface DocumentInput {
  id: string | null
  version: number | undefined
  saveAsDraft: boolean | undefined
  confirm: readonly string[]
  clientTotal: Decimal | undefined
  values: Readonly<Record<string, unknown>>
  /** The complete new list of lines; undefined keeps the stored lines. */
  lines: readonly ({ lineId: string | null } & Record<string, unknown>)[] | undefined
  problems: readonly Problem[]
}

/** All fields with empty values, from which new documents and lines start. */
export const emptyValues = remembered(new WeakMap<Fields, Readonly<Record<string, null>>>(), (fields) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
)

/** The head values of a document that is not saved yet: no number and version, created by the caller. */
export const unsavedHead = ({ user, now }: Scope, { name, lifecycle }: AnyDocument) => ({
  id: '',
  kind: name,
  number: '',
  status: savedValue(lifecycle, null, { asDraft: false }),
  seq: '0',
  version: 0,
  draft: false,
  madeBy: null,
  attachments: [],
  createdBy: user.displayName,
  createdAt: now,
  updatedBy: null,
  updatedAt: null,
})

/** A new document before any input: the user's store and employee, the base currency, today. */
const blank = async (
  scope: Scope,
  definition: AnyDocument,
  typed: Readonly<Record<string, unknown>>,
): Promise<Stored> => {
  const { fields } = definition.shape
  const store = fields['store'] && typed['store'] === undefined ? await defaultStore(scope) : null
  return {
    ...emptyValues(fields),
    store,
    currency: (fields['currency'] && scope.baseCurrency?.id) ?? null,
    employee: fields['employee'] ? scope.user.employee : null,
    ...unsavedHead(scope, definition),
    date: firstDayOf(definition, scope.settings, scope.today),
    description: null,
    lines: [],
  }
}

const defaultStore = async ({ tx, user, settings }: Scope): Promise<string | null> => {
  const chosen = [user.defaults.store, settings.defaultStoreId].find((id) => isStoredId(id) && isOwnStore(tx, id))
  if (chosen) return chosen
  const stores = await tx.query<{ id: string; is_default: boolean }>(
    sql`select id, is_default from store s where ${sql.ours('s')} and active${ownStores(tx, sql`s.id`)} order by is_default desc, code_key limit 2`,
  )
  return stores.length === 1 || stores[0]?.is_default ? stores[0]!.id : null
}

/** The fields that say what a price is the price of. */
const goodsOf = remembered(new WeakMap<Fields, readonly string[]>(), (fields) =>
  Object.entries(fields).flatMap(([name, { role }]) => (role === 'product' || role === 'unit' ? [name] : [])),
)

/**
 * Clears values copied from a record, or depending on it, if another record but no such value was sent; and prices that
 * the caller does not see, if they were those of other goods.
 */
const withoutStale = (
  scope: Scope,
  fields: Fields,
  before: Readonly<Record<string, unknown>>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const sight = sightFor(scope)
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !(name in values))
      .flatMap(([name, field]) => {
        const list = field.kind === 'ref' ? scope.registry.lists.get(field.of!) : undefined
        const sources = [
          ...(field.copies ? [field.copies.ref] : []),
          ...(field.role === 'price' && isHidden(field, sight) ? goodsOf(fields) : []),
          ...(list ? dependenciesOf(list, fields, name) : []),
        ]
        const isStale = sources.some((source) => source in values && values[source] !== before[source])
        return isStale ? [[name, null]] : []
      }),
  )
}

/** What the input is merged with: the stored document, or a deleted one being restored; and the transition, if any. */
interface MergeBase {
  before: Stored | null
  revived: Stored | null
  transition: Transition | null
}

/** The status after the transition, the one it had when it was deleted, or the normal one after a save. */
const nextStatus = (
  { lifecycle }: AnyDocument,
  { before, revived, transition }: MergeBase,
  asDraft: boolean,
): number => {
  if (transition) return lifecycle.states[transition.to]!.value
  return revived && !revived.draft && !asDraft ? revived.status : savedValue(lifecycle, before, { asDraft })
}

interface Merged {
  draft: Stored
  problems: Problem[]
}

/** Merges the input with the stored, restored or blank document; fixed and confidential fields keep their values. */
export const merge = async (
  scope: Scope,
  definition: AnyDocument,
  onto: MergeBase,
  input: DocumentInput,
): Promise<Merged> => {
  const { before, revived } = onto
  const known = before ?? revived
  const base = known ?? (await blank(scope, definition, input.values))
  const { fields, lines: lineFields } = definition.shape
  const sight = sightFor(scope)
  const problems: Problem[] = []
  const knownLines = new Map(known?.lines.map((line) => [line.lineId, line]) ?? [])
  // Some documents have no lines; whatever is sent as such has no fields.
  const sent = Object.keys(lineFields).length > 0 ? input.lines : undefined
  const lines = sent?.map((given, index) => {
    const old = given.lineId ? knownLines.get(given.lineId) : undefined
    // Each stored line is there once: sent again, it would be two lines with one id.
    if (old) knownLines.delete(old.lineId)
    // A line that is not stored is like one that is: nobody may set a value that he is not shown.
    const line = withoutHidden(lineFields, given, sight)
    if (line.lineId && !old) problems.push(problem(`lines.${index}.lineId`, 'unknownLine'))
    const start = old ?? { ...emptyValues(lineFields), lineId: scope.newId() }
    return {
      ...start,
      ...(old ? withoutStale(scope, lineFields, old, line) : {}),
      ...keepFixed(lineFields, old ?? null, line),
      lineId: start.lineId,
    }
  })
  const values = known ? keepFixed(fields, known, withoutHidden(fields, input.values, sight)) : input.values
  const status = nextStatus(definition, onto, input.saveAsDraft ?? (known ? known.draft : false))
  const typed = input.values['description'] as string | null | undefined
  const description =
    typed === undefined
      ? base.description
      : await keptDescription(scope, { kind: definition.name, description: base.description }, typed)
  const date = (input.values['date'] === undefined ? base.date : input.values['date']) as Day | null
  return {
    problems,
    draft: {
      ...base,
      ...(known ? withoutStale(scope, fields, base, input.values) : {}),
      ...values,
      id: base.id || scope.newId(),
      date: date as Day,
      number: String(input.values['number'] ?? (input.values['number'] === null && known ? '' : base.number)),
      description,
      attachments: (input.values['attachments'] ?? base.attachments) as string[],
      status,
      draft: isDraft(definition.lifecycle, { status }),
      // An empty currency becomes the base currency.
      ...('currency' in fields
        ? { currency: ('currency' in values ? values['currency'] : base['currency']) ?? scope.baseCurrency?.id ?? null }
        : {}),
      lines: lines ?? base.lines,
    },
  }
}

const keepFixed = (
  fields: Fields,
  before: Readonly<Record<string, unknown>> | null,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  before
    ? Object.fromEntries(
        Object.entries(values).filter(
          ([name]) => !(fields[name]?.fixed && before[name] !== null && before[name] !== undefined),
        ),
      )
    : { ...values }
