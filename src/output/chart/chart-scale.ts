/** The axis of amounts in a chart, in round steps, with its amounts abbreviated. */
import { scaleLinear } from 'd3-scale'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { showNumber, type NumberLanguage } from '#kernel/number-format.ts'

/** About as many steps as an axis has; they are round, so there may be a few more or less. */
const STEPS = 4

export interface AmountAxis {
  ticks: readonly number[]
  /** Where an amount is, from 0 at the low end of the axis to 1 at its high end. */
  at: (value: number) => number
}

/**
 * Covers all values and zero; to the next step at both ends, unless they are `exact`. Amounts on an axis are whole đồng.
 */
export const amountAxis = (values: readonly number[], ends: 'round' | 'exact' = 'round'): AmountAxis => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  // An axis without length would put everything in its middle.
  if (low === high) return { ticks: [0], at: () => 0 }
  const scale = scaleLinear().domain([low, high])
  if (ends === 'round') scale.nice(STEPS)
  return { ticks: scale.ticks(STEPS).filter(Number.isInteger), at: scale }
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
/** `12,5 tr`, `1,25 tỷ`: in charts only. The amounts shown together share one unit. */
export const shortAmounts = (amounts: readonly number[], language: NumberLanguage, decimals = 3): string[] => {
  const most = Math.max(...amounts.map(Math.abs))
  const [size, word] = units[language].find(([least]) => most >= least) ?? [1, '']
  return amounts.map((amount) => {
    const shown: Decimal = decimal((amount / size).toFixed(decimals))
    return showNumber(shown, { language }) + (amount === 0 ? '' : word)
  })
}
