/**
 * Who gets the next connection. A tenant holds at most half of them, so that whatever it does the others are answered;
 * of its own half one is for reading alone, so that its saves, which wait for each other, do not keep its own lists away.
 */
import { Busy } from './errors.ts'

interface Asking {
  /** '' for what belongs to no tenant, which has a share like any other. */
  tenant: string
  writes: boolean
  /** How long it may wait. */
  waitMs: number
}

interface Waiting extends Asking {
  begin(): void
}
interface Holder {
  held: number
  writing: number
  line: Waiting[]
}

export interface Shares {
  /** Whether a further connection may be taken beside one that is held: half of all stay for those who have none yet. */
  hasFree(tenant: string): boolean
  /** Waits for a connection; what it gives back is to be called when the connection is. Throws Busy. */
  take(asking: Asking): Promise<() => void>
}

/** Of a server. */
export const usualConnections = 10

/** More than so many of a tenant's do not wait at once. */
const longestLine = 300

/** Of so few nobody has a share: they are a script's. */
const shareOf = (max: number): number => (max <= 2 ? max : Math.ceil(max / 2))

/** Resolves when its turn has come. Throws Busy. */
const waitIn = (line: Waiting[], asking: Asking): Promise<void> => {
  if (line.length >= longestLine) throw new Busy()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => {
    line.splice(line.indexOf(waiting), 1)
    reject(new Busy())
  }, asking.waitMs)
  const waiting: Waiting = {
    ...asking,
    begin: () => {
      clearTimeout(timer)
      resolve()
    },
  }
  line.push(waiting)
  return promise
}

export const createShares = (max: number = usualConnections): Shares => {
  const share = shareOf(max)
  const mostWriting = Math.max(1, share - 1)
  /** In the order of their turns: who was given a connection comes last. */
  const holders = new Map<string, Holder>()
  let held = 0

  const mayBegin = (holder: Holder, { writes }: Asking): boolean =>
    holder.held < share && (!writes || holder.writing < mostWriting)

  const hold = (asking: Asking, holder: Holder): void => {
    held += 1
    holder.held += 1
    if (asking.writes) holder.writing += 1
    holders.delete(asking.tenant)
    holders.set(asking.tenant, holder)
  }

  /** The first in each line who may begin, beginning with whose turn it is. */
  const next = (): { holder: Holder; waiting: Waiting } | null => {
    for (const holder of holders.values()) {
      const waiting = holder.line.find((one) => mayBegin(holder, one))
      if (waiting) return { holder, waiting }
    }
    return null
  }

  const giveAway = (): void => {
    while (held < max) {
      const found = next()
      if (!found) return
      const { holder, waiting } = found
      holder.line.splice(holder.line.indexOf(waiting), 1)
      hold(waiting, holder)
      waiting.begin()
    }
  }

  const leave = (asking: Asking, holder: Holder): void => {
    held -= 1
    holder.held -= 1
    if (asking.writes) holder.writing -= 1
    if (holder.held === 0 && holder.line.length === 0) holders.delete(asking.tenant)
    giveAway()
  }

  return {
    hasFree: (tenant) => {
      const own = holders.get(tenant)
      const isAnybodyWaiting = holders.values().some(({ line }) => line.length > 0)
      return held < max / 2 && (own?.held ?? 0) < share && !isAnybodyWaiting
    },
    async take(asking) {
      const holder = holders.get(asking.tenant) ?? { held: 0, writing: 0, line: [] }
      holders.set(asking.tenant, holder)
      // Nobody of his own who may begin was left waiting, so that nobody is passed over.
      if (held < max && mayBegin(holder, asking)) hold(asking, holder)
      else await waitIn(holder.line, asking)
      return () => leave(asking, holder)
    },
  }
}
