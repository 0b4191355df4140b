/**
 * Chooses the storage key of a form's draft. Two tabs with the same page never use the same key, so they cannot
 * overwrite each other's draft. A new form takes over the key and the draft of a tab that was closed.
 */
import { newId } from '#web/data/new-id.ts'

const MOST = 8

export interface DraftPlace {
  key: string
  /** The same page is open in another tab. */
  shared: boolean
  release: () => void
}

export interface Claim {
  /** Common prefix of all keys of the page. */
  page: string
  /**
   * `kept`: first a key with a draft. `free`: never one with a draft, whatever else there is. `own`: the wanted one and
   * no other, whether it has a draft or not.
   */
  find: 'kept' | 'free' | 'own'
  /** The key the form had before, if nobody else has it. */
  wanted?: string | undefined
  /** The keys of the page that hold a draft. */
  keptKeys: () => Promise<readonly string[]>
  /** True when the form was closed before a key was found. */
  isGone: () => boolean
}

type Release = () => void
export interface Locks {
  /** null: another tab has it. It ends with the page, even after a crash. */
  hold: (name: string) => Promise<Release | null>
  /** Runs the work while no other tab runs its own of that name. */
  alone: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

const browserLocks: Locks = {
  hold: (name) =>
    new Promise((resolve, reject) => {
      navigator.locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock) return new Promise<void>((release) => resolve(release))
          resolve(null)
          return undefined
        })
        .catch(reject)
    }),
  alone: async (name, work) => navigator.locks.request(name, work),
}

const placeKey = (page: string, at: number): string => (at === 0 ? page : `${page}#${at + 1}`)
export const newPlaceKey = (page: string): string => `${page}#${newId()}`

/** All keys in the order in which the form would take them. */
export const inOrder = ({ page, find, wanted }: Claim, kept: ReadonlySet<string>): string[] => {
  if (find === 'own') return wanted === undefined ? [] : [wanted]
  const slots = Array.from({ length: MOST }, (_, at) => placeKey(page, at))
  const known = [...new Set([...slots, ...kept])]
  const rank = (key: string) => (key === wanted ? 0 : kept.has(key) ? 1 : 2)
  return known.filter((key) => find === 'kept' || !kept.has(key)).toSorted((a, b) => rank(a) - rank(b))
}

const choose = async (claim: Claim, locks: Locks): Promise<DraftPlace | null> => {
  const kept = new Set(await claim.keptKeys())
  const order = inOrder(claim, kept)
  // All at once: one after the other takes a busy browser its time. The others are given back before anybody asks.
  const others = claim.find === 'free' ? [...kept] : []
  const held = await Promise.all([...order, ...others].map(async (key) => ({ key, release: await locks.hold(key) })))
  const taken = held.filter(({ release }) => !release).length
  const found = held.slice(0, order.length).find(({ release }) => release)
  const own = found ?? { key: newPlaceKey(claim.page), release: null }
  for (const { key, release } of held) if (key !== own.key) release?.()
  if (claim.isGone()) {
    own.release?.()
    return null
  }
  const release = own.release ?? (await locks.hold(own.key))
  return { key: own.key, shared: taken > 0, release: release ?? (() => undefined) }
}

/** Pages not served over https have no locks. */
const chooseByAsking = async (claim: Claim) => (await import('./place-by-asking.ts')).chooseByAsking(claim)

/** Resolves to null when the form was closed meanwhile. A lock makes tabs choose one after the other. */
export const claimPlace = (claim: Claim, locks?: Locks): Promise<DraftPlace | null> => {
  const own = locks ?? ('locks' in navigator ? browserLocks : null)
  if (!own) return chooseByAsking(claim)
  return own.alone(`${claim.page}/claim`, () => choose(claim, own)).catch(() => chooseByAsking(claim))
}

/** Those of the keys that no tab holds. Pages without locks cannot know. */
export const unheld = async (page: string, keys: readonly string[], locks?: Locks): Promise<string[]> => {
  const own = locks ?? ('locks' in navigator ? browserLocks : null)
  if (!own || keys.length === 0) return [...keys]
  const isFree = async (key: string) => {
    const release = await own.hold(key)
    release?.()
    return release !== null
  }
  // Nobody chooses a place meanwhile, who would find one of them taken.
  return own.alone(`${page}/claim`, async () => {
    const free = await Promise.all(keys.map(isFree))
    return keys.filter((_, at) => free[at])
  })
}
