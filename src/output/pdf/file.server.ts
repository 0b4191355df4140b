/** Keeps the bytes of a PDF while it is drawn, in no more memory than they need. */
import { deflateSync } from 'node:zlib'

const PART = 256 * 1024

/**
 * Collects a file in parts. Kept as they come, thousands of small pieces would each hold the room in which they were
 * packed; in one buffer, a long file would be held twice.
 */
export const startFile = () => {
  const full: Uint8Array<ArrayBuffer>[] = []
  let part = new Uint8Array(0)
  let used = 0
  return {
    add(piece: Uint8Array): void {
      for (let from = 0; from < piece.length;) {
        if (used === part.length) {
          if (used > 0) full.push(part)
          part = new Uint8Array(PART)
          used = 0
        }
        const fitting = piece.subarray(from, from + part.length - used)
        part.set(fitting, used)
        used += fitting.length
        from += fitting.length
      }
    },
    parts: () => [...full, part.slice(0, used)],
  }
}

/** Pages are hardly ever longer when they are compressed. It is too much for memory that is shared with others. */
const PACKED = 64 * 1024

/** `deflateSync` packs into a room of its own, of which its result keeps all until the next garbage collection. */
export const deflated = (page: Uint8Array): Uint8Array => {
  const packed = deflateSync(page, { level: 4, chunkSize: PACKED })
  const own = new Uint8Array(packed)
  if (packed.buffer.byteLength === PACKED) packed.buffer.transfer(0)
  return own
}
