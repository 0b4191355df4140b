/** Requests a report like the browser does, and reads the response as plain numbers. */
import { runReport } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { Refused } from '#kernel/problem.ts'
import { reportModules } from '#reports/queries.server.ts'
import { decodeParams, encodeReport, encodeRow, type SumJson } from '#wire/report.ts'
import type { JsonObject } from '#wire/values.ts'
import type { Shop } from './shop.ts'

export interface ReportJson {
  ListItem: JsonObject[]
  TotalCount: number
  arrSUM: SumJson[]
  extra: JsonObject
}

export const reportNamed = (name: string) => {
  const found = reportModules.find((one) => one.definition.name === name)
  if (!found) throw new Error(`There is no report ${name}`)
  return found
}

/** `change`: another user, another day. */
export const requestReport = (
  shop: Shop,
  name: string,
  body: Record<string, unknown>,
  change: Partial<Scope> = {},
): Promise<ReportJson> =>
  shop.run(async (scope) => {
    const module = reportNamed(name)
    const result = await runReport(
      { ...scope, ...change },
      module,
      decodeParams(module.definition, body, { timeZone: shop.settings.timeZone }),
    )
    const writing = { may: { cost: true } }
    return {
      ...encodeReport(module.definition, result, writing),
      extra: encodeRow(
        (module.definition.extra ?? []).filter((one) => one.key in result.extra),
        result.extra,
        writing,
      ),
    }
  })

/** The named columns of all rows. */
export const cells = ({ ListItem }: Pick<ReportJson, 'ListItem'>, ...names: string[]): unknown[][] =>
  ListItem.map((row) => names.map((name) => row[name]))
export const totals = ({ arrSUM }: Pick<ReportJson, 'arrSUM'>): (number | null)[] => arrSUM.map((one) => one.Total)

/** The message with which a report was refused. */
export const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refused)) throw error as Error
  return error.problems[0]!.message
}
