/** How statements are named and how they travel. */
import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import { Unreadable } from '#kernel/problem.ts'

const names = new Map<string, string>()
/** Follows from the text, so that equal statements share what was prepared. */
export const nameOf = (text: string): string => {
  const known = names.get(text)
  if (known) return known
  if (names.size >= 10_000) names.clear()
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 16)
  names.set(text, name)
  return name
}

const holdsNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') : Array.isArray(value) && value.some(holdsNul)

/**
 * NUL is no text for PostgreSQL, wherever it was sent: whoever reads a value before may say so with its name, what got
 * this far is unreadable.
 */
export const refuseNul = (values: readonly unknown[]): void => {
  if (values.some(holdsNul)) throw new Unreadable('unreadable')
}

/** What the driver sends through; its types leave it out. */
export interface Piped {
  connection: { stream: Socket }
}

/** More than this need not wait: the database may begin with it. */
const PIECE = 4096

/** Short statements sent in one breath go to the system as one piece: to write each apart costs more than to make it. */
export const gather = ({ connection: { stream } }: Piped): void => {
  if (stream.writableCorked === 0) {
    stream.cork()
    process.nextTick(() => stream.uncork())
  } else if (stream.writableLength > PIECE) {
    stream.uncork()
    stream.cork()
  }
}
