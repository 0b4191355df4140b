/**
 * What is exhaustive (every call × field × value, every right, every order) is tested by quarters: each run of
 * `npm test` takes one of four, `npm test -- full` takes everything. A quarter has something of every kind.
 */
export type Quarter = 1 | 2 | 3 | 4

/** `QUARTER=1..4`; nothing or `all` is everything. */
export const readQuarter = (text: string | undefined): Quarter | null => {
  if (text === undefined || text === '' || text === 'all') return null
  if (!/^[1-4]$/.test(text)) throw new Error(`QUARTER is 1, 2, 3, 4 or all, not ${text}`)
  return Number(text) as Quarter
}

/** Commits follow no order in their hashes, so every quarter comes up again and again. */
export const quarterOfCommit = (hash: string): Quarter => ((Number.parseInt(hash.slice(0, 8), 16) % 4) + 1) as Quarter

export const current = readQuarter(process.env['QUARTER'])

/** False if details run in every quarter: `DETAILS=all`, for those that a change can reach. */
export const isDealingDetails = current !== null && process.env['DETAILS'] !== 'all'

/**
 * The items of the quarter, in their order. Those of each kind are dealt round robin, beginning with another quarter
 * for each kind, so that values tried of many kinds are all in every quarter. The four quarters have every item once;
 * of a kind with fewer than four items, some quarters have the same one.
 */
export const quarterOf = <T>(
  items: readonly T[],
  kindOf: (item: T) => string = () => '',
  quarter: Quarter | null = current,
): T[] => {
  if (quarter === null) return [...items]
  const kinds = new Map<string, number[]>()
  for (const [index, item] of items.entries()) {
    const kind = kindOf(item)
    const same = kinds.get(kind)
    if (same) same.push(index)
    else kinds.set(kind, [index])
  }
  const taken = new Set(
    [...kinds.values()].flatMap((same, first) => {
      const turn = (quarter - 1 + first) % 4
      return same.length < 4 ? [same[turn % same.length]!] : same.filter((_, place) => place % 4 === turn)
    }),
  )
  return items.filter((_, index) => taken.has(index))
}

/** Which of four comes first for what has this name: otherwise the first of all kinds would come in one quarter. */
export const turnOf = (name: string, quarter: Quarter | null = current): number => {
  const sum = Array.from(name).reduce((total, sign) => (total * 31 + sign.codePointAt(0)!) % 65_521, 0)
  return (sum + (quarter ?? 1) - 1) % 4
}

/** The items of one kind that the quarter has, as `quarterOf` deals them. */
export const ofKind = <T>(name: string, items: readonly T[], quarter: Quarter | null = current): T[] =>
  quarterOf(items, () => name, quarter && ((turnOf(name, quarter) + 1) as Quarter))

/**
 * For calls that share a reader: in the whole, all of them; in a quarter, the one whose turn it is. So quarters have
 * each call and each value, but not each pair.
 */
export const inTurn = <T>(items: readonly T[], turn: number): readonly T[] =>
  current === null ? items : items.filter((_, index) => index === (turn + current!) % items.length)

/**
 * Values that kinds read alike: in a quarter, each kind has every fourth one, and kinds with other turns those between.
 * So quarters have each kind and each value, but a fourth of the pairs.
 */
export const everyFourth = <T>(items: readonly T[], turn: number, quarter: Quarter | null = current): readonly T[] =>
  quarter === null ? items : items.filter((_, index) => (index + turn + quarter) % 4 === 0)

/** How many random cases a property is tried with; in a quarter a `share` of them. `RUNS` says otherwise. */
export const runsOf = (whole: number, share = 1 / 4): number =>
  Number(process.env['RUNS'] ?? (current === null ? whole : Math.ceil(whole * share)))
