/** A piece of content with a known height, which is drawn where the page layout puts it. */
import type { Pen } from './pen.server.ts'

export interface Piece {
  height: number
  /** `isLast`: nothing follows on its page. */
  draw(pen: Pen, x: number, y: number, isLast?: boolean): void
  /** Vertical space, dropped at the top of a page. */
  gap?: boolean
  /** Must not be the last piece on a page. */
  withNext?: boolean
  /** Drawn again above this piece if it starts a page. */
  head?: Piece
  /** The heading of the group it stands in, drawn again below the head. */
  group?: Piece
  /** What the rows of a page and those before come to; `at` is the number of its row, of which none has `end`. */
  carry?: { at: number; end: number; below: (from: number, to: number) => Piece; above: (to: number) => Piece }
  newPage?: boolean
  /** Begins a document of its own, together with `newPage`. */
  restart?: boolean
  /** The same in all pieces of one row of a table that is broken into lines. */
  row?: object
  /** May be given more height than it needs, by a label. */
  grows?: boolean
}

export interface Space {
  width: number
  /** Height of an empty page; null on a roll. */ height: number | null
  /** In how many blocks of columns it lies. */
  inColumns: number
  /** The picture of a data URL, the same for the same one; null if it is none. */
  picture: (source: string) => Buffer | null
}
