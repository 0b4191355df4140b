/** What an import asks once for all rows that do not say it, and what it fills into them. */
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import type { Field } from '#model/field.ts'
import type { Settings } from '#model/standard-settings.ts'
import type { ImportQuestion } from '../importing.ts'
import type { Scope } from '../scope.ts'
import type { StoredRecord } from '../stored.ts'
import type { Entry, ReadValue } from './rows.ts'

/** A question about some rows of the file, with the answer that was used. */
export interface AskedQuestion {
  name: string
  field: Field
  rows: number
  value: number | null
}
/** The answers as they were sent, by the names of the questions. */
export type Answers = Readonly<Record<string, unknown>>

interface Asking {
  entries: readonly Entry[]
  before: (entry: Entry) => StoredRecord | undefined
  answers: Answers
  read: ReadValue
}

const sentAnswer = (
  question: ImportQuestion,
  { answers }: Pick<Asking, 'answers'>,
  settings: Settings,
): number | null => {
  const { name, field, range } = question
  if (!Object.hasOwn(answers, name)) return question.standard(settings)
  const sent = answers[name]
  if (sent === null) return sent
  const isWithin = typeof sent === 'number' && (!range || (sent >= range[0] && sent <= range[1]))
  if (isWithin && Number.isFinite(sent)) return sent
  throw new Refused([problem(name, 'invalid', { label: field.label })])
}

/** Rows that are only units of other goods, or stay as they are, say nothing of their own. */
const isOwn = ({ rows }: Entry): boolean => rows.some((row) => !row.isPart && !row.isKept && !row.isUnchanged)

const valuesOf = ({ rows }: Entry): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...rows.toReversed().map(({ values }) => values)) as Readonly<Record<string, unknown>>

/** Throws Refused for an answer that is none. */
export const askQuestions = (
  scope: Scope,
  questions: readonly ImportQuestion[] = [],
  { entries, before, answers, read }: Asking,
): AskedQuestion[] =>
  questions.flatMap((question) => {
    const { name, field } = question
    const value = sentAnswer(question, { answers }, scope.settings)
    const problems: Problem[] = []
    const meant = value === null ? null : read(field, value, { at: name, problems })
    if (problems.length > 0) throw new Refused(problems)
    const asked = entries.filter((entry) => isOwn(entry) && question.asks(valuesOf(entry), before(entry)))
    for (const entry of asked)
      Object.assign(entry.rows[0]!.values, question.answer(meant, scope.settings, before(entry)))
    return asked.length > 0 ? [{ name, field, rows: asked.length, value }] : []
  })
