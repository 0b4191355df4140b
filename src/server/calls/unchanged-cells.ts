/**
 * Cells of a file that say what the list itself says of a record. They change nothing, whatever else they could mean: a
 * name that two groups have, a place of the old divisions, two phones in one field. So an exported file comes back.
 */
import { listColumns } from '#engine/exchange/columns.ts'
import { placesOf } from '#engine/exchange/headings.ts'
import { plainText, sameText } from '#engine/exchange/cells.ts'
import { mapInSlices } from '#engine/give-way.ts'
import { listRecords } from '#engine/record/list.ts'
import type { ListModule } from '#engine/record/record.ts'
import type { Scope } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { isBlankCell, isMarked, shownCell, type PlainCell, type SheetCell } from '#kernel/sheet-cell.ts'
import { visibleText } from '#kernel/visible-text.ts'
import type { Cell, Column, Row } from '#model/table.ts'
import { cellValue } from '#output/xlsx/xlsx.ts'
import { visibleColumns } from './export-calls.ts'
import type { MatchedSheet } from './import-body.ts'

/** In which a file may have been written. */
export const languages = ['vi', 'en'] as const
/** The most values a filter compares with. */
const CODES_AT_ONCE = 1000

interface Compared {
  index: number
  column: Column
  /** The cell's meaning depends on the other cells of its kind. */
  isExtra: boolean
}

/** The columns of the sheet that are called as the list calls them, and the one with the codes. */
const comparedIn = (scope: Scope, module: ListModule, sheet: MatchedSheet): { code: number; compared: Compared[] } => {
  const { definition } = module
  const ours = listColumns(scope, module)
  const places = placesOf(ours, sheet.headings)
  const shown = visibleColumns(scope, definition.columns).filter(({ kind }) => kind !== 'moment')
  const columnAt = (index: number): Column | undefined => {
    const heading = sameText(sheet.given[index] ?? '')
    const isCalled = ({ label, sheetLabel = label }: Column) =>
      languages.some((language) => sameText(translate(language, sheetLabel)) === heading)
    return heading === '' ? undefined : shown.find(isCalled)
  }
  const compared = ours.flatMap(({ field, child, isExtra }, at): Compared[] => {
    const index = places[at]!
    const column =
      index < 0 || child !== null || field === 'code' || field === definition.codePer ? undefined : columnAt(index)
    return column ? [{ index, column, isExtra }] : []
  })
  return { code: places[ours.findIndex(({ field }) => field === 'code')] ?? -1, compared }
}

const wordsOf = (language: 'vi' | 'en') => (key: string) => translate(language, key)

const asCompared = (cell: PlainCell): string =>
  cell instanceof Date
    ? cell.toISOString()
    : typeof cell === 'string'
      ? visibleText(cell).trim().replace(/^'/, '')
      : String(cell ?? '')

/** True if a cell says what a list would write there. */
export const isSame = (cell: SheetCell, value: Cell | undefined, column: Column): boolean =>
  languages.some(
    (language) => asCompared(shownCell(cell)) === asCompared(cellValue(value, column, wordsOf(language)) as PlainCell),
  )

const rowsByCode = async (
  scope: Scope,
  { definition }: ListModule,
  codes: readonly string[],
): Promise<Map<string, Row[]>> => {
  const rows: Row[] = []
  for (let at = 0; at < codes.length; at += CODES_AT_ONCE) {
    const filters = [{ key: 'code', op: 'in' as const, value: codes.slice(at, at + CODES_AT_ONCE) }]
    const query = { search: '', offset: 0, limit: CODES_AT_ONCE * 2, sort: [], filters, all: true }
    rows.push(...((await listRecords(scope, definition, query, { isLookup: false })).rows as unknown as Row[]))
  }
  return Map.groupBy(rows, (row) => String(row['code']).toLowerCase())
}

/** Marks these cells. */
export const markUnchanged = async (scope: Scope, module: ListModule, sheet: MatchedSheet): Promise<MatchedSheet> => {
  const { code, compared } = comparedIn(scope, module, sheet)
  if (code < 0 || compared.length === 0) return sheet
  const codeOf = (row: readonly SheetCell[]) => plainText(row[code] ?? null)
  const codes = [...new Set(sheet.rows.map(codeOf).filter(Boolean))]
  const known = await rowsByCode(scope, module, codes)
  const marked = (cells: SheetCell[]): SheetCell[] => {
    const sameAs = (stored: Row) =>
      compared.filter(({ index, column }) => isSame(cells[index] ?? null, stored[column.key], column))
    // Old and new divisions may have one code: the record that is called so is meant.
    const [same] = (known.get(codeOf(cells).toLowerCase()) ?? [])
      .map(sameAs)
      .toSorted((one, other) => other.length - one.length)
    if (!same) return cells
    const areExtrasSame = compared.every((one) => !one.isExtra || same.includes(one))
    const left = new Set(same.filter(({ isExtra }) => !isExtra || areExtrasSame).map(({ index }) => index))
    return cells.map((cell, index) =>
      left.has(index) && !isBlankCell(cell) ? { ...(isMarked(cell) ? cell : { value: cell }), isSame: true } : cell,
    )
  }
  return { ...sheet, rows: await mapInSlices(sheet.rows, marked) }
}
