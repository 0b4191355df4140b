/**
 * The directory of a zip file: checked before anything is unpacked, because the declared sizes must be consistent and
 * acceptable; and written again for a part of its entries.
 */
import { Refused, problem } from '#kernel/problem.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const ALL_ONES = 0xffffffff
/** A workbook with a hundred sheets and their pictures has about three hundred entries. */
const MOST_ENTRIES = 2_000

const noWorkbook = (): Refused => new Refused([problem('', 'fileNotWorkbook')])

const directory = (view: DataView): { at: number; count: number } => {
  for (let at = view.byteLength - 22; at >= Math.max(view.byteLength - 65_557, 0); at -= 1) {
    if (view.getUint32(at, true) === END) {
      const found = { at: view.getUint32(at + 16, true), count: view.getUint16(at + 10, true) }
      // Marks of the ZIP64 format: a reader would then use a different directory than the one checked here.
      const isLarge = found.count === 0xffff || found.at === ALL_ONES || view.getUint32(at + 12, true) === ALL_ONES
      if (isLarge || found.count > MOST_ENTRIES) throw noWorkbook()
      return found
    }
  }
  throw noWorkbook()
}

export interface ZipEntry {
  name: string
  method: number
  packed: number
  unpacked: number
  /** Offset of its local header. */
  local: number
  /** The file's record in the directory. */
  record: Uint8Array
}

export interface ZipDirectory {
  /** Offset of the directory: all entries lie before it. */
  at: number
  entries: ZipEntry[]
}

/** Written after its content, and not in the directory: a reader would unpack until nothing is left. */
const isUndeclared = (flags: number, { method, packed }: Pick<ZipEntry, 'method' | 'packed'>): boolean =>
  (flags & 8) !== 0 && method !== 0 && packed === 0

/**
 * Returns the directory. Throws Refused if the file is not a zip, or if it declares more than `most` unpacked bytes.
 * The unpacking library itself stops at the declared sizes.
 */
export const checkZip = (bytes: Uint8Array, most: number): ZipDirectory => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const short = (at: number): number => view.getUint16(at, true)
  const long = (at: number): number => view.getUint32(at, true)
  if (bytes.length < 22) throw noWorkbook()
  const { at: start, count } = directory(view)
  const entries: ZipEntry[] = []
  let at = start
  let total = 0
  while (entries.length < count) {
    if (at + 46 > bytes.length || long(at) !== ENTRY) throw noWorkbook()
    const end = at + 46 + short(at + 28) + short(at + 30) + short(at + 32)
    const entry: ZipEntry = {
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + short(at + 28))),
      method: short(at + 10),
      packed: long(at + 20),
      unpacked: long(at + 24),
      local: long(at + 42),
      record: bytes.subarray(at, end),
    }
    const { packed, unpacked } = entry
    if (isUndeclared(short(at + 8), entry)) throw noWorkbook()
    const isUnknown = unpacked === ALL_ONES || packed === ALL_ONES || (unpacked === 0 && packed > 2)
    total += unpacked
    if (isUnknown || total > most)
      throw new Refused([problem('', 'fileTooBig', { max: String(Math.floor(most / 1024 / 1024)) })])
    entries.push(entry)
    at = end
  }
  return { at: start, entries }
}

/** The packed bytes of an entry. Throws Refused if they do not lie in the file. */
export const packedBytes = (bytes: Uint8Array, { local, packed }: ZipEntry): Uint8Array => {
  if (local + 30 > bytes.length) throw noWorkbook()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + packed > bytes.length) throw noWorkbook()
  return bytes.subarray(from, from + packed)
}

/** Some entries of a zip, each as it is or with other content. */
export interface KeptEntry {
  entry: ZipEntry
  content?: Uint8Array | undefined
}

const patched = (record: Uint8Array, size: number, local: number): Uint8Array => {
  const copy = new Uint8Array(record)
  const view = new DataView(copy.buffer)
  // Neither flags nor packing; the checksum 0 is none.
  view.setUint32(8, 0, true)
  view.setUint32(16, 0, true)
  view.setUint32(20, size, true)
  view.setUint32(24, size, true)
  view.setUint32(42, local, true)
  return copy
}

/** The same zip with these entries alone. Unchanged ones are not packed anew. */
export const zipWith = (bytes: Uint8Array, { at }: ZipDirectory, kept: readonly KeptEntry[]): Uint8Array => {
  const parts = [bytes.subarray(0, at)]
  let length = at
  const add = (part: Uint8Array): void => {
    parts.push(part)
    length += part.length
  }
  const records = kept.map(({ entry, content }) => {
    if (!content) return entry.record
    const record = patched(entry.record, content.length, length)
    const head = new Uint8Array(30)
    new DataView(head.buffer).setUint32(0, LOCAL, true)
    add(head)
    add(content)
    return record
  })
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  const size = records.reduce((sum, record) => sum + record.length, 0)
  view.setUint32(0, END, true)
  for (const place of [8, 10]) view.setUint16(place, records.length, true)
  view.setUint32(12, size, true)
  view.setUint32(16, length, true)
  for (const record of records) add(record)
  add(end)
  const whole = new Uint8Array(length)
  let place = 0
  for (const part of parts) {
    whole.set(part, place)
    place += part.length
  }
  return whole
}
