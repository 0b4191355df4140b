/** When rows that are still coming are drawn anew: at the first screenful, then each time there are twice as many. */
export const createGrowth = (): ((count: number) => boolean) => {
  let shown = 0
  return (count) => {
    if (count < 2 * shown) return false
    shown = count
    return true
  }
}
