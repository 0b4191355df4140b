/**
 * What carriers report, in any order, repeated and lost: the parcel ends where they have it, and has moved the money that
 * the true order would have moved, on the same day. Also of parcels that were delivered in part, or lost.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Anything } from '#test/support/app.ts'
import { carriersToTry } from '#test/support/carriers/bench.ts'
import { openShipping, type Connected } from '#test/support/shipping.ts'
import '#test/support/properties.ts'
import { runsOf } from '#test/support/quarter.ts'
import { workDue } from '#test/support/work.ts'
import { verify } from '../../../scripts/lib/verification.ts'

const shipping = await openShipping('thutubao')
const { trade, fakes, bill, hand, parcel, at, carriers } = shipping
const urls = {} as Record<Connected, string>
for (const name of ['ghn', 'ghtk', 'viettelpost'] as const)
  urls[name] = (await trade.data('ApiListCarrier', 'NewWebhookToken', {}, { s_ID: carriers[name] })).url

interface Told {
  code: string
  /** Days after the hand-over. */
  day: number
  part?: boolean
}
const on = (day: number, code: string, part = false): Told => ({ code, day, part })
/** What carriers do with parcels, and which of their reports cannot be missed without missing the end. */
const ways: readonly { adapter: Connected; way: readonly Told[]; needed: readonly number[] }[] = [
  // Three words for the same arrival.
  { adapter: 'ghtk', way: [on(1, '3'), on(2, '4'), on(3, '45'), on(4, '5'), on(5, '6')], needed: [2] },
  {
    adapter: 'ghtk',
    way: [on(1, '3'), on(2, '9'), on(3, '4'), on(4, '5', true), on(5, '20', true), on(6, '21', true)],
    needed: [3],
  },
  { adapter: 'ghtk', way: [on(1, '3'), on(2, '4'), on(3, '13')], needed: [2] },
  {
    adapter: 'ghn',
    way: [on(1, 'picked'), on(2, 'delivering'), on(3, 'delivered', true), on(5, 'returned', true)],
    needed: [2],
  },
  {
    adapter: 'ghn',
    way: [on(1, 'picked'), on(2, 'delivery_fail'), on(3, 'returning'), on(5, 'returned')],
    needed: [3],
  },
  { adapter: 'ghn', way: [on(1, 'picked'), on(2, 'exception'), on(3, 'lost')], needed: [1] },
  { adapter: 'viettelpost', way: [on(1, '300'), on(2, '500'), on(3, '501')], needed: [2] },
  { adapter: 'viettelpost', way: [on(1, '300'), on(2, '506'), on(3, '502'), on(4, '504')], needed: [3] },
]
const flags: Record<Connected, object> = {
  ghn: { IsPartialReturn: true },
  ghtk: { return_part_package: 1 },
  viettelpost: {},
}

const report = async (adapter: Connected, shipNumber: string, { code, day, part = false }: Told): Promise<void> => {
  const known = fakes[adapter].state.parcels.get(shipNumber)!
  const when = new Date(Date.parse('2026-11-20T04:00:00Z') + day * 86_400_000)
  const payload = JSON.stringify(carriersToTry[adapter].event(known, code, when, part ? flags[adapter] : {}))
  const headers = { 'content-type': 'application/json' }
  const answer = await trade.app.inject({ method: 'POST', url: urls[adapter], payload, headers })
  expect(answer.statusCode).toBe(200)
}
const work = () => workDue(trade.server, ['carrierEvents', 'parcelNews'])

const endOf = async (adapter: Connected, told: readonly Told[], { last, each }: { last: string; each: boolean }) => {
  at(0)
  const made = await hand(await bill(), adapter, { codAmount: 500_000 })
  expect(made.Description).toBe('ok')
  const { s_ID, shipNumber } = await parcel(made.s_ID)
  fakes[adapter].state.parcels.get(shipNumber)!.state = last
  at(9 * 1440)
  await trade.signIn('thutubao')
  for (const one of told) {
    await report(adapter, shipNumber, one)
    if (each) await work()
  }
  await work()
  const { shipStatus, deliveredDate, codDue, fee, isPartial }: Anything = await parcel(s_ID)
  return { shipStatus, deliveredDate, codDue, fee, isPartial }
}

it('end as in the true order', async () => {
  for (const { adapter, way, needed } of ways) {
    const last = way.at(-1)!.code
    const truth = await endOf(adapter, way, { last, each: true })
    const drawn = fc.record({
      told: fc.shuffledSubarray([...way, ...way]).chain((some) =>
        fc.shuffledSubarray([...some, ...needed.map((index) => way[index]!)], {
          minLength: some.length + needed.length,
        }),
      ),
      each: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(drawn, async ({ told, each }) => {
        expect([adapter, await endOf(adapter, told, { last, each })]).toEqual([adapter, truth])
      }),
      { numRuns: runsOf(3, 1 / 3), endOnFailure: true },
    )
  }
  at(0)
  const { isClean, text } = await verify(trade.database, { code: 'thutubao', id: trade.tenantId } as never)
  expect([isClean, text]).toEqual([true, text])
}, 300_000)
