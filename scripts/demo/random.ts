/** A random generator with a fixed seed, so that the demo is the same on every machine. */
export interface RandomSource {
  /** A random integer, both ends included. */
  between(least: number, most: number): number
  /** True with this probability in percent. */
  percent(times: number): boolean
  pick<T>(items: readonly T[]): T
  /** Picks `count` different items in random order; fewer if there are fewer. */
  some<T>(items: readonly T[], count: number): T[]
}

/** The generator mulberry32. */
const numbers = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

export const createDice = (seed: number): RandomSource => {
  const next = numbers(seed)
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(items: readonly T[]): T => items[between(0, items.length - 1)]!
  return {
    between,
    percent: (times) => next() * 100 < times,
    pick,
    some: (items, count) => {
      const left = [...items]
      const chosen = Math.min(count, left.length)
      return Array.from({ length: chosen }, () => left.splice(between(0, left.length - 1), 1)[0]!)
    },
  }
}
