/** Workbooks as other programs write them: cell by cell, with titles above the headings. */
import { writeXlsx, type CellValue } from 'hucre/xlsx'

export const workbookOf = async (rows: readonly (readonly CellValue[])[]): Promise<string> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] })).toString('base64')
