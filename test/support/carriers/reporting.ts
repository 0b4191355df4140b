/**
 * A fake carrier tells by itself what becomes of its parcels: that it has one, sometimes before who made it is answered;
 * that it is on its way; and of every second one that it was delivered. It repeats each report until it is heard.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RandomSource } from '../../../scripts/demo/random.ts'
import type { CarrierFake, CodedState } from './fakes.ts'
import type { FakeCarrier, ParcelThere } from './parcels.ts'

export interface Reporting {
  /** Reports that nobody has heard yet, with those that follow them. */
  left(): number
}

const patienceMs = 10_000
const isHeard = async (url: string, body: unknown): Promise<boolean> => {
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) })).status === 200
  } catch {
    return false
  }
}

export const reportParcels = (
  fake: FakeCarrier,
  { event, codes }: CarrierFake,
  { url, dice }: { url: string; dice: RandomSource },
): Reporting => {
  let left = 0
  const tell = async (parcel: ParcelThere, state: CodedState): Promise<void> => {
    fake.state.now = Date.now()
    parcel.state = codes[state]
    const body = event(parcel, parcel.state, new Date(fake.state.now))
    while (!(await isHeard(url, body))) await sleep(dice.between(100, 400))
  }
  const follow = async (parcel: ParcelThere, way: readonly CodedState[]): Promise<void> => {
    left += 1
    for (const state of way) {
      await sleep(dice.between(0, 600))
      await tell(parcel, state)
    }
    left -= 1
  }
  fake.state.onMade = (parcel) => {
    const isDelivered = fake.state.made.length % 2 === 0
    void follow(parcel, ['waiting', 'transit', ...(isDelivered ? (['delivered'] as const) : [])])
  }
  return { left: () => left }
}
