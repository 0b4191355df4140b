/** What a page is filled with from above: a piece of known height, drawn where it comes to stand. */
import type { Pen } from './pen.server.ts'

export interface Piece {
  height: number
  draw(pen: Pen, x: number, y: number): void
  /** Blank: falls away at the top of a page. */
  gap?: boolean
  /** Not the last thing on a page. */
  withNext?: boolean
  /** Drawn again above this piece when it starts a page. */
  head?: Piece
  newPage?: boolean
}

export interface Room {
  width: number
  /** Of an empty page; null on a roll. */ height: number | null
}
