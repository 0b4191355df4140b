/** The only place that translates errors to HTTP status and envelope (contract README §5, §10, §13). */
import { excerpt, excerptOfName } from '#kernel/excerpt.ts'
import {
  Forbidden,
  NotFound,
  Refused,
  Unauthenticated,
  Unreadable,
  type NamedDocument,
  type Problem,
} from '#kernel/problem.ts'
import type { ErrorStyle, ProblemFields } from '#model/call.ts'
import type { Field, Fields } from '#model/field.ts'
import {
  failed,
  ok,
  type BatchFailure,
  type DocumentLink,
  type Envelope,
  type SaveAnswer,
  type SaveProblem,
} from './envelope.ts'

/** Translates a message key with values into the caller's language. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string

export type { ErrorStyle, ProblemFields } from '#model/call.ts'

/** A failure of the call itself, not of a business rule; the code that throws it knows the HTTP status. */
export class Rejected extends Error {
  readonly status: number
  readonly values: Readonly<Record<string, string>>
  /** For programs, where the status does not say what to do. */
  readonly code: string | undefined
  constructor(status: number, message: string, values: Readonly<Record<string, string>> = {}, code?: string) {
    super(message)
    this.status = status
    this.values = values
    this.code = code
  }
}

export interface Failure {
  status: number
  body: Envelope
  /** An internal error, to be logged with its stack. */ unexpected: boolean
}
export interface ErrorContext {
  errorStyle: ErrorStyle
  translate: Translate
  problemFields?: ProblemFields | undefined
  /** Shown with the message of an internal error, and logged with it. */
  reference: string
}

/** The field at a path like `lines.2.discount`; wire names, which the codecs use, are accepted too. */
const fieldAt = ({ fields, lines }: ProblemFields, at: string): Field | undefined => {
  const parts = at.split('.').filter((part) => part !== '' && !/^\d+$/.test(part))
  let here: Fields = fields
  let found: Field | undefined
  for (const [index, part] of parts.entries()) {
    if (index === 0 && part === 'lines' && lines) {
      here = lines
      continue
    }
    found = here[part] ?? Object.values(here).find((field) => field.wire === part)
    here = found?.fields ?? {}
  }
  return found
}

/** The code of a message key: `required.customer` is a text for the code `required`. */
const codeOf = (message: string): string => message.split('.')[0]!

const linkTo = (
  { id, kind = '', number = '' }: NamedDocument,
  problemFields: ProblemFields | undefined,
): DocumentLink => ({
  s_ID: id,
  module: problemFields?.moduleOf?.(kind) ?? kind,
  NumberID: number,
})

/** Translates a problem. Labels and statuses in its values are catalogue keys and are translated too. */
const translateProblem = (
  problem: Problem,
  { translate, problemFields }: Pick<ErrorContext, 'translate' | 'problemFields'>,
): SaveProblem => {
  const key = problem.values?.['label'] ?? (problemFields ? fieldAt(problemFields, problem.at)?.label : undefined)
  const status = problem.values?.['status']
  const given = Object.entries(problem.values ?? {}).map(([name, value]) => [name, excerpt(value)])
  const values: Record<string, string> = {
    ...Object.fromEntries(given),
    ...(key === undefined ? {} : { label: translate(excerptOfName(key)) }),
    ...(status === undefined ? {} : { status: translate(excerptOfName(status)) }),
  }
  return {
    path: excerpt(problemFields?.wirePath(problem.at) ?? problem.at),
    code: codeOf(problem.message),
    message: translate(problem.message, values),
    params: values,
    ...(problem.about && problem.about.length > 0 && { links: problem.about.map((one) => linkTo(one, problemFields)) }),
  }
}

/** The sort key of a problem: header fields in their order, then the whole record, then lines. */
const rankOf = (problem: Problem, problemFields: ProblemFields | undefined): [number, number, number] => {
  const [first = '', line, name = ''] = problem.at.split('.')
  const fieldIndex = (fields: Fields, part: string) =>
    Object.entries(fields).findIndex(([key, field]) => key === part || field.wire === part)
  if (first === 'lines' && line !== undefined)
    return [2, Number(line), problemFields?.lines ? fieldIndex(problemFields.lines, name) : 0]
  return first === '' || first === 'lines'
    ? [1, 0, 0]
    : [0, problemFields ? fieldIndex(problemFields.fields, first) : 0, 0]
}

const inFieldOrder = (problems: readonly Problem[], problemFields: ProblemFields | undefined): Problem[] =>
  problems
    .map((problem) => ({ problem, rank: rankOf(problem, problemFields) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1] || a.rank[2] - b.rank[2])
    .map(({ problem }) => problem)

/** Messages about missing values in lists whose fields have no messages of their own. */
const headMissing = new Set(['noCode', 'noName'])
const reportsMissing = ({ at, message }: Problem, problemFields: ProblemFields | undefined): boolean =>
  codeOf(message) === 'required' ||
  headMissing.has(message) ||
  (problemFields !== undefined && fieldAt(problemFields, at)?.missing === message)

/**
 * Drops "required" problems of values that were sent but could not be parsed. Parsers report paths with wire names.
 */
const withoutFollowUps = (problems: readonly Problem[], problemFields: ProblemFields | undefined): Problem[] => {
  const placed = problems.map((one) => ({
    one,
    path: problemFields?.wirePath(one.at) ?? one.at,
    isMissing: reportsMissing(one, problemFields),
  }))
  return placed
    .filter(({ path, isMissing }) => !isMissing || !placed.some((other) => other.path === path && !other.isMissing))
    .map(({ one }) => one)
}

/** Joins the problems of one record into one text. */
export const problemText = (
  problems: readonly Problem[],
  context: Pick<ErrorContext, 'translate' | 'problemFields'>,
): string =>
  [
    ...new Set(
      withoutFollowUps(inFieldOrder(problems, context.problemFields), context.problemFields).map(
        (problem) => translateProblem(problem, context).message,
      ),
    ),
  ].join('; ')

/** The failure entry of a record in a batch. */
export const batchProblems = (
  problems: readonly Problem[],
  circumstances: Pick<ErrorContext, 'translate' | 'problemFields'>,
): Required<Omit<BatchFailure, 's_ID' | 'NumberID'>> => {
  const decisive = problems.find((one) => !one.confirmable) ?? problems[0]
  const { code = '', params = {} } = decisive ? translateProblem(decisive, circumstances) : {}
  return {
    Description: problemText(problems, circumstances),
    code,
    params,
    confirmable: problems.length > 0 && problems.every((one) => one.confirmable === true),
    errors: withoutFollowUps(inFieldOrder(problems, circumstances.problemFields), circumstances.problemFields).map(
      (one) => translateProblem(one, circumstances),
    ),
  }
}

/** What a save that was done tells beside, as it tells problems. */
export const toldNotices = (
  notices: readonly Problem[],
  circumstances: Pick<ErrorContext, 'translate' | 'problemFields'>,
): SaveProblem[] => notices.map((one) => translateProblem(one, circumstances))

const refusedAnswer = (refused: Refused, circumstances: ErrorContext): Envelope => {
  const problems = withoutFollowUps(
    inFieldOrder(refused.problems, circumstances.problemFields),
    circumstances.problemFields,
  )
  const errors = problems.map((problem) => translateProblem(problem, circumstances))
  const text = errors[0]?.message ?? ''
  if (circumstances.errorStyle === 'read') return failed(text)
  if (circumstances.errorStyle === 'text') return ok(text)
  const confirm = [
    ...new Set(problems.filter((problem) => problem.confirmable).map((problem) => codeOf(problem.message))),
  ]
  const answer: SaveAnswer = {
    Description: text,
    errors,
    ...(confirm.length > 0 && { confirm }),
    ...(refused.version !== undefined && { version: refused.version }),
  }
  return ok(answer)
}

/**
 * Translates an error to status and body. Refusals and unknown records are responses with status 200; everything else
 * is a failure of the call.
 */
export const answerError = (error: unknown, circumstances: ErrorContext): Failure => {
  const { translate, reference } = circumstances
  const at = (status: number, text: string): Failure => ({
    status,
    body: failed(text, status >= 400),
    unexpected: false,
  })
  const asRefused = (message: string): Failure => ({
    status: 200,
    body: refusedAnswer(new Refused([{ at: '', message }]), circumstances),
    unexpected: false,
  })
  if (error instanceof Refused) return { status: 200, body: refusedAnswer(error, circumstances), unexpected: false }
  if (error instanceof NotFound) return asRefused(error.message)
  if (error instanceof Unreadable) return at(400, translateProblem(error.problem, circumstances).message)
  if (error instanceof Unauthenticated) return at(401, translate('sessionExpired'))
  if (error instanceof Forbidden) return at(403, translate(error.message))
  if (error instanceof Rejected) {
    const given = Object.fromEntries(Object.entries(error.values).map(([name, value]) => [name, excerpt(value)]))
    const { label } = given
    const values = label === undefined ? given : { ...given, label: translate(label) }
    const { status, body, unexpected } = at(error.status, translate(error.message, values))
    return { status, body: error.code === undefined ? body : { ...body, Code: error.code }, unexpected }
  }
  return { status: 500, body: failed(translate('fault', { ref: reference }), true), unexpected: true }
}
