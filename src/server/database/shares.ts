/**
 * Distributes connections. A tenant holds at most half of them, so that others are always served; one of its half is
 * reserved for reading, so that its saves, which wait for each other, do not block its own lists.
 */
import { Busy } from './errors.ts'

export interface ConnectionRequest {
  /** '' for work without a tenant, which has a share like any other. */
  tenant: string
  writes: boolean
  /** Maximum waiting time in milliseconds. */
  waitMs: number
}

interface Waiting extends ConnectionRequest {
  begin(): void
}
interface Holder {
  held: number
  writing: number
  line: Waiting[]
}

export interface Shares {
  /**
   * True if a further connection may be taken in addition to one already held; half of all are kept for tenants that
   * have none.
   */
  hasFree(tenant: string): boolean
  /** Waits for a connection; call the returned function when it is released. Throws Busy. */
  take(request: ConnectionRequest): Promise<() => void>
  /** How many requests wait, of all tenants. */
  waiting(): number
}

/** The default number of connections of a server. */
export const usualConnections = 10

/** The maximum number of waiting requests per tenant. */
const longestLine = 300

/** With so few connections (in scripts) there are no shares. */
const shareOf = (max: number): number => (max <= 2 ? max : Math.ceil(max / 2))

/** Resolves when its turn has come. Throws Busy. */
const waitIn = (line: Waiting[], asking: ConnectionRequest): Promise<void> => {
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
  /** In the order of turns: who got a connection moves to the end. */
  const holders = new Map<string, Holder>()
  let held = 0

  const mayBegin = (holder: Holder, { writes }: ConnectionRequest): boolean =>
    holder.held < share && (!writes || holder.writing < mostWriting)

  const hold = (asking: ConnectionRequest, holder: Holder): void => {
    held += 1
    holder.held += 1
    if (asking.writes) holder.writing += 1
    holders.delete(asking.tenant)
    holders.set(asking.tenant, holder)
  }

  /** The first request that may start, beginning with the tenant whose turn it is. */
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

  const leave = (asking: ConnectionRequest, holder: Holder): void => {
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
    waiting: () => holders.values().reduce((count, { line }) => count + line.length, 0),
    async take(asking) {
      const holder = holders.get(asking.tenant) ?? { held: 0, writing: 0, line: [] }
      holders.set(asking.tenant, holder)
      // Starts immediately only if no earlier request of the same tenant could start, so that nobody is overtaken.
      if (held < max && mayBegin(holder, asking)) hold(asking, holder)
      else await waitIn(holder.line, asking)
      return () => leave(asking, holder)
    },
  }
}
