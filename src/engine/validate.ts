/** What holds for every document: required values, known records, the lock date. Business rules are the definition's. */
import { showDay } from '#kernel/day.ts'
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument, RuleContext } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { Scope } from './scope.ts'
import type { Stored } from './store.ts'

export const MAX_LINES = 1000

const isMissing = (value: unknown): boolean => value === null || value === undefined || value === ''

const required = (fields: Fields, record: Readonly<Record<string, unknown>>, at: string): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.required && !field.derived && isMissing(record[name])
      ? [problem(at + name, field.missing ?? 'required')]
      : [],
  )

const signs = (fields: Fields, record: Readonly<Record<string, unknown>>, at: string): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.sign === 'positive' &&
    typeof record[name] === 'bigint' &&
    (record[name] as bigint) <= 0n &&
    field.kind !== 'price'
      ? [problem(at + name, 'mustBePositive')]
      : [],
  )

/** What is looked at: the fields of a head or of a line, its values now and before, and where problems are told. */
interface Looked {
  fields: Fields
  record: Readonly<Record<string, unknown>>
  before: Readonly<Record<string, unknown>> | undefined
  at: string
}

/** Records must exist; and be in use when they are newly chosen. */
const refProblems = (
  { fields, record, before, at }: Looked,
  context: RuleContext,
  isRegistered: (list: string) => boolean,
): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const id = record[name] as string | null | undefined
    if (field.kind !== 'ref' || field.fact || !id || !isRegistered(field.of!)) return []
    const row = context.refs.get(field.of!, id)
    return !row || (!row.active && before?.[name] !== id) ? [problem(at + name, 'unknownRef')] : []
  })

export const lockProblem = ({ settings }: Scope, date: string | null | undefined): Problem[] =>
  settings.lockDate && date && date <= settings.lockDate
    ? [problem('date', 'locked', { date: showDay(settings.lockDate) })]
    : []

/** A document about to be saved: as it was, as it would be, and what rules know. */
export interface Considered {
  before: Stored | null
  draft: Stored
  context: RuleContext
}

/** Type, range and reference rules, which drafts obey too. */
export const referenceProblems = (
  scope: Scope,
  definition: AnyDocument,
  { before, draft, context }: Considered,
): Problem[] => {
  const isRegistered = (list: string) => scope.registry.lists.has(list)
  const { fields, lines } = definition.shape
  const old = new Map(before?.lines.map((line) => [line.lineId, line]) ?? [])
  return [
    ...refProblems({ fields, record: draft, before: before ?? undefined, at: '' }, context, isRegistered),
    ...draft.lines.flatMap((line, index) =>
      refProblems(
        { fields: lines, record: line, before: old.get(line.lineId), at: `lines.${index}.` },
        context,
        isRegistered,
      ),
    ),
    ...(draft.lines.length > MAX_LINES ? [problem('lines', 'outOfRange')] : []),
  ]
}

/** What a posted document needs besides. */
export const requiredProblems = (definition: AnyDocument, draft: Stored): Problem[] => {
  const { fields, lines } = definition.shape
  const goods = Object.values(lines as Fields).find((field) => field.required && field.kind === 'ref')
  return [
    ...(draft.date ? [] : [problem('date', 'required.date')]),
    ...required(fields, draft, ''),
    ...signs(fields, draft, ''),
    ...(draft.lines.length === 0 && goods ? [problem('lines', goods.missing ?? 'required')] : []),
    ...draft.lines.flatMap((line, index) => [
      ...required(lines, line, `lines.${index}.`),
      ...signs(lines, line, `lines.${index}.`),
    ]),
  ]
}
