/** Carriers asked on behalf of a tenant: what is said when they are silent, and that nobody waits too long. */
import { describe, expect, it } from 'vitest'
import { decimal } from '#kernel/decimal.ts'
import { sampleCarriers, sampleParcel, sampleRoute } from '#test/support/carriers/sample.ts'
import type { Asker } from '../../asking/desk.effect.ts'
import { failed, type OutboundCaller, type OutboundOutcome, type OutboundQuestion } from '../../outbound/question.ts'
import { cancelAt, createAt, labelAt, newsAt, quotesAt, testCarrier, type AskingCarrier } from './carrier.effect.ts'

const tenant = '0193a0c8-0000-7000-8000-000000000001'
const about = { kind: 'shipment', id: 'x' }
const ghn: AskingCarrier = { adapter: 'ghn', account: sampleCarriers.ghn, tenant, about }
const manual: AskingCarrier = { ...ghn, adapter: 'manual' }
const known = { trackingCode: 'GHN1', shipNumber: 'VD000002' }

const open = (answers: (question: OutboundQuestion) => OutboundOutcome) => {
  const asked: [OutboundCaller, OutboundQuestion][] = []
  let at = 0
  const asker: Asker = {
    outbound: {
      ask: async (caller, question) => {
        asked.push([caller, question])
        at += 3_000
        return answers(question)
      },
    },
    clock: { now: () => new Date(at), newId: () => 'id' },
  }
  return { asker, asked }
}
const silent = () => failed('timeout', { mayHaveArrived: true })
const json = (value: unknown) => (): OutboundOutcome => ({
  kind: 'answered',
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify(value)),
})

describe('a carrier', () => {
  it('that is silent', async () => {
    const { asker, asked } = open(silent)
    expect(await testCarrier(asker, ghn)).toMatchObject({ message: 'providerAway' })
    for (const adapter of ['ghn', 'ghtk', 'viettelpost'] as const)
      expect(await quotesAt(asker, { ...ghn, adapter }, sampleRoute())).toMatchObject({
        message: 'carrierSilent',
      })
    expect(await newsAt(asker, ghn, { parcel: known, withinMs: 10_000 })).toMatchObject({ message: 'carrierSilent' })
    expect(await cancelAt(asker, ghn, known)).toMatchObject({ message: 'carrierSilent' })
    expect(await createAt(asker, ghn, { parcel: sampleParcel(), mayHaveArrived: false, withinMs: 20_000 })).toEqual({
      kind: 'inDoubt',
    })
    expect(asked[0]![0]).toEqual({ tenant, adapter: 'ghn', official: expect.arrayContaining([]) as string[], about })
  })

  it('that refuses', async () => {
    const { asker } = open(json({ code: 400, message: 'Sai mã cửa hàng', data: null }))
    const says = { message: 'providerSays', values: { text: 'Sai mã cửa hàng' } }
    expect(await testCarrier(asker, ghn)).toMatchObject(says)
    expect(await quotesAt(asker, ghn, sampleRoute())).toMatchObject(says)
    expect(await cancelAt(asker, ghn, known)).toMatchObject(says)
    expect(await createAt(asker, ghn, { parcel: sampleParcel(), mayHaveArrived: false, withinMs: 20_000 })).toEqual({
      kind: 'refused',
      text: 'Sai mã cửa hàng',
    })
  })

  it('is not sent what it does not take', async () => {
    const { asker, asked } = open(silent)
    const parcel = sampleParcel({ cod: decimal(50_000_001) })
    expect(await createAt(asker, ghn, { parcel, mayHaveArrived: false, withinMs: 20_000 })).toMatchObject({
      kind: 'refused',
    })
    expect(asked).toEqual([])
  })

  it('has ten seconds for all questions of a price together', async () => {
    const { asker, asked } = open(
      json({ code: 200, data: [{ ProvinceID: 202, ProvinceName: 'Hồ Chí Minh', DistrictID: 1 }] }),
    )
    await quotesAt(asker, ghn, sampleRoute())
    const times = asked.map(([, { times: one }]) => one?.wholeMs ?? Infinity)
    expect(Math.max(...times)).toBeLessThanOrEqual(9_800)
    expect(times.at(-1)).toBeLessThan(times[0]!)
  })
})

it('a carrier that people speak to is never asked', async () => {
  const { asker, asked } = open(silent)
  expect(await testCarrier(asker, manual)).toBeNull()
  expect(await quotesAt(asker, manual, sampleRoute())).toEqual({ kind: 'quotes', services: [] })
  expect(await newsAt(asker, manual, { parcel: known, withinMs: 10 })).toBeNull()
  expect(await cancelAt(asker, manual, known)).toBeNull()
  expect(await labelAt(asker, manual, known)).toBeNull()
  expect(await createAt(asker, manual, { parcel: sampleParcel(), mayHaveArrived: false, withinMs: 100 })).toMatchObject(
    {
      kind: 'made',
      trackingCode: '',
    },
  )
  expect(asked).toEqual([])
})
