/**
 * What may be done about a wrong invoice, case by case with its days. A way that is advised ends in `!`, one that only
 * records what was done outside in `?`; those that are missing are not possible.
 */
import { describe, expect, it } from 'vitest'
import { addDays, day } from '#kernel/day.ts'
import { law, mistakes, periods, wayNames, type Mistake } from './correction-law.ts'
import { periodOn, waysFor, type WrongInvoice } from './correction-ways.ts'

const usual: WrongInvoice = {
  mistake: 'amounts',
  date: '2026-11-20',
  today: '2026-11-27',
  state: 'issued',
  series: 'C26TAA',
  hasTaxId: true,
  isOutside: true,
  kind: 1,
  isAdjusted: false,
}
const marks = { advised: '!', allowed: '', recorded: '?', no: '' } as const
const told = (some: Partial<WrongInvoice>): string =>
  waysFor({ ...usual, ...some })
    .filter(({ may }) => may !== 'no')
    .map(({ way, may }) => `${way}${marks[may]}`)
    .join(' ') || '-'

const register = { series: 'C26MAA' }
const kept = { isUndelivered: true }
const inside = { isOutside: false }
const replacing = { kind: 2 }
const adjusting = { kind: 3 }
const adjusted = { isAdjusted: true }

type Case = readonly [date: string, today: string, mistake: Mistake, more: Partial<WrongInvoice>, expected: string]
/** Invoices that a provider has sent, unless they say otherwise. */
const cases: readonly Case[] = [
  // Decrees 123/2020 with 78/2021, until 31/05/2025: what the buyer has not got yet is cancelled.
  ['2022-06-30', '2022-06-30', 'amounts', {}, '-'],
  ['2022-06-30', '2022-07-01', 'amounts', {}, '-'],
  ['2022-06-30', '2026-11-27', 'buyer', {}, '-'],
  ['2022-07-01', '2022-07-01', 'amounts', {}, 'replace adjust'],
  ['2022-07-01', '2022-07-02', 'amounts', kept, 'cancel!'],
  ['2024-02-29', '2024-03-01', 'buyer', {}, 'notice!'],
  ['2024-02-29', '2024-03-01', 'buyer', kept, 'cancel!'],
  ['2024-02-29', '2024-03-01', 'words', {}, 'replace adjust'],
  ['2024-02-29', '2024-03-01', 'taxCode', {}, 'replace adjust'],
  ['2024-02-29', '2024-03-01', 'content', {}, 'replace adjust'],
  ['2024-02-29', '2024-03-01', 'returned', {}, 'adjust!'],
  ['2024-02-29', '2024-03-01', 'returned', kept, 'adjust!'],
  ['2024-02-29', '2024-03-01', 'discount', {}, 'adjust!'],
  ['2024-02-29', '2024-03-01', 'amounts', { ...kept, series: 'K24TAA' }, 'replace adjust'],
  ['2024-02-29', '2024-03-01', 'amounts', { series: 'C24MAA' }, 'replace adjust'],
  ['2024-02-29', '2024-03-01', 'amounts', replacing, 'replace!'],
  ['2024-02-29', '2024-03-01', 'amounts', adjusted, 'adjust!'],
  ['2024-02-29', '2024-03-01', 'amounts', inside, 'replace adjust cancel'],
  ['2025-05-30', '2025-05-31', 'amounts', kept, 'cancel!'],
  ['2025-05-31', '2025-05-31', 'amounts', kept, 'cancel!'],
  ['2025-05-31', '2025-05-31', 'amounts', {}, 'replace adjust'],
  ['2025-05-31', '2025-05-31', 'words', {}, 'replace adjust'],
  // Decree 70/2025 with 32/2025, until 30/06/2026: nothing that was sent is cancelled; an older one is at most recorded.
  ['2025-05-31', '2025-06-01', 'amounts', kept, 'replace adjust cancel?'],
  ['2025-05-31', '2025-06-01', 'buyer', kept, 'notice! cancel?'],
  ['2025-05-31', '2025-06-01', 'returned', {}, 'adjust! cancel?'],
  ['2025-06-01', '2025-06-01', 'amounts', kept, 'replace adjust'],
  ['2025-06-01', '2025-06-01', 'amounts', {}, 'replace adjust'],
  ['2025-06-01', '2025-06-01', 'buyer', {}, 'notice!'],
  ['2025-06-01', '2025-06-02', 'buyer', kept, 'notice!'],
  ['2025-12-31', '2026-01-01', 'taxCode', {}, 'replace adjust'],
  ['2025-12-31', '2026-01-01', 'content', {}, 'replace adjust'],
  ['2025-12-31', '2026-01-01', 'words', {}, 'replace adjust'],
  ['2025-12-31', '2026-01-01', 'returned', {}, 'adjust!'],
  ['2025-12-31', '2026-01-01', 'discount', {}, 'adjust!'],
  ['2025-12-31', '2026-01-01', 'amounts', { series: 'C25MAA' }, 'replace adjust'],
  ['2025-12-31', '2026-01-01', 'amounts', inside, 'replace adjust cancel'],
  ['2025-12-31', '2026-01-01', 'buyer', inside, 'notice! cancel'],
  ['2026-06-30', '2026-06-30', 'amounts', {}, 'replace adjust'],
  ['2026-06-30', '2026-06-30', 'amounts', register, 'replace adjust'],
  ['2026-06-30', '2026-06-30', 'words', {}, 'replace adjust'],
  ['2026-06-30', '2026-06-30', 'buyer', {}, 'notice!'],
  // Decree 254/2026 with 91/2026: from the cash register only replaced; wrong words are no reason for a new invoice.
  ['2026-06-30', '2026-07-01', 'words', {}, 'notice!'],
  ['2026-06-30', '2026-07-01', 'amounts', register, 'replace!'],
  ['2026-06-30', '2026-07-01', 'amounts', {}, 'replace adjust'],
  ['2025-05-31', '2026-07-01', 'amounts', {}, 'replace adjust cancel?'],
  ['2025-05-31', '2026-11-27', 'buyer', {}, 'notice! cancel?'],
  ['2025-06-01', '2026-11-27', 'buyer', {}, 'notice!'],
  ['2022-07-01', '2026-11-27', 'amounts', {}, 'replace adjust cancel?'],
  ['2026-07-01', '2026-07-01', 'buyer', {}, 'notice!'],
  ['2026-07-01', '2026-07-01', 'words', {}, 'notice!'],
  ['2026-07-01', '2026-07-01', 'taxCode', {}, 'replace adjust'],
  ['2026-07-01', '2026-07-01', 'amounts', {}, 'replace adjust'],
  ['2026-07-01', '2026-07-01', 'amounts', kept, 'replace adjust'],
  ['2026-07-01', '2026-07-01', 'content', {}, 'replace adjust'],
  ['2026-07-01', '2026-07-01', 'returned', {}, 'adjust!'],
  ['2026-07-01', '2026-07-01', 'discount', {}, 'adjust!'],
  ['2026-07-01', '2026-07-01', 'buyer', register, 'notice!'],
  ['2026-07-01', '2026-07-01', 'taxCode', register, 'replace!'],
  ['2026-07-01', '2026-07-01', 'content', register, 'replace!'],
  ['2026-07-01', '2026-07-01', 'discount', register, 'replace!'],
  ['2026-07-01', '2026-07-01', 'returned', register, 'adjust!'],
  ['2026-11-20', '2026-11-27', 'amounts', inside, 'replace adjust cancel'],
  ['2026-11-20', '2026-11-27', 'buyer', inside, 'notice! cancel'],
  ['2026-11-20', '2026-11-27', 'returned', inside, 'adjust! cancel'],
  ['2026-11-20', '2026-11-27', 'amounts', { ...inside, ...adjusted }, 'adjust!'],
  // The second time as the first.
  ['2026-11-20', '2026-11-27', 'amounts', replacing, 'replace!'],
  ['2026-11-20', '2026-11-27', 'returned', replacing, 'replace!'],
  ['2026-11-20', '2026-11-27', 'buyer', replacing, 'notice!'],
  ['2026-11-20', '2026-11-27', 'amounts', adjusted, 'adjust!'],
  ['2026-11-20', '2026-11-27', 'amounts', { ...register, ...adjusted }, 'adjust!'],
  ['2026-11-20', '2026-11-27', 'returned', adjusted, 'adjust!'],
  ['2026-11-20', '2026-11-27', 'buyer', adjusted, 'notice!'],
  ['2026-11-20', '2026-11-27', 'amounts', adjusting, 'adjust!'],
  ['2026-11-20', '2026-11-27', 'buyer', adjusting, 'notice!'],
  // What is not issued, or no more, has nothing to be corrected.
  ['2026-11-20', '2026-11-27', 'amounts', { state: 'pending' }, '-'],
  ['2026-11-20', '2026-11-27', 'amounts', { state: 'sending' }, '-'],
  ['2026-11-20', '2026-11-27', 'amounts', { state: 'replaced' }, '-'],
  ['2026-11-20', '2026-11-27', 'buyer', { state: 'cancelled' }, '-'],
  // Dated ahead, which the program allows where it gives the numbers.
  ['2027-01-04', '2026-11-27', 'amounts', inside, 'replace adjust cancel'],
  ['2026-12-31', '2027-01-01', 'amounts', {}, 'replace adjust'],
]

it.each(cases)('issued %s, put right %s: %s %o → %s', (date, today, mistake, more, expected) => {
  expect(told({ date, today, mistake, ...more })).toBe(expected)
})

it('has cases for every mistake in every period', () => {
  for (const { from, to } of periods)
    for (const mistake of mistakes)
      expect([
        from,
        mistake,
        cases.some(([, today, one]) => one === mistake && today >= from && (to === null || today <= to)),
      ]).toEqual([from, mistake, true])
})

describe('the law', () => {
  it('has no day between two periods, and none in two', () => {
    for (const [at, { to }] of periods.slice(0, -1).entries()) expect(addDays(day(to!), 1)).toBe(periods[at + 1]!.from)
    expect(periods.at(-1)!.to).toBeNull()
    expect(periodOn('2022-06-30')).toBeUndefined()
  })

  it('says something of every mistake in every period, and from where', () => {
    for (const period of periods)
      for (const mistake of mistakes)
        expect(law.some((row) => row.period === period && !row.only && row.mistakes.includes(mistake))).toBe(true)
    expect(law.every(({ source, ways }) => source !== '' && ways.length > 0)).toBe(true)
  })

  const paperOf = (more: Partial<WrongInvoice>, way: string) =>
    waysFor({ ...usual, ...more }).find((one) => one.way === way)!.paper
  it('wants an agreement of a business and a notice to a person, since 01/06/2025', () => {
    const on = (today: string, hasTaxId: boolean) => paperOf({ date: today, today, hasTaxId }, 'replace')
    expect([on('2025-05-31', true), on('2025-05-31', false)]).toEqual(['ifWished', 'ifWished'])
    expect([on('2025-06-01', true), on('2025-06-01', false)]).toEqual(['agreement', 'told'])
    expect([on('2026-07-01', true), on('2026-07-01', false)]).toEqual(['agreement', 'told'])
    expect(paperOf({ mistake: 'buyer' }, 'notice')).toBe('told')
    expect(paperOf({ date: '2024-01-01', today: '2024-01-02', isUndelivered: true }, 'cancel')).toBe('form')
  })

  it('names what rules a way out', () => {
    const why = (more: Partial<WrongInvoice>) =>
      Object.fromEntries(waysFor({ ...usual, ...more }).map(({ way, reason }) => [way, reason]))
    expect(why({})).toMatchObject({ notice: 'either', cancel: 'taxOfficeHas' })
    expect(why({ mistake: 'buyer' })).toMatchObject({ replace: 'noticeOnly', adjust: 'noticeOnly' })
    expect(why(register)).toMatchObject({ adjust: 'cashRegister' })
    expect(why(replacing)).toMatchObject({ adjust: 'sameReplaced', replace: 'sameReplaced' })
    expect(why(adjusted)).toMatchObject({ replace: 'sameAdjusted' })
    expect(why({ ...inside, ...adjusted })).toMatchObject({ cancel: 'hasAdjusting' })
    expect(why({ date: '2022-06-30' })).toMatchObject({ notice: 'unknownLaw' })
    expect(why({ state: 'replaced' })).toMatchObject({ replace: 'replaced' })
    expect(waysFor(usual).find(({ way }) => way === 'cancel')!.source).toBe('Điều 10 TT 91/2026/TT-BTC')
    expect(waysFor(usual).map(({ way }) => way)).toEqual([...wayNames])
  })
})
