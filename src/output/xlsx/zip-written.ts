/** Writing a zip anew with other content in some of its entries, which is packed while it is made. */
import { joined, joinedBytes } from './stream-bytes.ts'
import { packedBytes, type ZipDirectory, type ZipEntry } from './zip.ts'

const LOCAL = 0x04034b50
const END = 0x06054b50
const DEFLATED = 8
/** The first day a zip can name: equal content gives equal files. */
const NO_DAY = 33

/** Content of an entry that is packed already. */
interface PackedContent {
  bytes: Uint8Array
  method: number
  checksum: number
  unpacked: number
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** Packs what comes in pieces; no more than a piece of it is in memory unpacked. */
export const packing = async (pieces: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<PackedContent> => {
  const { readable, writable } = new CompressionStream('deflate-raw')
  const writer = writable.getWriter()
  let checksum = 0xffffffff
  let unpacked = 0
  const write = async (): Promise<void> => {
    for await (const piece of pieces) {
      for (const byte of piece) checksum = checksums[(checksum ^ byte) & 0xff]! ^ (checksum >>> 8)
      unpacked += piece.length
      await writer.write(piece)
    }
    await writer.close()
  }
  const fail = async (error: unknown): Promise<never> => {
    await writer.abort(error).catch(() => undefined)
    throw error
  }
  const [bytes] = await Promise.all([joined(readable), write().catch(fail)])
  return { bytes, method: DEFLATED, checksum: (checksum ^ 0xffffffff) >>> 0, unpacked }
}

/** An entry as it is packed in its archive. */
export const packedContent = (bytes: Uint8Array, entry: ZipEntry): PackedContent => ({
  bytes: packedBytes(bytes, entry),
  method: entry.method,
  checksum: new DataView(entry.record.buffer, entry.record.byteOffset).getUint32(16, true),
  unpacked: entry.unpacked,
})

/** What the local header and the record in the directory say alike, from the version that is needed to the name. */
const described = (name: Uint8Array, { bytes, method, checksum, unpacked }: PackedContent): Uint8Array => {
  const head = new Uint8Array(26)
  const view = new DataView(head.buffer)
  view.setUint16(0, 20, true)
  view.setUint16(4, method, true)
  view.setUint16(8, NO_DAY, true)
  view.setUint32(10, checksum, true)
  view.setUint32(14, bytes.length, true)
  view.setUint32(18, unpacked, true)
  view.setUint16(22, name.length, true)
  return head
}

const marked = (mark: number, length: number, put: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, mark, true)
  put(view)
  return bytes
}

/** The same zip with other content in the entries that are named. */
export const zipWithContent = (
  bytes: Uint8Array,
  { entries }: ZipDirectory,
  changed: ReadonlyMap<string, PackedContent>,
): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = []
  const records: Uint8Array[] = []
  let at = 0
  for (const entry of entries) {
    const content = changed.get(entry.name) ?? packedContent(bytes, entry)
    const name = new TextEncoder().encode(entry.name)
    const common = described(name, content)
    const local = [marked(LOCAL, 4, () => undefined), common, name, content.bytes]
    const record = marked(0x02014b50, 46, (view) => {
      view.setUint16(4, 20, true)
      view.setUint32(42, at, true)
    })
    record.set(common, 6)
    parts.push(...local)
    records.push(record, name)
    at += local.reduce((sum, part) => sum + part.length, 0)
  }
  const size = records.reduce((sum, part) => sum + part.length, 0)
  const end = marked(END, 22, (view) => {
    for (const place of [8, 10]) view.setUint16(place, entries.length, true)
    view.setUint32(12, size, true)
    view.setUint32(16, at, true)
  })
  return joinedBytes([...parts, ...records, end])
}
