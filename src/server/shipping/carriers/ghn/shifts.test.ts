/** Which of the carrier's shifts a parcel is fetched in. */
import { expect, it } from 'vitest'
import { carriersToTry, openCarrier } from '#test/support/carriers/bench.ts'
import { sampleParcel } from '#test/support/carriers/sample.ts'
import { ghnShift } from './shifts.ts'

const rows = [
  { id: 2, from_time: 43_200, to_time: 64_800 },
  { id: '3', from_time: '25200', to_time: '43200' },
  { id: 4, from_time: 64_800, to_time: 75_600 },
]
const hours = (from: number, to: number) => ({ from: from * 60, to: to * 60 })

it.each<[string, number, number, number[]]>([
  ['morning', 7, 12, [3]],
  ['afternoon', 12, 18, [2]],
  ['evening', 18, 21, [4]],
  ['most of it', 11, 16, [2]],
  ['night', 22, 23, []],
])('%s', (_, from, to, ids) => {
  expect(ghnShift(rows, hours(from, to))).toEqual(ids)
})

it('none is named where the carrier names none', () => {
  for (const odd of [[], [{}], [{ id: 0, from_time: 0, to_time: 86_400 }], [{ id: 5, from_time: 'x', to_time: null }]])
    expect(ghnShift(odd, hours(7, 12))).toEqual([])
})

it('is sent with the parcel, which goes without when shifts cannot be asked for', async () => {
  const bench = await openCarrier(carriersToTry.ghn)
  const { adapter } = carriersToTry.ghn
  const ask: typeof bench.desk.ask = async (question) =>
    question.action === 'shifts'
      ? { kind: 'failed', reason: 'cut', mayHaveArrived: true, detail: '' }
      : bench.desk.ask(question)
  await adapter.create(bench.desk, sampleParcel({ shift: hours(18, 21) }))
  await adapter.create({ ...bench.desk, ask }, sampleParcel({ key: 'VD000003', shift: hours(18, 21) }))
  const sent = [...bench.fake.state.parcels.values()].map(({ content }) => /"pick_shift":\[\d*\]/.exec(content)?.[0])
  expect(sent).toEqual(['"pick_shift":[4]', undefined])
  await bench.stop()
})
