/** On this server nobody sends an invoice while somebody else does: what becomes of the first is asked for by the second. */
const busy = new Map<string, Promise<unknown>>()

/** Does it when nobody else is at this invoice. `hasWaited`: somebody was, so it may be issued by now. */
export const alone = async <T>(invoice: string, work: (hasWaited: boolean) => Promise<T>): Promise<T> => {
  let hasWaited = false
  for (let other = busy.get(invoice); other; other = busy.get(invoice)) {
    hasWaited = true
    await other
  }
  const mine = work(hasWaited)
  const over = mine.then(
    () => busy.delete(invoice),
    () => busy.delete(invoice),
  )
  busy.set(invoice, over)
  return mine
}
