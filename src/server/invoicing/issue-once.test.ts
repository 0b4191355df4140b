/** What is said of an invoice after every sequence of answers, and that time is never exceeded. */
import { describe, expect, it } from 'vitest'
import { sampleAccounts, sampleAttempt } from '#test/support/providers/sample.ts'
import { failed, type OutboundQuestion } from '../outbound/question.ts'
import { issueOnce } from './issue-once.ts'
import type { UnknownKey, ProviderRefusal, Unclear } from '../asking/desk.ts'
import type { InvoiceAdapter, IssueAnswer } from './provider.ts'
import { adapters } from './providers/index.ts'
import { createTokens } from '../asking/tokens.ts'

type Sent = IssueAnswer | ProviderRefusal | Unclear
type Found = IssueAnswer | UnknownKey | Unclear
const issued: IssueAnswer = { kind: 'issued', number: 5, lookupCode: 'x', authorityCode: '', providerId: '' }
const refusal: ProviderRefusal = { kind: 'refused', text: 'Sai' }
const known: ProviderRefusal = { kind: 'refused', text: 'Trùng', isKnownKey: true }
const passing: ProviderRefusal = { kind: 'refused', text: 'Trùng số', isPassing: true }
const unclear = (fate: Unclear['fate']): Unclear => ({ kind: 'unclear', fate })
const none: UnknownKey = { kind: 'none' }

const run = async (sends: Sent[], finds: Found[], { mayHaveArrived = false, takesMs = 0, withinMs = 10_000 } = {}) => {
  let at = 0
  const done: string[] = []
  const answer = <T>(from: T[], name: string): Promise<T> => {
    at += takesMs
    done.push(name)
    return Promise.resolve(from.length > 1 ? from.shift()! : from[0]!)
  }
  const adapter: InvoiceAdapter = {
    ...adapters.vnpt,
    issue: () => answer(sends, 'issue'),
    find: () => answer(finds, 'find'),
  }
  const now = () => new Date(at)
  const desk = {
    account: sampleAccounts.vnpt,
    now,
    tokens: createTokens<ProviderRefusal | Unclear>({ now }),
    ask: async () => failed('refused'),
  }
  const outcome = await issueOnce({ adapter, desk, attempt: sampleAttempt(), mayHaveArrived, withinMs })
  return [outcome.kind, done.join(' ')]
}

describe('an attempt', () => {
  it.each<[string, Sent[], Found[], boolean, string, string]>([
    ['issued at once', [issued], [], false, 'issued', 'issue'],
    ['refused', [refusal], [], false, 'refused', 'issue'],
    ['never sent', [unclear('unsent')], [], false, 'refused', 'issue'],
    ['lost, and found', [unclear('lost')], [issued], false, 'issued', 'issue find'],
    ['answered with a page, and found', [unclear('answered')], [issued], false, 'issued', 'issue find'],
    ['lost, and nobody knows', [unclear('lost')], [unclear('lost')], false, 'inDoubt', 'issue find'],
    ['lost, not found, sent again', [unclear('lost'), issued], [none], false, 'issued', 'issue find issue'],
    ['lost, not found, then known', [unclear('lost'), known], [none, issued], false, 'issued', 'issue find issue find'],
    ['lost, not found, then refused', [unclear('lost'), refusal], [none], false, 'refused', 'issue find issue find'],
    [
      'lost, not found, refused, found',
      [unclear('lost'), refusal],
      [none, issued],
      false,
      'issued',
      'issue find issue find',
    ],
    ['lost again and again', [unclear('lost')], [none], false, 'inDoubt', 'issue find issue find issue find'],
    [
      'answered with pages, never issued',
      [unclear('answered')],
      [none],
      false,
      'refused',
      'issue find issue find issue find',
    ],
    ['known, and found', [known], [issued], false, 'issued', 'issue find'],
    ['known, and not found', [known], [none], false, 'inDoubt', 'issue find'],
    ['known, and nobody knows', [known], [unclear('answered')], false, 'inDoubt', 'issue find'],
    ['a number taken, then issued', [passing, passing, issued], [], false, 'issued', 'issue issue issue'],
    ['a number always taken', [passing], [], false, 'refused', 'issue issue issue'],
    ['sent before, and found', [], [issued], true, 'issued', 'find'],
    ['sent before, and nobody knows', [], [unclear('answered')], true, 'inDoubt', 'find'],
    ['sent before, not found, issued', [issued], [none], true, 'issued', 'find issue'],
    [
      'sent before, not found, not sent now',
      [unclear('unsent')],
      [none, unclear('unsent')],
      true,
      'inDoubt',
      'find issue find',
    ],
    ['sent before, not found, refused', [refusal], [none], true, 'refused', 'find issue find'],
  ])('%s', async (_, sends, finds, mayHaveArrived, kind, steps) => {
    expect(await run(sends, finds, { mayHaveArrived })).toEqual([kind, steps])
  })

  it('ends when the time does', async () => {
    expect(await run([unclear('answered')], [none], { takesMs: 4_000 })).toEqual(['refused', 'issue find issue find'])
    expect(await run([unclear('lost')], [none], { takesMs: 6_000 })).toEqual(['inDoubt', 'issue find'])
    expect(await run([issued], [none], { withinMs: 0 })).toEqual(['refused', ''])
    expect(await run([issued], [none], { withinMs: 0, mayHaveArrived: true })).toEqual(['inDoubt', 'find'])
  })

  it('leaves time to ask what became of it', async () => {
    const asked: OutboundQuestion[] = []
    const now = () => new Date(0)
    const ask = async (question: OutboundQuestion) => {
      asked.push(question)
      return failed('timeout', { mayHaveArrived: true })
    }
    const desk = { account: sampleAccounts.vnpt, now, tokens: createTokens<ProviderRefusal | Unclear>({ now }), ask }
    const adapter = adapters.vnpt
    await issueOnce({ adapter, desk, attempt: sampleAttempt(), mayHaveArrived: false, withinMs: 10_000 })
    expect(asked.map(({ action, times }) => [action, times])).toEqual([
      ['issue', { firstByteMs: 6_000, wholeMs: 6_000 }],
      ['find', { firstByteMs: 10_000, wholeMs: 10_000 }],
    ])
  })
})
