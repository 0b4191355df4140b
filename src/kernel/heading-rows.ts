/** Headings that stand in two rows of a sheet: `Giá` over `Giá bán` and `Giá mua`, or over `bán` and `mua`. */

type Known = (heading: string) => boolean

/** What stands over each column: its own text, or that of the last one before it. */
const spread = (upper: readonly string[], width: number): string[] => {
  const over: string[] = []
  for (let at = 0; at < width; at += 1) over.push(upper[at] || (over[at - 1] ?? ''))
  return over
}

const headingOf = ({ own, over, under }: { own: string; over: string; under: string }, isKnown: Known): string => {
  if (under === '') return own
  const together = over === '' ? [] : [`${over} ${under}`, `${under} ${over}`]
  return [...together, under, own].find((one) => one !== '' && isKnown(one)) ?? under
}

/** The headings of two rows together; null if the lower one is none, or adds nothing that is known. */
export const joinedHeadings = (upper: readonly string[], lower: readonly string[], isKnown: Known): string[] | null => {
  const width = Math.max(upper.length, lower.length)
  const over = spread(upper, width)
  const parts = over.map((one, at) => ({ own: upper[at] ?? '', over: one, under: lower[at] ?? '' }))
  const joined = parts.map((part) => headingOf(part, isKnown))
  // A value below a heading that is known by itself belongs to a row.
  const isRow = parts.some(
    ({ own, under }, at) => under !== '' && isKnown(own) && (joined[at] === own || !isKnown(joined[at]!)),
  )
  const knownOf = (headings: readonly string[]) => headings.filter(isKnown)
  const found = knownOf(joined)
  const [above, below] = [knownOf(upper), knownOf(lower)]
  const isWithin = (one: readonly string[]) =>
    found.length <= one.length && found.every((heading) => one.includes(heading))
  return isRow || found.length < Math.max(above.length, below.length) || isWithin(above) || isWithin(below)
    ? null
    : joined
}
