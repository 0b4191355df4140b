/** Reads the rows of one statement in pieces. */
import { plannedAnew, type Statement } from '#engine/tx.ts'

/**
 * The first piece is what a screen shows; later ones are large enough for efficient fetching and small enough for the
 * caller's memory.
 */
const sizes = [100, 1000] as const
const MORE = 2000

/**
 * Opens a cursor and fetches the first rows immediately, in the same batch as neighbouring queries; each further
 * piece is fetched when the previous one is taken. The end of the transaction closes it. Fetches are never prepared,
 * because the next cursor of the same name has other columns.
 */
export const openCursor = <R>(
  query: <T>(statement: Statement) => Promise<T[]>,
  { text, values }: Statement,
  name: string,
): AsyncIterable<R[]> => {
  const quietly = <T>(rows: Promise<T[]>): Promise<T[]> => {
    // If the reader stops early, nobody awaits this promise, so its error must not be unhandled.
    rows.catch(() => {})
    return rows
  }
  const fetch = (size: number): Promise<R[]> =>
    quietly(query<R>(plannedAnew({ text: `fetch forward ${size} from ${name}`, values: [] })))
  const declared = quietly(query(plannedAnew({ text: `declare ${name} no scroll cursor for ${text}`, values })))
  let size: number = sizes[0]
  let next = fetch(size)
  const read = async function* (): AsyncGenerator<R[]> {
    await declared
    for (let piece = 1; ; piece += 1) {
      const rows = await next
      const isLast = rows.length < size
      if (!isLast) {
        size = sizes[piece] ?? MORE
        next = fetch(size)
      }
      if (rows.length > 0) yield rows
      if (isLast) return
    }
  }
  return read()
}
