/** What is sent, to the letter: a change of these snapshots is a change of what carriers get. */
import { describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { sampleCarriers, sampleParcel, sampleParcels, sampleRoute } from '#test/support/carriers/sample.ts'
import { askingNobody, showQuestion } from '#test/support/providers/shown.ts'
import { createTokens } from '../../asking/tokens.ts'
import type { CarrierAccount, CarrierDesk } from '../carrier.ts'
import { carriers } from './index.ts'

const deskOf = (account: CarrierAccount) => {
  const now = () => new Date('2026-11-20T03:00:00Z')
  const { asked, ask } = askingNobody()
  const desk: CarrierDesk = { account, now, tokens: createTokens({ ...systemClock, now }), ask }
  return { desk, asked }
}

describe.each(['ghn', 'ghtk', 'viettelpost'] as const)('%s', (name) => {
  it.each(Object.entries(sampleParcels))('a parcel: %s', async (_, parcel) => {
    const { desk, asked } = deskOf(sampleCarriers[name])
    await carriers[name].create(desk, parcel)
    expect(showQuestion(asked.at(-1)!)).toMatchSnapshot()
  })

  it('everything else', async () => {
    const { desk, asked } = deskOf({ ...sampleCarriers[name], environment: 'sandbox' })
    const known = { trackingCode: 'S1.A1/7', shipNumber: 'VD000002' }
    const adapter = carriers[name]
    await adapter.test(desk)
    await adapter.quote(desk, sampleRoute())
    await adapter.find(desk, sampleParcel())
    await adapter.status?.(desk, known)
    await adapter.cancel(desk, known)
    await adapter.label?.(desk, known)
    expect(asked.map(showQuestion).join('\n\n')).toMatchSnapshot()
  })

  it('its own hosts are the only ones it names', async () => {
    for (const environment of ['production', 'sandbox'] as const) {
      const { desk, asked } = deskOf({ ...sampleCarriers[name], environment })
      await carriers[name].create(desk, sampleParcel())
      for (const { origin } of asked) expect(carriers[name].official).toContain(new URL(origin).host)
    }
    const { desk, asked } = deskOf({ ...sampleCarriers[name], origin: 'http://10.0.0.5:8080' })
    await carriers[name].create(desk, sampleParcel())
    expect(new Set(asked.map(({ origin }) => origin))).toEqual(new Set(['http://10.0.0.5:8080']))
  })
})
