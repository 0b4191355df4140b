/** No change without an `ok`: what was refused is sent again while nobody else works, and every table looked at. */
import type { Database } from '#server/database/database.ts'
import { isAcknowledged } from './judging.ts'
import type { Request } from './requests.ts'
import type { Answer } from './sending.ts'
import { changesBetween, fingerprint } from './world/fingerprint.ts'

export interface Watched {
  app: Database
  tenantId: string
  send(requests: readonly Request[]): Promise<readonly (Answer | null)[]>
}

const most = 4

/** Those that are refused again, and the tables that changed meanwhile. */
const again = async (
  watched: Watched,
  requests: readonly Request[],
): Promise<{ left: Request[]; changed: string[] }> => {
  const look = () => fingerprint(watched.app, watched.tenantId)
  const before = await look()
  const answers = await watched.send(requests)
  const after = await look()
  const left = requests.filter((_one, index) => answers[index] === null || !isAcknowledged(answers[index]!))
  return { left, changed: changesBetween(before, after) }
}

/** The one of many that changes something although it is refused. */
const culprit = async (watched: Watched, requests: readonly Request[]): Promise<Request | null> => {
  let suspects = requests
  while (suspects.length > 1) {
    const half = suspects.slice(0, Math.ceil(suspects.length / 2))
    const { changed } = await again(watched, half)
    suspects = changed.length > 0 ? half : suspects.slice(half.length)
  }
  const [last] = suspects
  return last && (await again(watched, [last])).changed.length > 0 ? last : null
}

/** The refused that changed something; `requests` were refused once. */
export const loudAmong = async (
  watched: Watched,
  requests: readonly Request[],
): Promise<{ request: Request | null; changed: string[] } | null> => {
  let left: readonly Request[] = requests
  for (let turn = 0; turn < most && left.length > 0; turn += 1) {
    const found = await again(watched, left)
    if (found.left.length === left.length)
      return found.changed.length === 0 ? null : { request: await culprit(watched, left), changed: found.changed }
    // What is done now although it was refused before says nothing; without it they are asked once more.
    left = found.left
  }
  return null
}
