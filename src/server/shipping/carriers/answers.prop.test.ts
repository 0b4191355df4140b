/** Whatever a carrier answers or sends, it is read or it is not: nothing throws, and nothing is made of nothing. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { sampleCarriers, sampleParcel, sampleRoute } from '#test/support/carriers/sample.ts'
import { createTokens } from '../../asking/tokens.ts'
import type { CarrierDesk } from '../carrier.ts'
import { carriers } from './index.ts'

const now = new Date('2026-11-20T03:00:00Z')
const known = { trackingCode: 'X1', shipNumber: 'VD000002' }

/** The words of carriers, so that what is drawn looks like an answer. */
const words = ['code', 'data', 'success', 'error', 'message', 'order', 'label', 'status', 'RESULT', 'fee', 'token']
const codes = [
  'order_code',
  'ORDER_NUMBER',
  'OrderCode',
  'label_id',
  'DATA',
  'log',
  'Time',
  'extFees',
  'client_order_code',
]
const values = [200, 400, true, false, null, '', 'X1', 'VD000002', 'VD1', [], {}, '{"a":1}', '2026-11-20', -1, 1e300]
const leaf = fc.constantFrom<unknown>(...values)
const { answer } = fc.letrec((tie) => ({
  answer: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.dictionary(fc.constantFrom(...words, ...codes), tie('answer'), { maxKeys: 6 }),
    fc.array(tie('answer'), { maxLength: 3 }),
  ),
}))

describe.each(['ghn', 'ghtk', 'viettelpost'] as const)('%s', (name) => {
  const adapter = carriers[name]
  const deskOf = (body: unknown, status: number): CarrierDesk => ({
    account: sampleCarriers[name],
    now: () => now,
    tokens: createTokens({ ...systemClock, now: () => now }),
    ask: async () => ({ kind: 'answered', status, headers: {}, body: Buffer.from(JSON.stringify(body)) }),
  })

  it('answers anything', async () => {
    await fc.assert(
      fc.asyncProperty(answer, fc.constantFrom(200, 200, 202, 400, 404, 500), async (body, status) => {
        const desk = deskOf(body, status)
        const asked = [
          adapter.create(desk, sampleParcel()),
          adapter.find(desk, sampleParcel()),
          adapter.test(desk),
          adapter.quote(desk, sampleRoute()),
          adapter.cancel(desk, known),
          ...(adapter.status ? [adapter.status(desk, known)] : []),
          ...(adapter.label ? [adapter.label(desk, known)] : []),
        ]
        for (const outcome of await Promise.all(asked)) {
          if (outcome.kind === 'made') expect(outcome.trackingCode).not.toBe('')
          if (outcome.kind === 'made') expect(status).toBeLessThan(300)
          if (outcome.kind === 'refused') expect(typeof outcome.text).toBe('string')
        }
      }),
      { numRuns: 400 },
    )
  })

  it('sends anything', () => {
    fc.assert(
      fc.property(fc.oneof(answer, fc.jsonValue()), (body) => {
        const news = adapter.readEvent(body, now)
        if (news.kind === 'news') expect(news.trackingCode + news.shipNumber).not.toBe('')
        if (adapter.eventSecret) expect(typeof adapter.eventSecret(body)).toBe('string')
      }),
      { numRuns: 1_000 },
    )
  })
})
