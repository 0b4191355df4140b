/** The rows of one statement, piece by piece. */
import { plannedAnew, type Statement } from '#engine/tx.ts'

/** What a screen shows comes alone; then so many that fetching costs little, and the caller's memory holds little. */
const sizes = [100, 1000] as const
const MORE = 2000

/**
 * Opens the cursor and asks for its first rows at once, so that they travel with what is asked beside it; each further
 * piece is asked for when the one before is taken. The transaction's end closes it. Its fetches are never prepared:
 * the next cursor of the same name has other columns.
 */
export const openCursor = <R>(
  query: <T>(statement: Statement) => Promise<T[]>,
  { text, values }: Statement,
  name: string,
): AsyncIterable<R[]> => {
  const quietly = <T>(rows: Promise<T[]>): Promise<T[]> => {
    // Whoever stops reading does not ask how it went on.
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
