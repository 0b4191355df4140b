/** Vectors as a piece, drawn smaller where the room is narrower or the page lower. */
import type { DrawingBlock } from '../page.ts'
import { face, textWidth } from './fonts.server.ts'
import type { Piece, Space } from './piece.server.ts'

const shares = { start: 0, middle: 0.5, end: 1 } as const

export const drawingPieces = ({ width, height, marks }: DrawingBlock, room: Space): Piece[] => {
  const scale = Math.min(1, room.width / width, (room.height ?? Infinity) / height)
  return [
    {
      height: height * scale,
      draw(pen, left, top) {
        for (const mark of marks) {
          const [x, y] = [left + mark.x * scale, top + mark.y * scale]
          if (mark.is === 'path') {
            pen.path(mark.d, { x, y, scale }, mark.paint)
            continue
          }
          const size = mark.size * scale
          const before = textWidth(mark.text, face(), size) * shares[mark.anchor]
          pen.text(mark.text, face(), {
            size,
            x: mark.turned ? x : x - before,
            baseline: mark.turned ? y + before : y,
            ...(mark.turned && { turned: true }),
          })
        }
      },
    },
  ]
}
