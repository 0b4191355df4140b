/** Lists in which few values repeat, for statements that send each value once. */

/** Each different value once, and for each given one its place in them, counted from 1. */
export const onceEach = (values: readonly string[]): { different: string[]; places: number[] } => {
  const found = new Map<string, number>()
  const places = values.map((value) => {
    const place = found.get(value) ?? found.size + 1
    found.set(value, place)
    return place
  })
  return { different: [...found.keys()], places }
}
