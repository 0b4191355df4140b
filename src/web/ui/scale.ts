/** Axis of a chart: round steps and abbreviated amounts. */
import type { Decimal } from '#kernel/decimal.ts'
import { decimal } from '#kernel/decimal.ts'
import { showNumber, type NumberLanguage } from '#kernel/number-format.ts'

const STEPS = [1, 2, 2.5, 5, 10]

/** Tick values that cover all values and zero, in at most `most` round steps. */
export const ticksFor = (values: readonly number[], most = 4): number[] => {
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const span = top - bottom
  if (span <= 0) return [0]
  const size = 10 ** Math.floor(Math.log10(span / most))
  const fits = (step: number) => Math.ceil(top / step) - Math.floor(bottom / step) <= most
  const step = [size, size * 10]
    .flatMap((power) => STEPS.map((one) => one * power))
    // Amounts on an axis are whole đồng.
    .map((one) => Math.max(1, Math.round(one)))
    .find(fits)!
  const first = Math.floor(bottom / step)
  return Array.from({ length: Math.ceil(top / step) - first + 1 }, (_, index) => (first + index) * step)
}

const units: Record<NumberLanguage, readonly (readonly [number, string])[]> = {
  vi: [
    [1e9, ' tỷ'],
    [1e6, ' tr'],
    [1e3, ' nghìn'],
  ],
  en: [
    [1e9, 'bn'],
    [1e6, 'M'],
    [1e3, 'k'],
  ],
}
/** `12,5 tr`, `1,2 tỷ`: for axes only. `among` are all amounts of the axis, which share one unit. */
export const shortAmount = (value: number, among: readonly number[], language: NumberLanguage): string => {
  const most = Math.max(...among.map(Math.abs))
  const [size, word] = units[language].find(([least]) => most >= least) ?? [1, '']
  const shown: Decimal = decimal((value / size).toFixed(3))
  return showNumber(shown, { language }) + (value === 0 ? '' : word)
}
