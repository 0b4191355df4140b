/** ExportList and ExportItem of lists: their records, or one of them, as a workbook (contract README §7). */
import { listRecords } from '#engine/record/list.ts'
import { recordInfo } from '#engine/record/read.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { Scope } from '#engine/scope.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import type { ListQuery } from '#model/query.ts'
import { needs } from '#model/right.ts'
import type { Row } from '#model/table.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { fromQuery } from '../http/query.ts'
import { aboutExportOne } from '../openapi/documents.ts'
import { aboutExportRecords } from '../openapi/records.ts'
import { lineColumns, mostRows, refuseTooMany, sheetRows, visibleColumns, workbook } from './export-calls.ts'
import { conditionsText, type FilterText } from './export-conditions.ts'
import { inGroups } from './groups.ts'
import { filtersOf, readQuery } from './listing.ts'

/** A page that shows only a part of the list uses the title of that part. */
const titleOf = (definition: AnyList, query: ListQuery): string => {
  const views = Object.values(definition.screen.views ?? {})
  const view = views.find(({ narrow }) =>
    Object.entries(narrow).every(([name, value]) => query.narrow?.[name] === value),
  )
  return view?.listTitle ?? definition.listTitle
}

const exportRecords =
  (definition: AnyList) =>
  async (scope: Scope, input: Input): Promise<unknown> => {
    const filters = Object.entries(definition.filters ?? {})
    const query = {
      ...readQuery(scope, { columns: definition.columns, ...filtersOf(definition) }, input.query),
      offset: 0,
      limit: mostRows,
      rowsToo: true as const,
    }
    const result = await listRecords(scope, definition, query, { isLookup: false })
    refuseTooMany(result)
    const columns = visibleColumns(scope, definition.columns)
    const filterTexts = filters.flatMap(([wire, filter]): FilterText[] =>
      filter.label ? [{ wire, label: filter.label, of: filter.of, choices: filter.choices }] : [],
    )
    return workbook(scope, {
      right: definition.right,
      title: translatorFor(scope.language)(titleOf(definition, query)),
      conditions: await conditionsText(scope, query, { filters: filterTexts, columns: definition.columns }),
      columns,
      ...inGroups(scope, result.groups, await sheetRows(scope, columns, result.rows)),
      sums: result.sums,
    })
  }

/** The longest text of a cell. */
const longestText = 32_000

/** Exports one record: its name, the names of one kind of rows, and the other rows as a table. */
const exportRecord =
  (module: ListModule, { rows, names }: NonNullable<AnyList['sheet']>) =>
  async (scope: Scope, { query }: Input): Promise<unknown> => {
    const { definition } = module
    const record = await recordInfo(scope, module, (fromQuery(query, 's_ID') ?? '').trim())
    const named = (record[names] as { name: string }[]).map(({ name }) => name).join('; ')
    return workbook(scope, {
      right: definition.right,
      title: `${translatorFor(scope.language)(definition.label)} ${record.name}`,
      conditions: named.slice(0, longestText),
      columns: visibleColumns(scope, lineColumns((definition.fields as Fields)[rows]!.fields!)),
      rows: record[rows] as Row[],
      sums: null,
    })
  }

const exportListCall = (definition: AnyList): Call => ({
  path: `${definition.wire.module}/ExportList`,
  about: aboutExportRecords(definition),
  logs: true,
  kind: 'report',
  byReplica: true,
  run: exportRecords(definition),
  demand: definition.open ? needs(['ExportExcel', 'R']) : needs([definition.right, 'R'], ['ExportExcel', 'R']),
})

const exportItem = (module: ListModule): Call[] => {
  const { sheet, right, wire } = module.definition
  if (!sheet) return []
  const run = exportRecord(module, sheet)
  return [
    {
      path: `${wire.module}/ExportItem`,
      about: aboutExportOne(module.definition),
      logs: true,
      kind: 'report',
      byReplica: true,
      run,
      demand: needs([right, 'R'], ['ExportExcel', 'R']),
    },
  ]
}

export const exportListCalls = (module: ListModule): Call[] => [
  ...exportItem(module),
  exportListCall(module.definition),
]
