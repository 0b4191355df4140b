/**
 * Chooses the storage key of a form's draft. Two tabs with the same page never use the same key, so they cannot
 * overwrite each other's draft. A new form takes over the key and the draft of a tab that was closed.
 */
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
  isKept: (key: string) => Promise<boolean>
  /** True when the form was closed before a key was found. */
  isGone: () => boolean
}

const placeKey = (page: string, at: number): string => (at === 0 ? page : `${page}#${at + 1}`)

type Release = () => void

/** Holds a browser lock. It ends with the page, even after a crash, and frees the key. */
const hold = (name: string): Promise<Release | null> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((release) => resolve(release))
        resolve(null)
        return undefined
      })
      .catch(reject)
  })

/** A free key with a stored draft, or else the first free key. */
const choose = async ({ page, isKept, isGone }: Claim): Promise<DraftPlace | null> => {
  let chosen: (DraftPlace & { kept: boolean }) | null = null
  let taken = 0
  for (let at = 0; at < MOST; at += 1) {
    const key = placeKey(page, at)
    const release = await hold(key)
    const kept = release !== null && (await isKept(key))
    if (!release) taken += 1
    else if (!chosen || (kept && !chosen.kept)) {
      chosen?.release()
      chosen = { key, shared: false, release, kept }
    } else release()
  }
  if (isGone()) {
    chosen?.release()
    return null
  }
  const { key, release } = chosen ?? { key: `${page}#${crypto.randomUUID()}`, release: () => undefined }
  return { key, shared: taken > 0, release }
}

/** Pages not served over https have no locks, so the tabs ask each other over a channel. */
const ANSWER_MS = 120
const chooseByAsking = async ({ page, isKept, isGone }: Claim): Promise<DraftPlace | null> => {
  const channel = new BroadcastChannel('vua-drafts')
  const taken = new Set<string>()
  let own: string | null = null
  channel.onmessage = ({ data }: MessageEvent<{ asks?: string; holds?: string }>) => {
    if (data.asks === page && own !== null) channel.postMessage({ holds: own })
    if (data.holds) taken.add(data.holds)
  }
  channel.postMessage({ asks: page })
  await new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS)
  })
  const free = Array.from({ length: MOST + taken.size }, (_, at) => placeKey(page, at)).filter((key) => !taken.has(key))
  const kept = await Promise.all(free.map(isKept))
  if (isGone()) {
    channel.close()
    return null
  }
  own = free[Math.max(0, kept.indexOf(true))]!
  return { key: own, shared: taken.size > 0, release: () => channel.close() }
}

/** Resolves to null when the form was closed meanwhile. A lock makes tabs choose one after the other. */
export const claimPlace = (claim: Claim): Promise<DraftPlace | null> =>
  'locks' in navigator
    ? navigator.locks.request(`${claim.page}/claim`, () => choose(claim)).catch(() => chooseByAsking(claim))
    : chooseByAsking(claim)
