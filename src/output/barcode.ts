/** The bars of a bar code: EAN-13, EAN-8 or UPC-A where the text is one, otherwise Code 128. */
import encode from 'jsbarcode'
import { isBarcodeText, isEan13, isEan8, isUpcA } from '#kernel/ean.ts'

export interface Bars {
  /** A digit for each module, the width of the thinnest bar: `1` where it is dark. */
  modules: string
  /** The modules that stay white on either side (GS1 General Specifications §5.2.3.4 and §5.4.4.2). */
  quiet: { left: number; right: number }
}

const kinds = {
  EAN13: { left: 11, right: 7 },
  EAN8: { left: 7, right: 7 },
  UPC: { left: 9, right: 9 },
  CODE128: { left: 10, right: 10 },
} as const
const kindOf = (text: string): { format: keyof typeof kinds; quiet: Bars['quiet'] } => {
  const format = isEan13(text) ? 'EAN13' : isEan8(text) ? 'EAN8' : isUpcA(text) ? 'UPC' : 'CODE128'
  return { format, quiet: kinds[format] }
}

/** Null if the text has characters that Code 128 has not, or is too long. */
export const barsOf = (text: string): Bars | null => {
  if (!isBarcodeText(text)) return null
  const { format, quiet } = kindOf(text)
  const into: { encodings?: readonly { data: string }[] } = {}
  encode(into, text, { format, flat: true, valid: () => undefined })
  const modules = into.encodings?.map(({ data }) => data).join('') ?? ''
  return modules ? { modules, quiet } : null
}

/** The dark stretches: where each begins and how wide it is, in modules. */
export const stretches = (modules: string): { from: number; wide: number }[] =>
  [...modules.matchAll(/1+/g)].map((run) => ({ from: run.index, wide: run[0].length }))

/** Wider bars do not scan better, in mm. */
const WIDEST = 0.5
/** A division that comes out even may end a hair below. */
const ROUNDING = 1e-6

export interface BarRoom {
  /** What is printed on, in mm. */
  width: number
  /** The white that lies beside it on either side. */
  beside: number
  dot?: number | undefined
  thinnest: number
}

/**
 * How wide a module is and how far right of the room the first bar stands, in mm: in the middle with the white it
 * needs. Null if the bars were too thin to be read.
 */
export const placeBars = (
  { modules, quiet }: Bars,
  { width, beside, dot, thinnest }: BarRoom,
): { module: number; left: number } | null => {
  const all = modules.length + quiet.left + quiet.right
  const fitting = Math.min(WIDEST, width / modules.length, (width + 2 * beside) / all)
  const module = dot ? Math.floor(fitting / dot + ROUNDING) * dot : fitting
  if (module < thinnest) return null
  const middle = (width + 2 * beside - all * module) / 2 + quiet.left * module - beside
  const left = Math.min(Math.max(middle, 0), width - modules.length * module)
  return { module, left: dot ? Math.floor(left / dot + ROUNDING) * dot : left }
}
