/** Imports rows as a workbook, and reads what an import tells and what has become of a row. */
import type { Anything } from './app.ts'
import { workbookOf, type Rows } from './sheet.ts'
import type { Trade } from './trade.ts'

/** Imports rows into a list or a kind of document; `more` are the options of the call. */
export const senderOf =
  ({ data }: Pick<Trade, 'data'>) =>
  async (module: string, rows: Rows, more: object = {}): Promise<Anything> =>
    data(module, 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes: await workbookOf(rows), ...more })

/** Rows and what is told of them, of failures or notes. */
export const told = (list: readonly { rowNumber: number; Description: string }[]): [number, string][] =>
  list.map(({ rowNumber, Description }) => [rowNumber, Description])

/** The whole record of this code, or undefined. */
export const recordWith =
  ({ data, info }: Pick<Trade, 'data' | 'info'>) =>
  async (module: string, code: string): Promise<Anything> => {
    const { ListItem } = await data(module, 'getlist', { KeySearch: code, all: 'True' })
    const one = ListItem.find(({ Code }: Anything) => Code === code)
    return one && info(module, one.Id ?? one.s_ID)
  }
