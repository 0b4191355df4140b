/** How wide the columns of a table would like to be, by what their cells usually hold. */
import { cellText, colspanOf, isFigure, placeHead, type Cell, type TableBlock } from '../page.ts'
import { isTelling, usual } from '../usual.ts'
import { partsOf } from './breaks.server.ts'
import { face, textWidth } from './fonts.server.ts'

export interface Need {
  /** Without breaking a number, or a word of usual length. */
  least: number
  most: number
  /** Where nothing else helps: without breaking a number. */
  broken: number
}
/** The room that is shared, and the size of the letters. */
export interface Measure {
  size: number
  room: number
}

/** A longer word is broken wherever it stands, so it asks for no more room than that. In font sizes. */
const ENDLESS = 16
const ENDLESS_SHARE = 0.33
const OF_ENDLESS = 8
/** That much stays of a text column with broken words, and of a column of codes. In font sizes. */
const NARROW = 3
const NARROW_CODE = 6

/** True if a word is longer than any column is made for. */
const isEndless = (width: number, { size, room }: Measure): boolean =>
  width > Math.min(size * ENDLESS, Math.max(room * ENDLESS_SHARE, size * OF_ENDLESS))
const wanted = (word: number, measure: Measure): number => (isEndless(word, measure) ? measure.size * OF_ENDLESS : word)

const longestWord = (text: string, bold: boolean, size: number): number =>
  text
    .split(/\s+/)
    .flatMap(partsOf)
    .reduce((longest, word) => Math.max(longest, textWidth(word, face(bold), size)), 0)

/** The width of the longest line, if the cell has several. */
const lineWidth = (cell: Cell, bold: boolean, size: number): number => {
  const text = cellText(cell)
  const of = face(bold || typeof cell !== 'string')
  return text.includes('\n')
    ? Math.max(...text.split('\n').map((line) => textWidth(line, of, size)))
    : textWidth(text, of, size)
}

interface Content {
  /** The widest number, which is never broken. */
  number: number
  words: number[]
  lines: number[]
  head: Pick<Need, 'least' | 'most'>
}
type Contents = ReadonlyMap<number, Content>

/** Every number counts; of texts it is enough to know the usual. */
const readBody = (table: TableBlock, contents: Contents, measure: Measure): void => {
  const { size } = measure
  for (const [index, row] of table.rows.entries()) {
    const bold = row.style !== 'plain'
    const telling = isTelling(index, table.rows.length)
    let from = 0
    for (const cell of row.cells) {
      const at = from
      from += colspanOf(cell)
      const content = from - at === 1 ? contents.get(at) : undefined
      const text = content ? cellText(cell) : ''
      if (!content || text === '') continue
      const { fit } = table.columns[at]!
      if (fit && isFigure(text)) content.number = Math.max(content.number, lineWidth(cell, bold, size))
      else if (telling) {
        const line = lineWidth(cell, bold, size)
        content.lines.push(line)
        content.words.push(wanted(fit ? line : longestWord(text, bold, size), measure))
      }
    }
  }
}

const readHead = (table: TableBlock, contents: Contents, measure: Measure): void => {
  const { size } = measure
  for (const { cell, from, to } of placeHead(table.head, table.columns.length)) {
    const head = to - from === 1 ? contents.get(from)?.head : undefined
    if (!head) continue
    head.least = Math.max(head.least, wanted(longestWord(cellText(cell), true, size), measure))
    // A long heading may wrap; a short one should stay on one line.
    head.most = Math.max(head.most, Math.min(lineWidth(cell, true, size), size * 6))
  }
}

export const needsOf = (table: TableBlock, columns: readonly number[], measure: Measure): Map<number, Need> => {
  const { size } = measure
  const contents: Contents = new Map(
    columns.map((column) => [column, { number: 0, words: [], lines: [], head: { least: 0, most: 0 } }]),
  )
  readBody(table, contents, measure)
  readHead(table, contents, measure)
  return new Map(
    Array.from(contents, ([column, { number, words, lines, head }]): [number, Need] => {
      const word = usual(words)
      const whole = Math.max(number, head.least)
      const least = Math.max(whole, word)
      const broken = table.columns[column]!.fit
        ? Math.max(whole, Math.min(word, size * NARROW_CODE))
        : Math.min(least, size * NARROW)
      return [column, { least, broken, most: Math.max(least, usual(lines), head.most) }]
    }),
  )
}
