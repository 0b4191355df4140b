/** A clerk who hands bills over to carriers, until each has a parcel or is left to the program. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RandomSource } from '../../scripts/demo/random.ts'
import { newRequestId, send, type Line } from './line.ts'

export interface ParcelClerk {
  name: string
  line: Line
  dice: RandomSource
  /** Bills in one call. */
  batch: number
  /** Leaves to the program what is being asked, instead of asking again. */
  isPatient: boolean
  /** How often a hand-over ended in doubt. */
  doubts: number
}

/** A bill with what is said of its delivery, as it is sent. */
export interface Handing {
  s_ID: string
  delivery: object
}
interface Failure {
  s_ID: string
  code: string
  Description: string
}

const patienceMs = 600_000

/** What has to be handed over again. */
const stillOpen = (clerk: ParcelClerk, failures: readonly Failure[]): string[] =>
  failures.flatMap(({ s_ID, code, Description }) => {
    // Handed over by a call whose answer was lost.
    if (code === 'alreadyHandedOver') return []
    if (code === 'handoverUnclear') {
      clerk.doubts += 1
      return clerk.isPatient ? [] : [s_ID]
    }
    if (!['unavailable', 'tooBusy', 'carrierSilent'].includes(code))
      clerk.line.journal.faults.push(`a hand-over failed: ${Description}`)
    return [s_ID]
  })

const handSome = async (clerk: ParcelClerk, some: readonly Handing[]): Promise<void> => {
  const path = 'api/Order/ChuyenGiaohang'
  for (let left = [...some]; left.length > 0;) {
    const answer = await send(clerk.line, { path, body: left, requestId: newRequestId(clerk), patienceMs })
    if (answer!.ErrorCode !== 0) throw new Error(`${path}: ${answer!.ErrorMessage}`)
    const open = stillOpen(clerk, answer!.Data['errList'] as Failure[])
    left = left.filter(({ s_ID }) => open.includes(s_ID))
    if (left.length > 0) await sleep(clerk.dice.between(50, 500))
  }
}

export const handAll = async (clerk: ParcelClerk, all: readonly Handing[]): Promise<void> => {
  for (let at = 0; at < all.length; at += clerk.batch) await handSome(clerk, all.slice(at, at + clerk.batch))
}
