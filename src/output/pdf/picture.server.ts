/**
 * Validates and rewrites pictures before the PDF writer gets them. The writer's own parser loops forever on an
 * invalid chunk length, and throws an error that cannot be caught on invalid pixels.
 */
import { inflateSync } from 'node:zlib'
import { Unreadable } from '#kernel/problem.ts'

const MOST_PIXELS = 4_000_000
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Chunk {
  name: string
  data: Buffer
}
interface Header {
  width: number
  height: number
  bits: number
  colours: number
  interlaced: boolean
}

const chunksOf = (bytes: Buffer): Chunk[] | null => {
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (at + 12 + length > bytes.length) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) })
    if (name === 'IEND') return chunks
    at += 12 + length
  }
  return null
}

/** By colour type: samples per pixel, and allowed bit depths. */
const types: Readonly<Record<number, { samples: number; depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}

const headerOf = (chunk: Chunk | undefined): Header | null => {
  if (chunk?.name !== 'IHDR' || chunk.data.length !== 13) return null
  const { data } = chunk
  const header = {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bits: data[8]!,
    colours: data[9]!,
    interlaced: data[12] === 1,
  }
  const isSized = header.width > 0 && header.height > 0 && header.width * header.height <= MOST_PIXELS
  const isKnown =
    types[header.colours]?.depths.includes(header.bits) === true && data[10] === 0 && data[11] === 0 && data[12]! <= 1
  // The PDF writer cannot read interlaced pictures with less than one byte per pixel.
  return isSized && isKnown && !(header.interlaced && header.bits < 8) ? header : null
}

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** Bytes per row including the filter byte, in the order they are stored. */
const rowsOf = ({ width, height, bits, colours, interlaced }: Header): number[] => {
  const row = (pixels: number) => 1 + Math.ceil((pixels * bits * types[colours]!.samples) / 8)
  if (!interlaced) return Array<number>(height).fill(row(width))
  return passes.flatMap(([x, y, stepX, stepY]) => {
    const across = Math.ceil((width - x) / stepX)
    return across > 0 ? Array<number>(Math.max(Math.ceil((height - y) / stepY), 0)).fill(row(across)) : []
  })
}

const arePixelsWhole = (header: Header, packed: Buffer): boolean => {
  const rows = rowsOf(header)
  const size = rows.reduce((sum, row) => sum + row, 0)
  try {
    const pixels = inflateSync(packed, { maxOutputLength: size })
    let at = 0
    return (
      pixels.length === size &&
      rows.every((row) => {
        at += row
        return pixels[at - row]! <= 4
      })
    )
  } catch {
    return false
  }
}

const written = ({ name, data }: Chunk): Buffer => {
  const out = Buffer.alloc(12 + data.length)
  out.writeUInt32BE(data.length, 0)
  out.write(name, 4, 'latin1')
  data.copy(out, 8)
  return out
}

const cleanPng = (bytes: Buffer): Buffer | null => {
  const chunks = chunksOf(bytes)
  const header = headerOf(chunks?.[0])
  if (!chunks || !header) return null
  const palette = chunks.find((chunk) => chunk.name === 'PLTE')
  const needsPalette = header.colours === 3
  if (
    needsPalette &&
    !(palette && palette.data.length % 3 === 0 && palette.data.length > 0 && palette.data.length <= 768)
  )
    return null
  const transparency =
    header.colours < 4 ? chunks.find((chunk) => chunk.name === 'tRNS' && chunk.data.length <= 256) : undefined
  const packed = Buffer.concat(chunks.filter((chunk) => chunk.name === 'IDAT').map((chunk) => chunk.data))
  if (!arePixelsWhole(header, packed)) return null
  const kept = [
    chunks[0]!,
    ...(needsPalette ? [palette!] : []),
    ...(transparency ? [transparency] : []),
    { name: 'IDAT', data: packed },
    { name: 'IEND', data: Buffer.alloc(0) },
  ]
  return Buffer.concat([pngSignature, ...kept.map(written)])
}

const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** JFIF and Adobe headers define the colours; all other segments before the pixels are metadata and are dropped. */
const isKept = (marker: number): boolean => marker === 0xe0 || marker === 0xee || marker < 0xe0

const cleanJpeg = (bytes: Buffer): Buffer | null => {
  const parts: Buffer[] = [bytes.subarray(0, 2)]
  let isSized = false
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] === 0xff && bytes[at + 1] === 0xff) {
      at += 1
      continue
    }
    const marker = bytes[at + 1]!
    const length = bytes.readUInt16BE(at + 2)
    if (bytes[at] !== 0xff || marker < 0xc0 || length < 2 || at + 2 + length > bytes.length) return null
    if (isFrame(marker)) {
      const pixels = length >= 8 ? bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7) : 0
      isSized = bytes[at + 4] === 8 && pixels > 0 && pixels <= MOST_PIXELS * 4 && [1, 3, 4].includes(bytes[at + 9]!)
    }
    if (marker === 0xda) return isSized ? Buffer.concat([...parts, bytes.subarray(at)]) : null
    if (isKept(marker)) parts.push(bytes.subarray(at, at + 2 + length))
    at += 2 + length
  }
  return null
}

/** Returns the cleaned picture; null if it is not a complete PNG or JPEG of an acceptable size. */
export const cleanPicture = (bytes: Buffer): Buffer | null =>
  bytes.subarray(0, 8).equals(pngSignature)
    ? cleanPng(bytes)
    : bytes[0] === 0xff && bytes[1] === 0xd8
      ? cleanJpeg(bytes)
      : null

/** Of all pictures of a page together, once unpacked: every million takes up to thirty megabytes while it is drawn. */
const mostPixelsTogether = 3 * MOST_PIXELS

const unpackedPixels = (bytes: Buffer): number =>
  bytes.subarray(0, 8).equals(pngSignature) ? bytes.readUInt32BE(16) * bytes.readUInt32BE(20) : 0

/** Reads the pictures of one page, each once however often it is shown. Throws Unreadable if they are too large. */
export const startPictures = (): ((source: string) => Buffer | null) => {
  const known = new Map<string, Buffer | null>()
  let left = mostPixelsTogether
  return (source) => {
    const found = known.get(source)
    if (found !== undefined) return found
    const bytes = pictureIn(source)
    left -= bytes ? unpackedPixels(bytes) : 0
    if (left < 0) throw new Unreadable('formTooBig')
    known.set(source, bytes)
    return bytes
  }
}

const pictureIn = (source: string): Buffer | null =>
  source ? cleanPicture(Buffer.from(source.slice(source.indexOf(',') + 1), 'base64')) : null
