/**
 * Distributes pieces over pages: first to count the pages, then to draw them, because every page shows the total
 * number.
 */
import { MM, type Page } from '../page.ts'
import { face, textWidth } from './fonts.server.ts'
import { lineHeight, plainLine } from './lines.server.ts'
import { startPen, type Pen } from './pen.server.ts'
import { flow, heightOf, stack } from './pieces.server.ts'
import { startPictures } from './picture.server.ts'
import type { Piece } from './piece.server.ts'
import { printable } from './printable.server.ts'

interface Sheet {
  width: number
  height: number
  left: number
  top: number
  bottom: number
}
interface Placed {
  piece: Piece
  y: number
}

/** Room below the content for the footer `Trang x/y`. */
const FOOT = 4.5 * MM
const footOf = ({ footer }: Page): number => (footer ? FOOT : 0)
/** PDF readers refuse longer pages. In points. */
const LONGEST = 14_400

/** The height of the piece at `at`, together with the pieces it must not be separated from. */
const chain = (pieces: readonly Piece[], at: number): number => {
  let height = 0
  for (let index = at; index < pieces.length; index += 1) {
    height += pieces[index]!.height
    if (!pieces[index]!.withNext) break
  }
  return height
}

/** Of a row that is broken into lines, as many of them stay with what follows the table. */
const LINES_KEPT_WITH_END = 3
/** The first piece of a table that goes along with its end: its last row, or the last lines of it. */
const lastOf = (pieces: readonly Piece[], last: number): number => {
  const { row } = pieces[last]!
  const from = row === undefined ? last : pieces.findIndex((piece) => piece.row === row)
  return Math.max(from, last - LINES_KEPT_WITH_END + 1)
}

/**
 * If there is room, sums, amounts in words and signatures after the last table are kept together with its last row.
 * With more rows, a page of high ones would stay a third empty.
 */
const keepEndTogether = (pieces: readonly Piece[], room: number): void => {
  const last = pieces.findLastIndex((piece) => piece.head)
  const end = pieces.findLastIndex((piece) => !piece.gap)
  if (last < 0 || end === last) return
  const head = pieces[last]!.head!
  const tied = pieces.slice(lastOf(pieces, last), end + 1)
  if (tied.some((piece) => piece.newPage) || heightOf(tied) + head.height > room) return
  for (const piece of tied.slice(0, -1)) piece.withNext = true
}

/** The room of a page, and what stands above the content of the second and the following ones. */
interface Frame {
  room: number
  running: Piece | null
}

/** Puts pieces on pages, with what is drawn again at the top of each. */
const startPages = ({ room, running }: Frame) => {
  const pages: Piece[][] = [[]]
  let left = room
  let isBegun = false
  const put = (piece: Piece): void => {
    pages.at(-1)!.push(piece)
    left -= piece.height
  }
  return {
    pages,
    put(piece: Piece): void {
      if (piece.gap && !isBegun && pages.length > 1) return
      put(piece)
      isBegun = true
    },
    left: () => left,
    isEmpty: () => !isBegun,
    turn(): void {
      pages.push([])
      left = room
      isBegun = false
      if (running) put(running)
    },
    again: put,
  }
}

/** What the rows of the page that ends come to is written below them; `from`: the first of them. */
const roomBelow = (piece: Piece, from: number): number => {
  const { carry } = piece
  return carry && carry.at + 1 < carry.end ? carry.below(from, from).height : 0
}

const headsOf = ({ head, group }: Piece): Piece[] => [head, group].filter((one) => one !== undefined)

const paginate = (pieces: readonly Piece[], frame: Frame): Piece[][] => {
  const desk = startPages(frame)
  let from = 0
  for (const [index, piece] of pieces.entries()) {
    if (piece.newPage) {
      if (!desk.isEmpty()) desk.turn()
      continue
    }
    const needed = piece.gap ? piece.height : chain(pieces, index) + roomBelow(piece, from)
    if (!desk.isEmpty() && needed > desk.left() + 0.01) {
      const carry = piece.carry && piece.carry.at > from ? piece.carry : undefined
      if (carry) desk.again(carry.below(from, carry.at))
      desk.turn()
      // Repeats the header, unless this piece is the header itself.
      headsOf(piece).forEach(desk.again)
      if (carry) desk.again(carry.above(carry.at))
      if (piece.carry) from = piece.carry.at
    }
    desk.put(piece)
  }
  return desk.isEmpty() && desk.pages.length > 1 ? desk.pages.slice(0, -1) : desk.pages
}

/** `single`: the room of a document that needs one page only, which then has no footer. */
const pagesOf = (pieces: readonly Piece[], { single, ...frame }: Frame & { single: number | null }): Piece[][] => {
  if (single !== null && heightOf(pieces) <= single + 0.01 && !pieces.some((piece) => piece.newPage))
    return [[...pieces]]
  keepEndTogether(pieces, frame.room)
  return paginate(pieces, frame)
}

/** One file may hold several documents, each with its own page numbers. */
const documentsOf = (pieces: readonly Piece[]): Piece[][] => {
  const all: Piece[][] = [[]]
  for (const piece of pieces) {
    if (piece.restart) all.push([])
    else all.at(-1)!.push(piece)
  }
  const filled = all.filter((one) => one.length > 0)
  return filled.length > 0 ? filled : [[]]
}

const down = (pieces: readonly Piece[], top: number): Placed[] => {
  let y = top
  return pieces.map((piece) => {
    const at = y
    y += piece.height
    return { piece, y: at }
  })
}

const FOOT_SIZE = 8
/** A long number of a document takes smaller letters, so that it leaves no narrow paper. */
const drawFooter = (pen: Pen, text: string, sheet: Sheet): void => {
  const room = sheet.width - 2 * sheet.left
  const size = Math.min(FOOT_SIZE, (FOOT_SIZE * room) / (textWidth(text, face(), FOOT_SIZE) || 1))
  const line = plainLine(text, face(), size)
  pen.line(line, sheet.width - sheet.left - line.width, sheet.bottom - lineHeight(line))
}

const sheetOf = (page: Page, content: number): Sheet => {
  const { width, height, margins } = page.paper
  const needed = content + (margins.top + margins.bottom) * MM + footOf(page)
  const own = height === null ? Math.min(Math.max(needed, 30 * MM), LONGEST) : height * MM
  return {
    width: width * MM,
    height: own,
    left: margins.left * MM,
    top: margins.top * MM,
    bottom: own - margins.bottom * MM,
  }
}

/** Two prints of A5 across have room on one sheet of A4: where the second begins, in points. */
const HALF = (297 / 2) * MM
const isHalf = ({ width, height }: Sheet): boolean => Math.abs(width - 210 * MM) < 1 && height <= HALF + 1

/** Takes sheets of paper: `next` begins one, and answers how far down what is drawn begins. */
interface Paper {
  next: (sheet: Sheet) => number
}
const paperOf = (pen: Pen, isPaired: boolean): Paper => {
  let isFree = false
  return {
    next: (sheet) => {
      const isOne = isPaired && isHalf(sheet)
      if (isOne && isFree) {
        isFree = false
        // Where it is cut.
        pen.dashes(0, sheet.width, HALF)
        return HALF
      }
      isFree = isOne
      pen.page(sheet.width, isOne ? 2 * HALF : sheet.height)
      return 0
    },
  }
}

const drawPage = (pen: Pen, page: Page, paper: Paper): void => {
  const { width, height, margins } = page.paper
  const whole = height === null ? null : (height - margins.top - margins.bottom) * MM
  const room = whole === null ? null : whole - footOf(page)
  const space = { width: (width - margins.left - margins.right) * MM, inColumns: 0, picture: startPictures() }
  const running = page.running ? stack(flow(page.running, { ...space, height: room })) : null
  const pieces = flow(page.blocks, { ...space, height: room === null ? null : room - (running?.height ?? 0) })
  const sheet = sheetOf(page, heightOf(pieces))
  for (const document of documentsOf(pieces)) {
    const pages = pagesOf(document, {
      room: room ?? sheet.bottom - sheet.top - footOf(page) + 0.1,
      running,
      single: page.footerOn === 'several' ? whole : null,
    })
    const numbered = page.footer !== '' && (page.footerOn === 'always' || pages.length > 1)
    for (const [index, one] of pages.entries()) {
      const from = paper.next(sheet)
      for (const [at, { piece, y }] of down(one, sheet.top + from).entries())
        piece.draw(pen, sheet.left, y, at === one.length - 1)
      const foot = page.footer.replace('{x}', String(index + 1)).replace('{y}', String(pages.length))
      if (numbered) drawFooter(pen, foot, { ...sheet, bottom: sheet.bottom + from })
    }
  }
}

interface FileOptions {
  title?: string
  /** Prints of A5 across share a sheet of A4. */
  isPaired?: boolean
}

/**
 * Returns the file in parts: the prints below each other, each on paper of its own and with its own numbers. What no
 * font has is not drawn: see `printable`.
 */
export const drawParts = (
  prints: readonly Page[],
  { title = prints[0]!.title, isPaired = false }: FileOptions = {},
): Promise<Uint8Array<ArrayBuffer>[]> => {
  const pen = startPen({ title, language: prints[0]!.language === 'vi' ? 'vi-VN' : 'en-US' })
  const paper = paperOf(pen, isPaired)
  for (const page of prints) drawPage(pen, page, paper)
  return pen.end()
}

export const drawPdf = async (page: Page): Promise<Uint8Array> => Buffer.concat(await drawParts([printable(page).page]))
