/**
 * Who is let in to look: guesses are counted by network, looks at what exists by network and by page. A network that
 * guesses does not keep its neighbours from pages that were found before.
 */
import { Rejected } from '#wire/errors.ts'
import type { Server } from '../call/call.ts'

/** In a minute. One network may be a whole mobile carrier. */
const mostWrong = 60
const mostOfNetwork = 1_200
const mostOfPage = 300
const mostRemembered = 50_000

export interface Door {
  /** What `find` finds at this address; undefined: nothing. Throws Rejected 429. */
  enter<T>(network: string, address: string, find: () => Promise<T | undefined>): Promise<T | undefined>
}

export const createDoor = ({ limiter, clock }: Pick<Server, 'limiter' | 'clock'>): Door => {
  const found = new Set<string>()
  const closed = new Map<string, number>()
  const minuteOf = (): number => Math.floor(clock.now().getTime() / 60_000)
  const tooFast = (): Rejected => new Rejected(429, 'tooFast')

  const admit = (network: string, address: string): void => {
    if (!limiter.allow(`track ${network}`, mostOfNetwork)) throw tooFast()
    if (found.has(address) ? !limiter.allow(`track page ${address}`, mostOfPage) : closed.get(network) === minuteOf())
      throw tooFast()
  }
  const remember = (network: string, address: string, isFound: boolean): void => {
    if (isFound) {
      if (found.size >= mostRemembered) found.clear()
      found.add(address)
    } else {
      found.delete(address)
      if (limiter.allow(`track wrong ${network}`, mostWrong)) return
      if (closed.size >= mostRemembered) closed.clear()
      closed.set(network, minuteOf())
    }
  }
  return {
    async enter(network, address, find) {
      admit(network, address)
      const shown = await find()
      remember(network, address, shown !== undefined)
      return shown
    },
  }
}
