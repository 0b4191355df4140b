/** An answer as text, with what is packed inside it: workbooks are archives in base64. */
import { inflateRawSync } from 'node:zlib'

const centralHeader = 0x02014b50
const endHeader = 0x06054b50

/** The texts of all files of an archive. */
const unpacked = (archive: Buffer): string => {
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

/** The answer with its workbooks unpacked. */
export const readable = (raw: string): string =>
  raw.replaceAll(/"(UEsD[A-Za-z0-9+/=]+)"/g, (_all, base64: string) => unpacked(Buffer.from(base64, 'base64')))
