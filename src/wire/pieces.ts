/** Reading the answer of a report while it comes in: rows as soon as they are there, the whole as if it had come at once. */
import { beforeData, type Envelope } from './envelope.ts'

const start = `${beforeData}{"ListItem":[`
/** Between two rows, and perhaps inside a text: a cut there leaves an open quote, and cannot be read. */
const between = '},{"'

/** The longest run of whole rows at the start of the text, and what is left; null when there is none. */
const cut = (text: string): { rows: unknown[]; rest: string } | null => {
  for (let at = text.lastIndexOf(between); at >= 0; at = text.lastIndexOf(between, at - 1)) {
    try {
      const rows = JSON.parse(`[${text.slice(0, at + 1)}]`) as unknown[]
      return { rows, rest: text.slice(at + 2) }
    } catch {
      // Not a place between two rows.
    }
    if (at === 0) break
  }
  return null
}

export interface PieceReader {
  /** The rows that became whole by this text. */
  take(text: string): unknown[]
  /** The answer but for the rows taken, of which the last are in its list. Throws when it is not whole. */
  end(): Envelope
}

/** An answer of another shape (a refusal) is read at its end. */
export const createPieceReader = (): PieceReader => {
  let text = ''
  let isReport: boolean | null = null
  return {
    take(more) {
      text += more
      if (isReport === null && text.length >= start.length) {
        isReport = text.startsWith(start)
        if (isReport) text = text.slice(start.length)
      }
      const found = isReport ? cut(text) : null
      if (!found) return []
      text = found.rest
      return found.rows
    },
    end: () => JSON.parse(isReport ? start + text : text) as Envelope,
  }
}
