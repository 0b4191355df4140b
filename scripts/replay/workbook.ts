/** Imports many records at once as an Excel file, like users do. */
import type { Column, Row } from '#model/table.ts'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import type { Client } from '../client.ts'

/** Heading → kind of its cells. */
export type Headings = Readonly<Record<string, 'code' | 'text' | 'price'>>

interface ImportAnswer {
  TotalCount: number
  ListItem: readonly { rowNumber: number; NumberID: string; Description: string }[]
}

/** Imports all rows or none; throws with the first refused row. */
export const importRows = async (
  client: Client,
  module: string,
  { headings, rows }: { headings: Headings; rows: readonly Row[] },
): Promise<void> => {
  if (rows.length === 0) return
  const columns = Object.entries(headings).map(([heading, kind]): Column => ({ key: heading, kind, label: heading }))
  const sheet = { name: 'data', columns, rows }
  const bytes = await writeWorkbook({ sheets: [sheet], language: 'vi', words: (key) => key })
  const answer = await client.call<ImportAnswer>(`${module}/ImportList`, {
    body: { fileName: `${module}.xlsx`, fileToBytes: Buffer.from(bytes).toString('base64'), allOrNothing: true },
  })
  const [failure] = answer.ListItem
  if (failure) throw new Error(`${module}: ${failure.rowNumber} ${failure.NumberID}: ${failure.Description}`)
}
