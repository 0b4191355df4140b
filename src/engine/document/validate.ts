/**
 * Checks that apply to every document: required values, existing records, lock date. Business rules are in the
 * definitions.
 */
import { showDay } from '#kernel/day.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import { remembered } from '#kernel/remembered.ts'
import { valueProblems } from '#model/check.ts'
import { maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Field, Fields } from '#model/field.ts'
import { isInForce, isVoid, postsAtAll } from '#model/state.ts'
import { holds, isEmpty, missingInDocument } from '#model/required.ts'
import { isOwnStore } from '../own-stores.ts'
import { isStopped } from '../record/still-in-use.ts'
import { untrackedProblems } from './stock-only.ts'
import { narrowing, type RefCheck } from '../record/narrowing.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Drops requirements that do not apply: linked vouchers get their values from their owner, and documents posted
 * before a requirement existed keep their missing value.
 */
const fieldsInForce = (fields: Fields, before: Stored | null, draft: Stored): Fields => {
  const isAsked = ([name, { required: always, requiredWhen }]: [string, Field]): boolean =>
    always === true ||
    !requiredWhen ||
    (!draft.madeBy && !(before?.status === draft.status && holds(requiredWhen, before) && isEmpty(before[name])))
  const all = Object.entries(fields)
  // Returns the same object if nothing is left out, because derived data is cached by it.
  return all.every(isAsked) ? fields : Object.fromEntries(all.filter(isAsked))
}

const positive = remembered(new WeakMap<Fields, readonly string[]>(), (fields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.sign === 'positive' && field.kind !== 'price' ? [name] : [],
  ),
)
const signs = (fields: Fields, record: Readonly<Record<string, unknown>>, at: string): Problem[] =>
  positive(fields).flatMap((name) =>
    typeof record[name] === 'bigint' && record[name] <= 0n ? [problem(at + name, 'mustBePositive')] : [],
  )

const refsIn = remembered(new WeakMap<Fields, readonly { name: string; of: string }[]>(), (fields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    // What the rules fill in comes from a record that was checked.
    field.kind === 'ref' && !field.fact && !field.derived ? [{ name, of: field.of! }] : [],
  ),
)

interface Choosing extends Pick<AnyDocument, 'takesStopped'> {
  context: RuleContext
  lists: Scope['registry']['lists']
}

/** Referenced records must exist, and newly chosen ones must be in use, unless the document settles what is old. */
const refProblems = (
  { fields, record, before, at }: RefCheck,
  { context, lists, takesStopped = [] }: Choosing,
): Problem[] =>
  refsIn(fields).flatMap(({ name, of }) => {
    const id = record[name] as string | null | undefined
    const list = lists.get(of)
    if (!id || !list) return []
    const row = context.refs.get(of, id)
    if (!row) return [problem(at + name, 'unknownRef')]
    const mayStand = before?.[name] === id || takesStopped.includes(of) || !isStopped(list, row)
    return mayStand ? [] : [problem(at + name, 'unknownRef.stopped', { name: row.name })]
  })

/** A new document of a user whose employee has left names none, unless he names one himself. */
export const withoutStoppedDefault = (
  { registry }: Scope,
  draft: Stored,
  context: RuleContext,
  sent: Values,
): Stored => {
  const row = sent['employee'] === undefined && context.refs.get('employee', draft['employee'] as string | null)
  return row && isStopped(registry.lists.get('employee')!, row) ? { ...draft, employee: null } : draft
}

/**
 * The objects of a head have no foreign keys: what they named before may have been deleted since. What is proposed is
 * what another record names.
 */
const objectProblems = ({ fields, record, before }: RefCheck, choosing: Choosing): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = record[name] as Values | null | undefined
    if (field.kind !== 'object' || !value) return []
    const old = before?.[name] as Values | null | undefined
    const part = { fields: field.fields ?? {}, record: value, before: old ?? undefined, at: `${name}.` }
    const isKnown = (inner: string): boolean =>
      old?.[inner] === value[inner] || part.fields[inner]?.proposed?.value(record, choosing.context) === value[inner]
    return refProblems(part, choosing).filter(({ at }) => !isKnown(at.slice(part.at.length)))
  })

const lockProblem = ({ settings }: Scope, date: string | null | undefined): Problem[] =>
  settings.lockDate && date && date <= settings.lockDate
    ? [problem('date', 'locked', { date: showDay(settings.lockDate) })]
    : []

/** The lock date problem of the document's own date, unless its moves have days of their own. */
export const dateLockProblem = (scope: Scope, definition: AnyDocument, date: string | null | undefined): Problem[] =>
  postsAtAll(definition.lifecycle) && !definition.ownDays ? lockProblem(scope, date) : []

/** Users limited to stores write in these stores only. */
export const storeProblems = ({ tx }: Scope, { shape }: AnyDocument, draft: Stored): Problem[] => {
  const store = draft['store'] as string | null | undefined
  return 'store' in shape.fields && store && !isOwnStore(tx, store) ? [problem('store', 'storeNotYours')] : []
}

/** A document about to be saved: before and after the change, and the context of the rules. */
export interface SaveInput {
  before: Stored | null
  draft: Stored
  context: RuleContext
}

const partsOf = ({ shape: { fields, lines } }: AnyDocument, before: Stored | null, draft: Stored): RefCheck[] => {
  const old = new Map(before?.lines.map((line) => [line.lineId, line]) ?? [])
  return [
    { fields, record: draft, before: before ?? undefined, at: '' },
    ...draft.lines.map((line, index) => ({
      fields: lines,
      record: line,
      before: old.get(line.lineId),
      at: `lines.${index}.`,
    })),
  ]
}

/**
 * Problems of refs to records that the form does not offer. The query is based on the input; problems are reported
 * for the completed document. When a draft is posted, all its refs are checked.
 */
export const choicesOf = (
  scope: Scope,
  definition: AnyDocument,
  before: Stored | null,
  sent: Stored,
): ((draft: Stored) => Promise<Problem[]>) => {
  const parts = (draft: Stored) => partsOf(definition, before?.status === draft.status ? before : null, draft)
  const look = narrowing(scope, parts(sent))
  return (draft) => look(parts(draft))
}

/** Checks of types, ranges and references, which also apply to drafts. */
const referenceProblems = (scope: Scope, definition: AnyDocument, { before, draft, context }: SaveInput): Problem[] => {
  const { lifecycle, takesStopped, shape } = definition
  const choosing = { context, lists: scope.registry.lists, ...(takesStopped && { takesStopped }) }
  const isRestored = before !== null && isVoid(lifecycle, before) && !isVoid(lifecycle, draft)
  // So far a draft has bound nobody: what is to be posted is chosen now, however long the draft has been lying there.
  const isPosted = before?.draft === true && !draft.draft
  const held = isRestored || isPosted ? null : before
  const known = (isPosted ? null : before) ?? undefined
  return [
    ...partsOf(definition, held, draft).flatMap((part) => refProblems(part, choosing)),
    ...objectProblems({ fields: shape.fields, record: draft, before: known, at: '' }, choosing),
    ...valueProblems(definition, draft, context),
    ...(draft.lines.length > maxLinesOf(definition) ? [problem('lines', 'outOfRange')] : []),
  ]
}

/** Additional checks for posted documents. */
const requiredProblems = (
  definition: AnyDocument,
  { before, draft }: Pick<SaveInput, 'before' | 'draft'>,
): Problem[] => {
  const { shape } = definition
  const lines: Fields = shape.lines
  const fields = fieldsInForce(shape.fields, before, draft)
  return [
    ...missingInDocument({ fields, lines }, draft),
    ...signs(fields, draft, ''),
    ...draft.lines.flatMap((line, index) => signs(lines, line, `lines.${index}.`)),
  ]
}

/** What can be said against a document without other documents and ledgers. */
export const businessProblems = (scope: Scope, definition: AnyDocument, input: SaveInput): Problem[] => {
  const { before, draft, context } = input
  const references = referenceProblems(scope, definition, input)
  if (draft.draft) return references
  const { lifecycle } = definition
  const isMoved = before !== null && isInForce(lifecycle, before) && before.date !== draft.date
  const locked = [
    ...dateLockProblem(scope, definition, draft.date),
    ...(isMoved ? dateLockProblem(scope, definition, before.date) : []),
  ]
  // A cancelled document that was deleted is restored without posting, so only the lock date is checked.
  if (isVoid(lifecycle, draft)) return [...references, ...locked]
  const required = requiredProblems(definition, input)
  const broken = new Set(required.map((one) => one.at))
  return [
    ...required,
    ...references,
    ...definition.check(draft, context).filter((one) => !broken.has(one.at)),
    ...untrackedProblems(definition, input),
    ...locked,
  ]
}
