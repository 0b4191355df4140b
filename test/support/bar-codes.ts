/** Reads the bar codes on a printed page as a scanner does: its rectangles are painted as pixels and decoded. */
import { inflateSync } from 'node:zlib'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}
/** In mm, from the upper left corner of the page. */
export interface PrintedCode extends Rectangle {
  text: string
  format: string
  /** The width of each bar. */
  bars: readonly number[]
}

const MM = 72 / 25.4

/** The drawing operators of each page, in the order of the file. */
const contents = (pdf: Uint8Array): string[] => {
  const file = Buffer.from(pdf)
  const found: string[] = []
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue
    try {
      found.push(inflateSync(file.subarray(at + 7)).toString('latin1'))
    } catch {
      // Not every stream is compressed.
    }
  }
  return found.filter((text) => / Tm | re\b/.test(text))
}

/** The bars of one code are one path, after the colour; clips are paths of their own. */
const groupsIn = (content: string): Rectangle[][] =>
  [...content.matchAll(/0 g ((?:-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+ re ?)+)f/g)].map(([, path]) =>
    [...path!.matchAll(/(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re/g)].map(([, ...numbers]) => {
      const [x, y, width, height] = numbers.map((number) => Number(number) / MM)
      return { x: x!, y: y!, width: width!, height: height! }
    }),
  )

/** Pixels per mm: more than label printers have, so that reading fails by wrong bars only. */
const SHARP = 40
const QUIET = 12

const decode = (bars: readonly Rectangle[], dotsPerMm: number): { text: string; format: string } | null => {
  const left = Math.min(...bars.map(({ x }) => x)) - QUIET
  const right = Math.max(...bars.map(({ x, width }) => x + width)) + QUIET
  const [width, height] = [Math.ceil((right - left) * dotsPerMm), 30]
  const row = new Uint8ClampedArray(width).fill(255)
  for (const bar of bars) {
    row.fill(0, Math.round((bar.x - left) * dotsPerMm), Math.round((bar.x + bar.width - left) * dotsPerMm))
  }
  const pixels = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y += 1) pixels.set(row, y * width)
  const reader = new MultiFormatReader()
  reader.setHints(new Map([[DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.EAN_13, BarcodeFormat.CODE_128]]]))
  try {
    const bitmap = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(pixels, width, height)))
    const result = reader.decode(bitmap)
    // An EAN-13 that begins with a zero is told as the American number it also is.
    return result.getBarcodeFormat() === BarcodeFormat.UPC_A
      ? { text: `0${result.getText()}`, format: 'EAN_13' }
      : { text: result.getText(), format: BarcodeFormat[result.getBarcodeFormat()] }
  } catch {
    return null
  }
}

/** What bars say, a digit for each module; null if they cannot be read. */
export const readModules = (modules: string): { text: string; format: string } | null =>
  decode(
    [...modules.matchAll(/1+/g)].map((run) => ({ x: run.index, y: 0, width: run[0].length, height: 1 })),
    4,
  )

/** The codes of every page, in the order they are drawn. Throws if one cannot be read. */
export const barCodesIn = (pdf: Uint8Array, dotsPerMm = SHARP): PrintedCode[][] =>
  contents(pdf).map((content) =>
    groupsIn(content).map((bars) => {
      const read = decode(bars, dotsPerMm)
      if (!read) throw new Error(`Unreadable: ${bars.length} bars from ${bars[0]!.x} mm`)
      const [x, y] = [Math.min(...bars.map((bar) => bar.x)), bars[0]!.y]
      const right = Math.max(...bars.map((bar) => bar.x + bar.width))
      return { ...read, x, y, width: right - x, height: bars[0]!.height, bars: bars.map(({ width }) => width) }
    }),
  )
