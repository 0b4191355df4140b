/** Workbooks as other programs write them: cell by cell, with titles above the headings. */
import { writeXlsx, type CellValue } from 'hucre/xlsx'

export type Rows = readonly (readonly CellValue[])[]

export const workbookOf = async (rows: Rows): Promise<string> =>
  Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: rows.map((row) => [...row]) }] })).toString('base64')
