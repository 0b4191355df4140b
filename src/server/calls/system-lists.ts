/** The calls of a system list: its rows, and their export as a workbook (contract README §6, §7). */
import type { ListResult } from '#engine/listing/listing.ts'
import type { Scope } from '#engine/scope.ts'
import type { ListQuery } from '#model/query.ts'
import { needs } from '#model/right.ts'
import type { SystemList } from '#system/system-list.ts'
import type { Json } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { exportRows } from './export-calls.ts'
import { listAliases, listAnswer, readQuery } from './listing.ts'

export interface SystemRows {
  rows: (scope: Scope, query: ListQuery) => Promise<ListResult>
  /** Values of a row in addition to its columns. */
  extra?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, Json>>
  /** Every signed-in user may read the list, because forms choose from it. */
  open?: boolean
  /** Maximum number of rows in one response, if above the usual limit. */
  limit?: number
}

export const systemListCalls = (list: SystemList, { rows, extra, open, limit }: SystemRows): Call[] => {
  const { module, right, columns, filters } = list
  const listQueryOf = (scope: Scope, { query }: Input): ListQuery =>
    readQuery(
      scope,
      { columns, aliases: listAliases, filters: filters.map(({ wire }) => wire), ...(limit ? { limit } : {}) },
      query,
    )
  return [
    {
      path: `${module}/${list.list}`,
      demand: open ? 'signedIn' : needs([right, 'R']),
      run: async (scope, input) =>
        listAnswer(scope, {
          columns,
          sums: [],
          result: await rows(scope, listQueryOf(scope, input)),
          ...(extra ? { extra } : {}),
        }),
    },
    {
      path: `${module}/ExportList`,
      demand: needs([right, 'R'], ['ExportExcel', 'R']),
      logs: true,
      kind: 'report',
      run: (scope, input) =>
        exportRows(
          scope,
          {
            right,
            title: list.listTitle,
            columns,
            filters: filters.flatMap(({ label, ...rest }) => (label === undefined ? [] : [{ ...rest, label }])),
          },
          { query: listQueryOf(scope, input), rows },
        ),
    },
  ]
}
