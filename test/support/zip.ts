/** Builds zip files, valid and malicious ones. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'

export interface Entry {
  name: string
  content: string | Buffer
  /** The unpacked size that the directory claims, if it is wrong. */
  claimed?: number
}

interface Packed extends Entry {
  packed: Buffer
  size: number
  at: number
}

const local = ({ name, packed, size }: Packed): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(packed.length, 18)
  head.writeUInt32LE(size, 22)
  head.writeUInt16LE(Buffer.byteLength(name), 26)
  return Buffer.concat([head, Buffer.from(name), packed])
}

const central = ({ name, packed, size, claimed, at }: Packed): Buffer => {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  head.writeUInt16LE(20, 6)
  head.writeUInt16LE(8, 10)
  head.writeUInt32LE(packed.length, 20)
  head.writeUInt32LE(claimed ?? size, 24)
  head.writeUInt16LE(Buffer.byteLength(name), 28)
  head.writeUInt32LE(at, 42)
  return Buffer.concat([head, Buffer.from(name)])
}

export const endOfZip = (count: number, size: number, at: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  return end
}

export interface Zip {
  bytes: Buffer
  /** Offset and length of the directory. */
  at: number
  size: number
}

export const zip = (entries: readonly Entry[]): Zip => {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const content = Buffer.from(entry.content as string)
    const one = { ...entry, packed: deflateRawSync(content, { level: 1 }), size: content.length, at }
    parts.push(local(one))
    directory.push(central(one))
    at += parts.at(-1)!.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  return { bytes: Buffer.concat([...parts, ...directory, endOfZip(entries.length, size, at)]), at, size }
}

const centralHeader = 0x02014b50
const endHeader = 0x06054b50

/** Names and contents of all files in an archive, concatenated. */
export const unpacked = (archive: Buffer): string => {
  const texts: string[] = []
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || archive.readUInt32LE(end) !== endHeader) throw new Error('This is no archive')
  for (let at = archive.readUInt32LE(end + 16); archive.readUInt32LE(at) === centralHeader;) {
    const [method, size] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(from, from + size)
    texts.push(
      `${archive.toString('utf8', at + 46, at + 46 + name)}\n${(method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8')}`,
    )
    at += 46 + name + extra + comment
  }
  return texts.join('\n')
}
