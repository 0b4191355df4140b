/**
 * Looks through the parts of a workbook while they are unpacked, a piece at a time, so that none is held whole before
 * its size, its texts and its elements are known.
 */
import { createInflateRaw } from 'node:zlib'
import { Refused, problem } from '#kernel/problem.ts'
import { longestText } from './xlsx-read.ts'
import { checkZip, packedBytes, zipWith, type ZipEntry } from './zip.ts'

export interface PartLimits {
  /** Maximum unpacked size of all entries, in bytes. */
  maxUnpacked: number
  /** Maximum number of beginnings and ends of elements in all parts. */
  maxTags: number
}

/** The longest text of a cell, each of its letters written as a reference (`&#x1EBF;`). */
const longestRun = 9 * (longestText + 1)

const LESS = 0x3c
const GREATER = 0x3e

const noWorkbook = (): Refused => new Refused([problem('', 'fileNotWorkbook')])

/** The unpacked content in pieces. Throws Refused if it is damaged or longer than declared. */
async function* unpackedPieces(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = packedBytes(bytes, entry)
  if (entry.method === 0) return yield Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
  inflate.end(packed)
  let length = 0
  try {
    for await (const piece of inflate as AsyncIterable<Buffer>) {
      length += piece.length
      if (length > entry.unpacked) throw noWorkbook()
      yield piece
    }
  } catch (error) {
    throw error instanceof Refused ? error : noWorkbook()
  }
}

interface Measured {
  tags: number
  hasLongRun: boolean
}

const measured = async (pieces: AsyncIterable<Buffer>, mostTags: number): Promise<Measured> => {
  let tags = 0
  let run = 0
  let longest = 0
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at]!
      run += 1
      if (byte !== LESS && byte !== GREATER) continue
      if (byte === LESS) tags += 1
      if (run > longest) longest = run
      run = 0
    }
    if (tags > mostTags) throw new Refused([problem('', 'fileTooComplex')])
  }
  return { tags, hasLongRun: Math.max(longest, run) > longestRun }
}

/**
 * The content without what a text has beyond the longest one. Its cell is still too long, so that whoever reads it
 * refuses it by its place.
 */
const shortened = async (pieces: AsyncIterable<Buffer>): Promise<Uint8Array> => {
  const kept: Buffer[] = []
  let run = 0
  for await (const piece of pieces) {
    let from = 0
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at]!
      run += 1
      const isEnd = byte === LESS || byte === GREATER
      if (!isEnd && run === longestRun + 1) kept.push(piece.subarray(from, at))
      if (isEnd && run > longestRun) from = at
      if (isEnd) run = 0
    }
    if (run <= longestRun) kept.push(piece.subarray(from))
  }
  return Buffer.concat(kept)
}

/**
 * The same workbook with its texts and structure alone: without pictures and whatever else is no XML, and with
 * endless texts cut. Throws Refused if it is no zip, or larger than the limits.
 */
export const boundedWorkbook = async (bytes: Uint8Array, { maxUnpacked, maxTags }: PartLimits): Promise<Uint8Array> => {
  const directory = checkZip(bytes, maxUnpacked)
  const kept = []
  let tags = 0
  for (const entry of directory.entries.filter(({ name }) => /\.(?:xml|rels)$/i.test(name))) {
    const found = await measured(unpackedPieces(bytes, entry), maxTags - tags)
    tags += found.tags
    kept.push({ entry, content: found.hasLongRun ? await shortened(unpackedPieces(bytes, entry)) : undefined })
  }
  return zipWith(bytes, directory, kept)
}
