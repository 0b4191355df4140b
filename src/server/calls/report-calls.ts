/** The call of a report, made from its definition (contract reports §1). */
import { openReport, type ReportModule } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { problem, Unreadable, type Problem } from '#kernel/problem.ts'
import { isManyKind, wireName, type Field, type Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { decodeParams, writeReport, type DecodedParams } from '#wire/report.ts'
import { isObject } from '#wire/values.ts'
import { StreamAnswer, type Call, type Input } from '../call/call.ts'
import { aboutReport } from '../openapi/tables.ts'
import { writingFor } from './listing.ts'
import { queryRecord } from '../http/query.ts'

export const reportProblemFields = (params: Fields): ProblemFields => ({
  fields: params,
  wirePath: (at) => (params[at] ? wireName(at, params[at] as Field) : at),
})

/** In a body, several records come as an array; only a query string has them as a text. */
const listProblems = (params: Fields, body: Readonly<Record<string, unknown>>): Problem[] => {
  const sent = new Map(Object.entries(body).map(([key, value]) => [key.toLowerCase(), value]))
  return Object.entries(params).flatMap(([name, field]) => {
    const raw = sent.get(wireName(name, field).toLowerCase()) ?? ''
    const isWrong = isManyKind(field.kind) && raw !== '' && !Array.isArray(raw)
    return isWrong ? [problem(name, 'invalid', { label: field.label })] : []
  })
}

/**
 * Throws Unreadable for an unreadable parameter in a query string; in a body it is a problem to be refused with
 * (contract amendments).
 */
export const askedParams = (
  scope: Scope,
  definition: Parameters<typeof decodeParams>[0],
  { query, body }: Pick<Input, 'query' | 'body'>,
): DecodedParams => {
  const sent = isObject(body) ? body : queryRecord(query)
  const decoded = decodeParams(definition, sent, { timeZone: scope.settings.timeZone })
  const [unread] = decoded.problems
  if (unread && sent !== body) throw new Unreadable(unread.message, unread.values)
  return sent === body
    ? { ...decoded, problems: [...decoded.problems, ...listProblems(definition.params as Fields, sent)] }
    : decoded
}

const run =
  (module: ReportModule) =>
  async (scope: Scope, { query, body }: Input): Promise<unknown> => {
    const { definition } = module
    const sent = definition.wire.params === 'body' ? { query, body } : { query, body: null }
    const report = await openReport(scope, module, askedParams(scope, definition, sent))
    return new StreamAnswer(writeReport(definition, report, writingFor(scope)), report)
  }

export const reportCalls = (module: ReportModule): Call[] => {
  const { wire, rights, params } = module.definition
  return [
    {
      path: wire.path,
      about: aboutReport(module.definition),
      demand: needs(...rights.map((right) => [right, 'R'] as const)),
      kind: 'report',
      plans: 'anew',
      byReplica: true,
      problemFields: reportProblemFields(params as Fields),
      run: run(module),
    },
  ]
}
