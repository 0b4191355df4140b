/** PNG files put together chunk by chunk, also ones that are not as they should be. */
import { crc32 } from 'node:zlib'

export const pngChunk = (name: string, data: Buffer): Buffer => {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  data.copy(out, 8)
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length)
  return out
}

export interface PngHead {
  width: number
  height: number
  /** Of each colour of a pixel. */
  bits: number
  /** As PNG counts them: 2 is red, green and blue, 3 a palette, 6 red, green, blue and how much shines through. */
  colours: number
  interlace?: number
  /** Chunks before the pixels. */
  extra?: readonly Buffer[]
}

/** `pixels`: the rows, each behind its filter, deflated. */
export const pngFile = (
  { width, height, bits, colours, interlace = 0, extra = [] }: PngHead,
  pixels: Buffer,
): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([bits, colours, 0, 0, interlace], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...extra,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
