/**
 * Writing a workbook in a worker, of the browser or of the server: what is sent to it, and its side, which collects
 * the rows it is sent and writes.
 */
import type { Row } from '#model/table.ts'
import { textsFor } from './xlsx-texts.ts'
import { writeWorkbook, type SheetContent, type WorkbookAbout, type WorkbookContent } from './xlsx.ts'

export type ToWriter =
  | { is: 'sheet'; sheet: Omit<SheetContent, 'rows'> }
  /** Of the sheet sent last. */
  | { is: 'rows'; rows: readonly Row[] }
  | { is: 'end'; language: 'vi' | 'en'; texts: ReadonlyMap<string, string>; about?: WorkbookAbout }
export type FromWriter =
  /** The writer is ready for the next message. */
  | { is: 'more' }
  | { is: 'progress'; rows: number }
  | { is: 'done'; bytes: Uint8Array<ArrayBuffer> }
  | { is: 'failed'; problem: string }

/**
 * Rows are copied to the worker, and copying a hundred thousand takes longer than others may wait. The worker asks for
 * each piece, so that there is room for other work before the next.
 */
const ROWS_AT_ONCE = 250

export function* messagesOf({ sheets, language, ...content }: WorkbookContent): Generator<ToWriter, undefined> {
  for (const { rows, ...sheet } of sheets) {
    yield { is: 'sheet', sheet }
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield { is: 'rows', rows: rows.slice(at, at + ROWS_AT_ONCE) }
  }
  const { about } = content
  yield { is: 'end', language, texts: textsFor({ sheets, language, ...content }), ...(about && { about }) }
}

type Post = (message: FromWriter, own: ArrayBuffer[]) => void

export const createWriter = (post: Post): ((message: ToWriter) => Promise<void>) => {
  const sheets: (Omit<SheetContent, 'rows'> & { rows: Row[] })[] = []
  const write = async ({ language, texts, about }: Extract<ToWriter, { is: 'end' }>): Promise<void> => {
    const bytes = await writeWorkbook({
      language,
      sheets,
      ...(about && { about }),
      words: (key) => {
        const text = texts.get(key)
        if (text === undefined) throw new Error(`No text ${key} came with the workbook`)
        return text
      },
      onProgress: (rows) => post({ is: 'progress', rows }, []),
    })
    const own = new Uint8Array(bytes)
    post({ is: 'done', bytes: own }, [own.buffer])
  }
  return async (message) => {
    try {
      if (message.is === 'end') return await write(message)
      if (message.is === 'sheet') sheets.push({ ...message.sheet, rows: [] })
      else for (const row of message.rows) sheets.at(-1)!.rows.push(row)
      return post({ is: 'more' }, [])
    } catch (error) {
      // A worker does not tell of rejected promises by itself.
      return post({ is: 'failed', problem: String(error) }, [])
    }
  }
}
