/** Calls that process many records and return who succeeded and who failed (contract README §8, §9). */
import { each, type Outcome } from '#engine/outcome.ts'
import type { Scope } from '#engine/scope.ts'
import { Unreadable } from '#kernel/problem.ts'
import type { BatchAnswer } from '#wire/envelope.ts'
import { batchProblems, type ProblemFields } from '#wire/errors.ts'
import { readKey } from '#wire/values.ts'
import { fromQuery, type Query } from '../http/query.ts'
import { translatorFor } from './call.ts'

/** The maximum number of ids or records in one call (contract README §8). */
const MOST = 500

export const readMany = (body: unknown, most = MOST): readonly unknown[] => {
  if (!Array.isArray(body) || body.length === 0) throw new Unreadable('unreadable.list')
  if (body.length > most) throw new Unreadable('unreadable.tooMany', { max: String(most) })
  return body
}

/** Ids are strings; a number is converted. */
export const readIds = (body: unknown, most = MOST): string[] =>
  readMany(body, most).map((raw) => {
    const id = readKey(typeof raw === 'number' ? String(raw) : raw)
    if (!id || id.length > 64) throw new Unreadable('invalid', { label: 's_ID' })
    return id
  })

/** Codes of warnings that the user has confirmed: query parameter `confirm`, separated by commas. */
export const confirmedIn = (query: Query): string[] =>
  (fromQuery(query, 'confirm') ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)

export const batchAnswer = (
  scope: Scope,
  { done, failures, notices }: Outcome,
  problemFields?: ProblemFields,
): BatchAnswer => {
  const told = ({ id, number, problems }: Outcome['failures'][number]) => ({
    s_ID: id,
    NumberID: number,
    ...batchProblems(problems, { translate: translatorFor(scope.language), problemFields }),
  })
  return {
    TotalCount: done,
    ListItem: failures.map((one) => told(one)),
    ...(notices && { notices: notices.map((one) => told(one)) }),
  }
}

export interface Each {
  work: (id: string) => Promise<void>
  numberOf: (id: string) => Promise<string>
}
export const eachId = async (scope: Scope, ids: readonly string[], { work, numberOf }: Each): Promise<BatchAnswer> =>
  batchAnswer(scope, await each(scope, ids, numberOf, work))
