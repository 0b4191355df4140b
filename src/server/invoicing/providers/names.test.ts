/** By which name a provider is asked about an invoice it has issued: its own, where it has one. */
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openBench, providers } from '#test/support/providers/bench.ts'
import { answersInstead, wireFaults } from '#test/support/providers/faults.ts'
import { sampleAttempt, sampleKey, sampleKinds } from '#test/support/providers/sample.ts'
import type { Attempt } from '../provider.ts'

const viettel = await openBench(providers.viettel)
const misa = await openBench(providers.misa)
afterAll(() => Promise.all([viettel.stop(), misa.stop()]))
beforeEach(() => {
  for (const { fake } of [viettel, misa]) {
    fake.forget()
    fake.state.issued.clear()
    fake.state.numbers.clear()
    fake.asked.length = 0
  }
})
const noService = wireFaults('find').find(({ name }) => name.startsWith('no service'))!
const zeros = answersInstead('a number with zeros', 'find', (body) => body.replace(/"C26TAA(\d+)"/, '"C26TAA000000$1"'))

const originalKey = sampleKey.replace('abcd', 'eeee')
/** What Viettel is sent as the name of the original, the number 1 of its series. */
const originalIn = async (kind: string): Promise<string> => {
  const { adapter } = providers.viettel
  await adapter.issue(viettel.desk, { key: originalKey, invoice: sampleAttempt().invoice })
  const { key, invoice } = sampleAttempt(sampleKinds[kind])
  const correction = { ...invoice.correction!, series: 'C26TAA', number: 1 }
  const attempt: Attempt = { key, invoice: { ...invoice, correction }, originalKey }
  expect(await adapter.issue(viettel.desk, attempt)).toMatchObject({ kind: 'issued' })
  const { body } = viettel.fake.asked.findLast(({ path }) => path.includes('/createInvoice/'))!
  return (JSON.parse(body) as { generalInvoiceInfo: { originalInvoiceId: string } }).generalInvoiceInfo
    .originalInvoiceId
}

it.each(['replacing', 'adjusting'])('names the original as Viettel does: %s', async (kind) => {
  expect(await originalIn(kind)).toBe('C26TAA1')
  viettel.fake.state.issued.clear()
  viettel.fake.state.numbers.clear()
  viettel.fake.misbehave(zeros)
  expect(await originalIn(kind)).toBe('C26TAA0000001')
})

it('names it by series and number where Viettel does not say', async () => {
  viettel.fake.misbehave(noService, noService)
  expect(await originalIn('replacing')).toBe('C26TAA1')
})

it('asks MISA for files by what it said when it issued, should it not be found now', async () => {
  const { adapter } = providers.misa
  const attempt = sampleAttempt()
  const issued = await adapter.issue(misa.desk, attempt)
  if (issued.kind !== 'issued') throw new Error('not issued')
  const { template, series, date } = attempt.invoice
  const known = { key: attempt.key, template, series, date, number: issued.number, providerId: '' }
  for (const kind of ['pdf', 'xml'] as const) {
    const file = await adapter.file(misa.desk, { ...known, lookupCode: issued.lookupCode }, kind)
    expect(file.kind === 'file' && file.bytes.toString()).toBe(`${kind} of ${issued.providerId}`)
  }
  const before = misa.fake.asked.length
  // Without any name it would be handed whatever comes first.
  expect(await adapter.file(misa.desk, { ...known, lookupCode: '' }, 'pdf')).toMatchObject({ kind: 'unclear' })
  expect(misa.fake.asked.length).toBe(before)
})
