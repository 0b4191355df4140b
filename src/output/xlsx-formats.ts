/** Formats of numbers that make another kind of value of them: 0.08 shown as 8%, the code 7 shown as 007. */
import { packedBytes, type ZipEntry } from './zip.ts'

/** A format without what it shows as it is written: texts, single signs, colours and conditions. */
const bare = (format: string): string => format.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '')

const isPercentFormat = (format: string): boolean => bare(format).includes('%')
const isPaddedFormat = (format: string): boolean => /^0{2,}$/.test(bare(format))

const MOST_DECIMALS = 6

/** With the digits that are stored and not only those that are shown; workbooks calculate in binary. */
const percentText = (value: number): string => {
  const text = String(Number(Number((value * 100).toPrecision(15)).toFixed(MOST_DECIMALS)))
  // Three decimals could be taken for thousands.
  return `${text}${/\.\d{3}$/.test(text) ? '0' : ''}%`
}

type Shown = (value: number) => number | string
const shownBy = (format: string): Shown => {
  if (isPercentFormat(format)) return percentText
  if (!isPaddedFormat(format)) return (value) => value
  const { length } = bare(format)
  return (value) => (Number.isInteger(value) && value >= 0 ? String(value).padStart(length, '0') : value)
}

/** How numbers are shown by their format: as such, or as texts. A sheet has many cells of few formats. */
export const createShown = (): ((value: number, format: string) => number | string) => {
  const known = new Map<string, Shown>()
  return (value, format) => {
    const shown = known.get(format) ?? shownBy(format)
    known.set(format, shown)
    return shown(value)
  }
}

/** The formats that every workbook knows by a number: `0%` and `0.00%`. */
const ownPercents = /\bnumFmtId="(?:9|10)"/

const unpackedText = async (bytes: Uint8Array, entry: ZipEntry): Promise<string> => {
  const packed = new Blob([new Uint8Array(packedBytes(bytes, entry))])
  if (entry.method === 0) return packed.text()
  const reader = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const text = new Uint8Array(entry.unpacked)
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    // Whoever declared less than there is gets what he declared.
    if (done || length + value.length > text.length) break
    text.set(value, length)
    length += value.length
  }
  await reader.cancel().catch(() => undefined)
  return new TextDecoder().decode(text.subarray(0, length))
}

/** Whether a workbook has such formats at all. */
export const hasShownKinds = async (bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<boolean> => {
  const entry = entries.find(({ name }) => /(?:^|\/)styles\.xml$/i.test(name))
  if (!entry) return false
  const styles = await unpackedText(bytes, entry)
  const formats = [...styles.matchAll(/\bformatCode=(?:"([^"]*)"|'([^']*)')/g)].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll('&quot;', '"'),
  )
  return ownPercents.test(styles) || formats.some((format) => isPercentFormat(format) || isPaddedFormat(format))
}
