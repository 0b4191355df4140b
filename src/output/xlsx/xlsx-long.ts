/**
 * A long sheet in the frame of a short one. The library writes long sheets row by row, and then without properties,
 * filter, print settings and formulas. So a sheet without rows says all of that, and takes in the rows of the long one
 * while they are packed; the styles are those of the rows.
 */
import { checkZip, packedBytes, type ZipDirectory, type ZipEntry } from './zip.ts'
import { packedContent, packing, zipWithContent } from './zip-written.ts'

const SHEET = 'xl/worksheets/sheet1.xml'
const STYLES = 'xl/styles.xml'
const BEGINNING = '<sheetData>'
const END = '</sheetData></worksheet>'
/** The rows with sums lie in the last so many characters: two hundred columns, twenty rows. */
const KEPT = 400_000

const entryOf = ({ entries }: ZipDirectory, name: string): ZipEntry => {
  const entry = entries.find((one) => one.name === name)
  if (!entry) throw new Error(`The workbook has no ${name}`)
  return entry
}

async function* textOf(bytes: Uint8Array, entry: ZipEntry): AsyncGenerator<string> {
  const packed = new Uint8Array(packedBytes(bytes, entry))
  const decoder = new TextDecoder()
  if (entry.method === 0) return yield decoder.decode(packed)
  const unpacking = new DecompressionStream('deflate-raw')
  const writer = unpacking.writable.getWriter()
  const written = writer.write(packed).then(() => writer.close())
  // Whoever reads is told of damage first; nobody else would hear it here.
  written.catch(() => undefined)
  const reader = unpacking.readable.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read())
    yield decoder.decode(part.value, { stream: true })
  await written
}

/** What stands before and behind the rows of the frame. */
const aroundRows = async (frame: Uint8Array, directory: ZipDirectory): Promise<{ head: string; foot: string }> => {
  let text = ''
  for await (const part of textOf(frame, entryOf(directory, SHEET))) text += part
  const [, head, foot] = /^(.*?)<sheetData(?:\/>|>.*<\/sheetData>)(.*)$/s.exec(text) ?? []
  if (head === undefined || foot === undefined) throw new Error('The frame of a long sheet has no place for its rows')
  return { head, foot }
}

const withFormulas = (text: string, formulas: ReadonlyMap<string, string>): string =>
  [...formulas].reduce((rows, [cell, formula]) => {
    const changed = rows.replace(new RegExp(`(<c r="${cell}"[^>]*>)(<v>)`), `$1<f>${formula}</f>$2`)
    if (changed === rows) throw new Error(`The cell ${cell} of a sum was not written`)
    return changed
  }, text)

interface LongSheet {
  frame: Uint8Array
  /** A workbook with one sheet, that of the rows. */
  rows: Uint8Array
  /** By the names of cells in the last rows, which have numbers. */
  formulas: ReadonlyMap<string, string>
}

export const longSheet = async ({ frame, rows, formulas }: LongSheet): Promise<Uint8Array> => {
  const [inFrame, inRows] = [checkZip(frame, Infinity), checkZip(rows, Infinity)]
  const { head, foot } = await aroundRows(frame, inFrame)
  async function* pieces(): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const encoder = new TextEncoder()
    let isBegun = false
    let kept = ''
    for await (const part of textOf(rows, entryOf(inRows, SHEET))) {
      kept += part
      if (!isBegun) {
        const at = kept.indexOf(BEGINNING)
        if (at < 0) continue
        kept = kept.slice(at)
        isBegun = true
        yield encoder.encode(head)
      }
      if (kept.length <= 2 * KEPT) continue
      yield encoder.encode(kept.slice(0, -KEPT))
      kept = kept.slice(-KEPT)
    }
    if (!isBegun || !kept.endsWith(END)) throw new Error('The rows of a long sheet do not end as they should')
    yield encoder.encode(`${withFormulas(kept.slice(0, -END.length), formulas)}</sheetData>${foot}`)
  }
  const changed = new Map([
    [SHEET, await packing(pieces())],
    [STYLES, packedContent(rows, entryOf(inRows, STYLES))],
  ])
  return zipWithContent(frame, inFrame, changed)
}
