/**
 * Checks the directory of a zip file before anything is unpacked: the declared sizes must be consistent and
 * acceptable.
 */
import { Refused, problem } from '#kernel/problem.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
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

/**
 * Throws Refused if the file is not a zip, or if it declares more than `most` unpacked bytes. The unpacking library
 * itself stops at the declared sizes.
 */
export const checkZip = (bytes: Uint8Array, most: number): void => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 22) throw noWorkbook()
  const { at: start, count } = directory(view)
  let at = start
  let total = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw noWorkbook()
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    const isUnknown = unpacked === ALL_ONES || packed === ALL_ONES || (unpacked === 0 && packed > 2)
    total += unpacked
    if (isUnknown || total > most)
      throw new Refused([problem('', 'fileTooBig', { max: String(Math.floor(most / 1024 / 1024)) })])
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
}
