/**
 * Where a form keeps what is typed into it. Two forms of the same page (two tabs) never share a place, so that neither
 * writes over the other; a form that opens takes over the place of one that is gone, with the draft left in it.
 */
const MOST = 8

export interface DraftPlace {
  key: string
  /** The same page is open in another tab as well. */
  shared: boolean
  release: () => void
}

export interface Claim {
  /** What all places of the page have in common. */
  page: string
  isKept: (key: string) => Promise<boolean>
  /** Whether nobody waits for the place any more. */
  isGone: () => boolean
}

const placeKey = (page: string, at: number): string => (at === 0 ? page : `${page}#${at + 1}`)

type Release = () => void

/** The lock ends with the page, also when that crashes: its place is free again at once. */
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

/** A free place with a draft in it, or else the first free one. */
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

/** Without locks (a page that did not come over https) asking the other tabs has to do. */
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

/** Null when the form was gone before its place was found. Two tabs look one after the other. */
export const claimPlace = (claim: Claim): Promise<DraftPlace | null> =>
  'locks' in navigator
    ? navigator.locks.request(`${claim.page}/claim`, () => choose(claim)).catch(() => chooseByAsking(claim))
    : chooseByAsking(claim)
