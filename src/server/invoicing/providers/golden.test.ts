/** What is sent, to the letter: a change of these snapshots is a change of what providers get. */
import { describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { sampleAccounts, sampleAttempt, sampleKinds } from '#test/support/providers/sample.ts'
import { askingNobody, showQuestion } from '#test/support/providers/shown.ts'
import type { OutboundQuestion } from '../../outbound/question.ts'
import type { Desk, ProviderAccount } from '../provider.ts'
import { adapters } from './index.ts'
import { createTokens } from '../../asking/tokens.ts'

const deskOf = (account: ProviderAccount): { desk: Desk; asked: OutboundQuestion[] } => {
  const now = () => new Date('2026-11-20T03:00:00Z')
  const { asked, ask } = askingNobody()
  return { desk: { account, now, tokens: createTokens({ ...systemClock, now }), ask }, asked }
}

describe.each(['viettel', 'misa', 'vnpt'] as const)('%s', (name) => {
  it.each(Object.entries(sampleKinds))('an invoice: %s', async (_, invoice) => {
    const { desk, asked } = deskOf(sampleAccounts[name])
    await adapters[name].issue(desk, sampleAttempt(invoice))
    expect(showQuestion(asked.at(-1)!)).toMatchSnapshot()
  })

  it('everything else', async () => {
    const { desk, asked } = deskOf({ ...sampleAccounts[name], environment: 'sandbox' })
    const { key, invoice } = sampleAttempt()
    const issued = { ...invoice, key, number: 12, providerId: name === 'vnpt' ? key : '', lookupCode: 'TRAN12' }
    await adapters[name].test(desk)
    await adapters[name].find(desk, { key, invoice })
    await adapters[name].file(desk, issued, 'pdf')
    await adapters[name].file(desk, issued, 'xml')
    await adapters[name].cancel(desk, issued, 'Sai tên người mua')
    expect(asked.map(showQuestion).join('\n\n')).toMatchSnapshot()
  })

  it.each([
    ['001 090 012 345', '001090012345', { viettel: '"buyerIdType":"1"', misa: '"BuyerIDNumber":', vnpt: '<CCCDan>' }],
    ['B1234567', 'B1234567', { viettel: '"buyerIdType":"2"', misa: '"BuyerPassport":', vnpt: '<SHChieu>' }],
  ])('a buyer with the number %s', async (personalId, sent, marks) => {
    const { desk, asked } = deskOf(sampleAccounts[name])
    const { invoice } = sampleAttempt()
    await adapters[name].issue(desk, sampleAttempt({ ...invoice, buyer: { ...invoice.buyer, personalId } }))
    const content = String(asked.at(-1)!.body!.content)
    expect(content).toContain(sent)
    expect(content).toContain(
      name === 'viettel' ? marks.viettel : `${marks[name]}${name === 'misa' ? `"${sent}"` : sent}`,
    )
  })

  it('a correction of an invoice that another provider issued', async () => {
    const { desk, asked } = deskOf(sampleAccounts[name])
    const { key, invoice } = sampleAttempt(sampleKinds['replacing'])
    await adapters[name].issue(desk, { key, invoice })
    const { path, body } = asked.at(-1)!
    expect(path).toMatch(/createInvoice|integration\/invoice|PublishService/)
    expect(String(body!.content)).toContain('Thay thế cho hóa đơn Mẫu số 1')
  })

  it('never lets a secret be kept of what was said', async () => {
    const { desk, asked } = deskOf(sampleAccounts[name])
    await adapters[name].issue(desk, sampleAttempt())
    const { password, settings } = desk.account
    const hidden = [password, settings['servicePassword'] ?? '', name === 'vnpt' ? '' : 'tok'].filter(Boolean)
    expect(new Set(asked.flatMap(({ secrets = [] }) => secrets))).toEqual(new Set(hidden))
    expect(asked.filter(({ action }) => action === 'signIn').every(({ isAnswerSecret }) => isAnswerSecret)).toBe(true)
  })
})
