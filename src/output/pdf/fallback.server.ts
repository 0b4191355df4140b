/**
 * The fonts for signs that Roboto does not have: Chinese and Japanese with arrows and the like, Korean, Thai. None of
 * them is opened before a text has such a sign.
 */
import { remembered } from '#kernel/remembered.ts'
import { parseFont, type ParsedFont } from './parsed-font.server.ts'

interface Source {
  file: string
  /** The font's signs are put together from several glyphs: marks above and below letters. */
  shaped: boolean
  /** The signs for which it is taken, of those it has. */
  takes: (code: number) => boolean
}
const any = (): boolean => true
/** The first that has a sign draws it. Chinese precedes Korean, which has fewer of the signs both write. */
const sources = {
  thai: {
    file: 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
    shaped: true,
    takes: (code) => code >= 0xe00 && code < 0xe80,
  },
  chinese: { file: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', shaped: false, takes: any },
  korean: { file: 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf', shaped: false, takes: any },
} as const satisfies Record<string, Source>
export type FallbackName = keyof typeof sources
const names = Object.keys(sources) as FallbackName[]

const opened = new Map<FallbackName, ParsedFont>()
export const openFallback: (name: FallbackName) => ParsedFont = remembered(opened, (name) =>
  parseFont(`@expo-google-fonts/${sources[name].file}`),
)
/** The two large ones hold seventeen megabytes; opened again, they are there after twenty milliseconds each. */
export const closeFallbacks = (): void => opened.clear()

export const isShaped = (name: FallbackName): boolean => sources[name].shaped

const thousandths = (font: ParsedFont, code: number): number =>
  (font.glyphForCodePoint(code).advanceWidth * 1000) / font.unitsPerEm

/** A sign of two code units is as wide as this, because widths are added up by unit. */
const WIDE = 1000
const isFirstHalf = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00
export const isSecondHalf = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000
/** Fonts list one as the end of their table. */
export const isNoCharacter = (code: number): boolean => (code & 0xfffe) === 0xfffe
const isPrivate = (code: number): boolean => code >= 0xe000 && code < 0xf900

/** Which font has a code point: the number of its name, counted from 1. Kept when the fonts are closed: 66 kB. */
interface Coverage {
  low: Uint8Array
  high: ReadonlyMap<number, number>
}
const readCoverage = (): Coverage => {
  const low = new Uint8Array(0x10000)
  const high = new Map<number, number>()
  for (const [index, name] of names.entries()) {
    const font = openFallback(name)
    const { takes } = sources[name]
    for (const code of font.characterSet) {
      if (!takes(code) || isPrivate(code) || isNoCharacter(code)) continue
      if (code < 0x10000) low[code] ||= index + 1
      else if (!high.has(code) && thousandths(font, code) === WIDE) high.set(code, index + 1)
    }
  }
  return { low, high }
}
let coverage: Coverage | undefined

/** The font for a code point that Roboto does not have; null if no font has it. */
export const fallbackOf = (code: number): FallbackName | null => {
  coverage ??= readCoverage()
  const number = code < 0x10000 ? coverage.low[code] : coverage.high.get(code)
  return number ? names[number - 1]! : null
}

/** The width of a code unit that Roboto does not have, in thousandths of the font size. */
export const fallbackAdvance = (unit: number): number => {
  if (isFirstHalf(unit)) return WIDE
  const name = isSecondHalf(unit) ? null : fallbackOf(unit)
  return name ? thousandths(openFallback(name), unit) : 0
}
