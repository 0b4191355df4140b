/** Counts who has called within five minutes. */
const forMs = 5 * 60_000
/** More are not told apart, so that the memory of this count has an end. */
const most = 100_000

export interface Active {
  note(caller: string): void
  count(): number
}

/** `now` in milliseconds, of a clock that is never set back. */
export const countActive = (now: () => number = () => performance.now()): Active => {
  /** The last call of each, the longest ago first. */
  const last = new Map<string, number>()
  const forget = (): void => {
    for (const [caller, at] of last) {
      if (now() - at <= forMs) return
      last.delete(caller)
    }
  }
  return {
    note: (caller) => {
      last.delete(caller)
      if (last.size >= most) forget()
      if (last.size < most) last.set(caller, now())
    },
    count: () => {
      forget()
      return last.size
    },
  }
}
