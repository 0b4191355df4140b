/** The calls of a list without records: its rows, and their export as a workbook (contract README §6, §7). */
import type { BookModule } from '#books/rows.server.ts'
import { ROW_LIMIT } from '#engine/listing/report.ts'
import type { RowSource } from '#engine/listing/rows.ts'
import type { Scope } from '#engine/scope.ts'
import { rowGroups } from '#model/grouping.ts'
import type { ListQuery } from '#model/query.ts'
import { needs } from '#model/right.ts'
import type { RowList } from '#model/row-list.ts'
import { showDay } from '#kernel/day.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { encodeSums } from '#wire/report.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { permissionCall } from '../session/session.ts'
import { aboutRows, aboutRowsExport, aboutRowsPrint } from '../openapi/tables.ts'
import { exportRows } from './export-calls.ts'
import { listAliases, listAnswer, readQuery, writingFor } from './listing.ts'
import { printFrame } from './print-calls.ts'

const rowQuery = (scope: Scope, list: RowList, { query }: Input, limit?: number): ListQuery => {
  const { columns, filters, isOrdered } = list
  return readQuery(
    scope,
    {
      columns: isOrdered ? [] : columns,
      groups: rowGroups(list),
      aliases: listAliases,
      filters: filters.map(({ wire }) => wire),
      ...(limit ? { limit } : {}),
    },
    query,
  )
}

/** Says that rows without effect are not in the sums; rows of such lists are never drafts. */
const sumsTitleOf = ({ withoutEffect }: RowList, { query }: Input): { sumsTitle?: string } => {
  const asked = withoutEffect && (fromQuery(query, withoutEffect.filter) ?? '').trim()
  return asked === '' || asked === '0' ? { sumsTitle: 'print.totalKept' } : {}
}

export const rowListCalls = (list: RowList, { rows, extra, extraSchema, sheetRow, open, limit }: RowSource): Call[] => {
  const { module, right, columns, filters, sums = [] } = list
  return [
    {
      path: `${module}/${list.list}`,
      about: aboutRows(list, extraSchema),
      demand: open ? 'signedIn' : needs([right, 'R']),
      plans: 'shared',
      byReplica: true,
      run: async (scope, input) =>
        listAnswer(scope, {
          columns,
          sums,
          result: await rows(scope, rowQuery(scope, list, input, limit)),
          ...(extra ? { extra } : {}),
        }),
    },
    {
      path: `${module}/ExportList`,
      about: aboutRowsExport(list),
      demand: needs([right, 'R'], ['ExportExcel', 'R']),
      logs: true,
      kind: 'report',
      byReplica: true,
      run: (scope, input) =>
        exportRows(
          scope,
          {
            right,
            title: list.listTitle,
            columns,
            ...sumsTitleOf(list, input),
            filters: filters.flatMap(({ label, ...rest }) => (label === undefined ? [] : [{ ...rest, label }])),
          },
          {
            query: rowQuery(scope, list, input, limit),
            rows: async (...asked) => {
              const result = await rows(...asked)
              return sheetRow ? { ...result, rows: result.rows.map((row) => sheetRow(scope, row)) } : result
            },
          },
        ),
    },
  ]
}

/** The rows of a book, all of those that are asked for, ready for the print service. */
const printOf =
  (list: RowList, { rows, print }: RowSource) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const query = { ...rowQuery(scope, list, input), offset: 0, limit: ROW_LIMIT + 1, groupBy: null }
    const { code, values } = await print!(scope, query)
    const result = await rows(scope, query)
    if (result.totalCount > ROW_LIMIT) throw new Refused([problem('', 'reportTooBig')])
    const { columns, sums = [] } = list
    const totals = encodeSums({ columns, sums }, result.sums, writingFor(scope))
    return {
      info: {
        ...values,
        ...printFrame(scope, input.origin),
        title: translatorFor(scope.language)(list.listTitle),
        fromDate: showDay(query.from),
        toDate: showDay(query.to),
        ListItem: (await listAnswer(scope, { columns, sums, result })).ListItem,
        totals: Object.fromEntries(totals.map(({ Name, Total }) => [Name, Total])),
      },
      code,
      pageHeight: null,
      pageWidth: null,
    }
  }

/** A book has the calls of its rows and its own, and is printed where it has a form. */
export const bookCalls = ({ definition, rows, calls }: BookModule): Call[] => {
  const { module, right } = definition
  return [
    ...rowListCalls(definition, rows),
    ...calls,
    permissionCall(module, right),
    ...(rows.print
      ? [
          {
            path: `${module}/getPrint`,
            about: aboutRowsPrint(definition),
            demand: needs([right, 'R']),
            kind: 'report' as const,
            byReplica: true as const,
            run: printOf(definition, rows),
          },
        ]
      : []),
  ]
}
