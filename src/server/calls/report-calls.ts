/** The call of a report, made from its definition (contract reports §1). */
import { openReport, type ReportModule } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { Unreadable } from '#kernel/problem.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
import type { ProblemFields } from '#wire/errors.ts'
import { decodeParams, writeReport } from '#wire/report.ts'
import { isObject } from '#wire/values.ts'
import { StreamAnswer, type Call, type Input } from '../call/call.ts'
import { writingFor } from './listing.ts'
import { queryRecord } from '../http/query.ts'

const reportProblemFields = (params: Fields): ProblemFields => ({
  fields: params,
  wirePath: (at) => (params[at] ? wireName(at, params[at] as Field) : at),
})

const run =
  (module: ReportModule) =>
  async (scope: Scope, { query, body }: Input): Promise<unknown> => {
    const { definition } = module
    const inBody = definition.wire.params === 'body' && isObject(body)
    const decoded = decodeParams(definition, inBody ? body : queryRecord(query), { timeZone: scope.settings.timeZone })
    // An unreadable parameter is a refusal in a body, but an invalid request in a query string (contract amendments).
    const [unread] = decoded.problems
    if (unread && !inBody) throw new Unreadable(unread.message, unread.values)
    const report = await openReport(scope, module, decoded)
    return new StreamAnswer(writeReport(definition, report, writingFor(scope)), report.isLive)
  }

export const reportCalls = (module: ReportModule): Call[] => {
  const { wire, right, params } = module.definition
  return [
    {
      path: wire.path,
      demand: needs([right, 'R']),
      kind: 'report',
      plans: 'anew',
      problemFields: reportProblemFields(params as Fields),
      run: run(module),
    },
  ]
}
