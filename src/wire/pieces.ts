/**
 * Parses the response of a report while it is being received: rows are available immediately, and the final result is
 * the same as if parsed at once.
 */
import { beforeData, type Envelope } from './envelope.ts'

const start = `${beforeData}{"ListItem":[`
/**
 * The text between two rows. It may also occur inside a string; a part cut there has an unclosed quote and cannot be
 * parsed.
 */
const rowSeparator = '},{"'

/** The longest sequence of complete rows at the start of the text, and the rest; null if there is no complete row. */
const completeRows = (text: string): { rows: unknown[]; rest: string } | null => {
  for (let at = text.lastIndexOf(rowSeparator); at >= 0; at = text.lastIndexOf(rowSeparator, at - 1)) {
    try {
      const rows = JSON.parse(`[${text.slice(0, at + 1)}]`) as unknown[]
      return { rows, rest: text.slice(at + 2) }
    } catch {
      // The parts could not be parsed, so this position is inside a string.
    }
    if (at === 0) break
  }
  return null
}

export interface PieceReader {
  /** Adds received text; returns the rows that are now complete. */
  take(text: string): unknown[]
  /**
   * Returns the response; its list contains only the rows not yet returned by `take`. Throws if the response is
   * incomplete.
   */
  end(): Envelope
}

/** Makes a reader. A response of another shape (a refusal) is only parsed at its end. */
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
      const found = isReport ? completeRows(text) : null
      if (!found) return []
      text = found.rest
      return found.rows
    },
    end: () => JSON.parse(isReport ? start + text : text) as Envelope,
  }
}
