/**
 * Chooses the storage key of a form's draft where there are no locks: the tabs ask each other over a channel. Loaded only
 * there.
 */
import { newId } from '#web/data/new-id.ts'
import { inOrder, newPlaceKey, type Claim, type DraftPlace } from './draft-place.ts'
import { isOfPage } from './draft-storage.ts'

const ANSWER_MS = 120
const answers = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS)
  })

interface Word {
  asks?: string
  holds?: string
  /** Of two that take the same key at the same moment, the one with the lower name keeps it. */
  by?: string
}
/** Resolves to null when the form was closed meanwhile. */
export const chooseByAsking = async (claim: Claim): Promise<DraftPlace | null> => {
  const channel = new BroadcastChannel('vua-drafts')
  const self = newId()
  const taken = new Set<string>()
  let own: string | null = null
  let isLost = false
  const tell = (word: Word) => channel.postMessage(word)
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    const { asks, holds, by = '' } = data
    if (asks === claim.page && own !== null) tell({ holds: own, by: self })
    if (!holds) return
    taken.add(holds)
    if (holds === own && by < self) isLost = true
    else if (holds === own) tell({ holds: own, by: self })
  }
  tell({ asks: claim.page })
  await answers()
  do {
    const kept = new Set(await claim.keptKeys())
    isLost = false
    own = inOrder(claim, kept).find((key) => !taken.has(key)) ?? newPlaceKey(claim.page)
    tell({ holds: own, by: self })
    await answers()
  } while (isLost && !claim.isGone())
  if (claim.isGone()) {
    channel.close()
    return null
  }
  const isOther = [...taken].some((key) => key !== own && isOfPage(claim.page, key))
  return { key: own, shared: isOther, release: () => channel.close() }
}
