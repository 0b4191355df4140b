/** Formats of numbers that make another kind of value of them: 0.08 shown as 8%, the code 7 shown as 007. */
import type { SheetCell } from '#kernel/sheet-cell.ts'
import { packedBytes, type ZipEntry } from './zip.ts'

/** A format without what it shows as it is written: texts, single signs, colours and conditions. */
const bare = (format: string): string => format.replace(/"[^"]*"|[\\_*].|\[[^\]]*\]/g, '')

const isPercentFormat = (format: string): boolean => bare(format).includes('%')
const isScientificFormat = (format: string): boolean => /[0#]E[+-]/i.test(bare(format))

const MOST_DECIMALS = 6

/** With the digits that are stored and not only those that are shown; workbooks calculate in binary. */
const percentText = (value: number): string => {
  const text = String(Number(Number((value * 100).toPrecision(15)).toFixed(MOST_DECIMALS)))
  // Three decimals could be taken for thousands.
  return `${text}${/\.\d{3}$/.test(text) ? '0' : ''}%`
}

/** A place for a digit, which `0` always fills, or a sign that is shown as it is. */
type Sign = { digit: '0' | '#' } | { literal: string }

/** `_x` leaves the room of a sign, `*x` fills the cell with it; colours show nothing. */
const signsIn = /"([^"]*)"|\\(.)|_.|\*.|\[[^\]<>=]*\]|([0#])|([-() $+!&'~{}:])/gy

/** The signs of a format for whole numbers with leading zeros or texts: `000000`, `"KH"000`, `0000 000 000`. */
const patternOf = (format: string): readonly Sign[] | null => {
  const own = /^(?:"[^"]*"|\\.|[^";\\])*/s.exec(format)![0]
  const signs: Sign[] = []
  signsIn.lastIndex = 0
  while (signsIn.lastIndex < own.length) {
    const found = signsIn.exec(own)
    if (!found) return null
    const [, text, single, digit, plain] = found
    const literal = text ?? single ?? plain
    if (digit !== undefined) signs.push({ digit: digit as '0' | '#' })
    else if (literal) signs.push({ literal })
  }
  const digits = signs.flatMap((one) => ('digit' in one ? [one.digit] : []))
  const zeros = digits.filter((one) => one === '0').length
  const isOdd = zeros > 1 || digits.length < signs.length || (digits[0] === '0' && digits.length > 1)
  return digits.length > 0 && isOdd ? signs : null
}

/** Digits fill their places from the right; what is left of them stands at the first place. */
const inPattern = (value: number, signs: readonly Sign[]): string => {
  const digits = value === 0 ? '' : String(value)
  let left = digits.length
  let places = signs.filter((one) => 'digit' in one).length
  let shown = ''
  for (const sign of signs.toReversed()) {
    if ('literal' in sign) {
      shown = sign.literal + shown
      continue
    }
    places -= 1
    const from = places === 0 ? 0 : Math.max(0, left - 1)
    shown = (left > 0 ? digits.slice(from, left) : sign.digit === '0' ? '0' : '') + shown
    left = from
  }
  return shown
}

/** As a cell shows it with this format: 8.93601E+12. */
const scientificText = (value: number, format: string): string => {
  const decimals = /\.([0#]*)E/i.exec(bare(format))?.[1]?.length ?? 0
  return value.toExponential(Math.min(decimals, 14)).toUpperCase()
}

type Shown = (value: number) => SheetCell
const shownBy = (format: string): Shown => {
  if (isPercentFormat(format)) return percentText
  if (isScientificFormat(format)) return (value) => ({ value, shown: scientificText(value, format) })
  const signs = patternOf(format)
  if (!signs) return (value) => value
  return (value) =>
    Number.isSafeInteger(value) && value >= 0 && value < 1e15 ? { value, shown: inPattern(value, signs) } : value
}

/** Numbers with what their format makes of them. A sheet has many cells of few formats. */
export const createShown = (): ((value: number, format: string) => SheetCell) => {
  const known = new Map<string, Shown>()
  return (value, format) => {
    const shown = known.get(format) ?? shownBy(format)
    known.set(format, shown)
    return shown(value)
  }
}

/** The formats that every workbook knows by a number: `0%`, `0.00%`, `0.00E+00`, `##0.0E+0`. */
const ownKinds = /\bnumFmtId="(?:9|10|11|48)"/

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

/** True if a workbook has such formats at all. */
export const hasShownKinds = async (bytes: Uint8Array, entries: readonly ZipEntry[]): Promise<boolean> => {
  const entry = entries.find(({ name }) => /(?:^|\/)styles\.xml$/i.test(name))
  if (!entry) return false
  const styles = await unpackedText(bytes, entry)
  const formats = [...styles.matchAll(/\bformatCode=(?:"([^"]*)"|'([^']*)')/g)].map(([, one, other]) =>
    (one ?? other ?? '').replaceAll('&quot;', '"'),
  )
  return ownKinds.test(styles) || formats.some((format) => typeof shownBy(format)(1) !== 'number')
}
