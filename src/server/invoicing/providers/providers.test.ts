/** What every adapter must do, each against a server that behaves and misbehaves like its provider, over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { openBench, providers, type Bench, type Provider } from '#test/support/providers/bench.ts'
import { oddAnswers, wireFaults } from '#test/support/providers/faults.ts'
import type { Fault } from '#test/support/providers/fake-server.ts'
import { sampleAttempt, sampleInvoice, sampleKey, sampleKinds } from '#test/support/providers/sample.ts'
import { issueOnce, type IssueOutcome } from '../issue-once.ts'
import type { Attempt, IssuedInvoice } from '../provider.ts'

const drive = ({ desk }: Bench, { adapter }: Provider, attempt: Attempt, mayHaveArrived: boolean) =>
  issueOnce({ adapter, desk, attempt, mayHaveArrived, withinMs: 20_000 })

/** As the program does: asked until it is certain. What is said in between has to be true as well. */
const driveToEnd = async (bench: Bench, provider: Provider, attempt = sampleAttempt()): Promise<IssueOutcome> => {
  let outcome: IssueOutcome = { kind: 'inDoubt' }
  for (let tries = 0; tries < 12 && outcome.kind === 'inDoubt'; tries += 1) {
    outcome = await drive(bench, provider, attempt, tries > 0)
    if (outcome.kind === 'refused') expect(bench.fake.state.issued.size).toBe(0)
  }
  return outcome
}

describe.each(Object.entries(providers))('%s', (name, provider) => {
  let bench: Bench
  beforeAll(async () => {
    bench = await openBench(provider)
  })
  afterAll(() => bench.stop())
  beforeEach(() => {
    bench.fake.forget()
    bench.fake.state.issued.clear()
    bench.fake.state.numbers.clear()
    bench.fake.asked.length = 0
  })
  const misbehave = (...faults: Fault[]) => bench.fake.misbehave(...faults)

  it.each(Object.entries(sampleKinds))('issues: %s', async (_, invoice) => {
    const attempt = sampleAttempt(invoice)
    const issued = await provider.adapter.issue(bench.desk, attempt)
    expect(issued).toMatchObject({ kind: 'issued', number: 1 })
    const found = await provider.adapter.find(bench.desk, attempt)
    expect(found).toMatchObject({ kind: 'issued', number: 1 })
    expect(found.kind === 'issued' && issued.kind === 'issued' && found.lookupCode).toBe(
      issued.kind === 'issued' && issued.lookupCode,
    )
  })

  it('does not find what was never sent, and finds by key what was', async () => {
    expect(await provider.adapter.find(bench.desk, sampleAttempt())).toEqual({ kind: 'none' })
    await provider.adapter.issue(bench.desk, { ...sampleAttempt(), key: sampleKey.replace('abcd', 'eeee') })
    await provider.adapter.issue(bench.desk, sampleAttempt())
    expect(await provider.adapter.find(bench.desk, sampleAttempt())).toMatchObject({ kind: 'issued', number: 2 })
  })

  it('says that a key is known, and what is wrong with an invoice', async () => {
    await provider.adapter.issue(bench.desk, sampleAttempt())
    expect(await provider.adapter.issue(bench.desk, sampleAttempt())).toMatchObject({
      kind: 'refused',
      isKnownKey: true,
    })
    const buyer = { ...sampleInvoice().buyer, taxId: '0000000000' }
    const wrong = { ...sampleAttempt(sampleInvoice({ buyer })), key: sampleKey.replace('abcd', 'ffff') }
    const refusal = await drive(bench, provider, wrong, false)
    expect(refusal.kind === 'refused' && refusal.text).toMatch(/Mã số thuế người mua không hợp lệ|Không phát hành được/)
  })

  it('tests an account without issuing anything', async () => {
    expect(await provider.adapter.test(bench.desk)).toEqual({ kind: 'ok' })
    const account = {
      ...bench.desk.account,
      password: 'wrong',
      settings: { ...bench.desk.account.settings, servicePassword: 'wrong' },
    }
    const refusal = await provider.adapter.test({ ...bench.desk, account })
    expect(refusal.kind === 'refused' && refusal.text).toMatch(/mật khẩu|tài khoản/)
    expect(bench.fake.state.issued.size).toBe(0)
    const nobody = { ...bench.desk, account: { ...account, origin: 'http://127.0.0.1:1' } }
    expect(await provider.adapter.test(nobody)).toEqual({ kind: 'unclear', fate: 'unsent' })
  })

  it('reads files, and passes on that an old invoice cannot be cancelled', async () => {
    const attempt = sampleAttempt()
    const issued = await provider.adapter.issue(bench.desk, attempt)
    if (issued.kind !== 'issued') throw new Error('not issued')
    const old: IssuedInvoice = { ...attempt.invoice, ...issued, key: attempt.key, date: day('2025-05-01') }
    for (const kind of ['pdf', 'xml'] as const) {
      const file = await provider.adapter.file(bench.desk, old, kind)
      expect(file.kind === 'file' && file.bytes.length > 10 && file.fileName).toMatch(/C26TAA/)
    }
    const refusal = await provider.adapter.cancel(bench.desk, old, 'Sai')
    expect(refusal.kind === 'refused' && refusal.text).toMatch(/không/)
  })

  it.skipIf(name === 'misa')('knows the refusal to cancel what was cancelled before', async () => {
    const attempt = sampleAttempt(sampleInvoice({ series: 'C25TAA', date: day('2025-05-01') }))
    const issued = await provider.adapter.issue(bench.desk, attempt)
    if (issued.kind !== 'issued') throw new Error('not issued')
    const old: IssuedInvoice = { ...attempt.invoice, ...issued, key: attempt.key }
    expect(await provider.adapter.cancel(bench.desk, old, 'Sai')).toEqual({ kind: 'ok' })
    expect(await provider.adapter.cancel(bench.desk, old, 'Sai')).toMatchObject({ kind: 'refused', isDoneBefore: true })
    const other = { ...old, key: sampleKey.replace('abcd', 'eeee'), providerId: 'C26TAA9' }
    const refusal = await provider.adapter.cancel(bench.desk, other, 'Sai')
    expect([refusal.kind, 'isDoneBefore' in refusal]).toEqual(['refused', false])
  })

  it('signs in once for callers of the same time, and anew when the token has ended', async () => {
    const isSignIn = ({ path }: { path: string }) => /auth/.test(path)
    const signsIn = name !== 'vnpt'
    bench.fake.state.now += 30 * 86_400_000
    await Promise.all([0, 1, 2].map(() => provider.adapter.find(bench.desk, sampleAttempt())))
    expect(bench.fake.asked.filter(isSignIn)).toHaveLength(signsIn ? 1 : 0)
    bench.fake.state.now += 30 * 86_400_000
    await provider.adapter.find(bench.desk, sampleAttempt())
    bench.fake.state.tokens.clear()
    expect(await provider.adapter.find(bench.desk, sampleAttempt())).toEqual({ kind: 'none' })
    expect(bench.fake.asked.filter(isSignIn)).toHaveLength(signsIn ? 3 : 0)
  })

  it('never repeats a secret that the provider repeats', async () => {
    const { password, settings } = bench.desk.account
    const secrets = [password, settings['servicePassword'] ?? ''].filter(Boolean)
    const echo = `Sai mật khẩu ${secrets.join(' và ')}, token ${[...bench.fake.state.tokens.keys()].join(' ')}`
    const refusal = await provider.adapter.issue(
      {
        ...bench.desk,
        ask: async (question) => {
          const outcome = await bench.desk.ask(question)
          if (question.action !== 'issue') return outcome
          const body = name === 'vnpt' ? 'ERR:1' : JSON.stringify({ errorCode: 'E_1', description: echo })
          return { kind: 'answered', status: 200, headers: {}, body: Buffer.from(body) }
        },
      },
      sampleAttempt(),
    )
    const text = refusal.kind === 'refused' ? refusal.text : ''
    expect(text).toMatch(/Sai/)
    for (const secret of [...secrets, ...bench.fake.state.tokens.keys()]) expect(text).not.toContain(secret)
  })

  it('does not leave an invoice in doubt when it is turned away at the door', async () => {
    const turnedAway = { kind: 'answered', status: 401, headers: {}, body: Buffer.from('<html>401</html>') } as const
    const ask: typeof bench.desk.ask = async (question) =>
      question.action === 'signIn' ? bench.desk.ask(question) : turnedAway
    const outcome = await drive({ ...bench, desk: { ...bench.desk, ask } }, provider, sampleAttempt(), false)
    expect(outcome.kind).toBe('refused')
  })

  it('is not confused by a clock that is wrong by an hour', async () => {
    for (const hours of [-1, 1]) {
      const now = () => new Date(bench.fake.state.now + hours * 3_600_000)
      bench.fake.state.issued.clear()
      const outcome = await drive({ ...bench, desk: { ...bench.desk, now } }, provider, sampleAttempt(), false)
      expect(outcome.kind).toBe('issued')
    }
  })

  const odd = [...oddAnswers('issue'), ...provider.odd]
  it.each(odd.map((fault) => [fault.name, fault] as const))('reads %s', async (_, fault) => {
    if (fault.action === 'signIn') bench.fake.state.now += 30 * 86_400_000
    misbehave(fault)
    expect(await provider.adapter.issue(bench.desk, sampleAttempt())).toMatchObject({ kind: 'issued', number: 1 })
  })
  it.each(oddAnswers('find').map((fault) => [fault.name, fault] as const))('finds in %s', async (_, fault) => {
    await provider.adapter.issue(bench.desk, sampleAttempt())
    misbehave(fault)
    expect(await provider.adapter.find(bench.desk, sampleAttempt())).toMatchObject({ kind: 'issued', number: 1 })
  })

  it.each(provider.refusals.map(([fault, text]) => [fault.name, fault, text] as const))(
    'passes on %s',
    async (_, fault, text) => {
      misbehave(fault)
      expect(await drive(bench, provider, sampleAttempt(), false)).toMatchObject({ kind: 'refused', text })
      expect(bench.fake.state.issued.size).toBe(0)
    },
  )

  const wire = [...wireFaults('issue'), ...wireFaults('find'), ...(name === 'vnpt' ? [] : wireFaults('signIn'))]
  const faults = [...wire, ...provider.faults]
  it('knows enough faults', () => {
    expect(new Set(faults.map((fault) => fault.name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(50)
  })
  it.each(faults.map((fault) => [fault.name, fault] as const))('issues once with %s', async (_, fault) => {
    if (fault.action === 'signIn') bench.fake.state.now += 30 * 86_400_000
    // What is asked by key is asked only after a sending was lost.
    if (fault.action === 'find') misbehave(wireFaults('issue').find((one) => one.name.startsWith('a cut after'))!)
    misbehave(fault)
    const outcome = await driveToEnd(bench, provider)
    if (outcome.kind === 'refused') {
      // The provider could not be asked at all, and the user tries again.
      expect(outcome.text).toBe('')
      expect(await driveToEnd(bench, provider)).toMatchObject({ kind: 'issued', number: 1 })
    } else expect(outcome).toMatchObject({ kind: 'issued', number: 1 })
    expect([...bench.fake.state.issued.keys()]).toEqual([sampleKey])
  })

  it('issues once after any faults in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...faults), { minLength: 2, maxLength: 8 }), async (drawn) => {
        bench.fake.state.issued.clear()
        bench.fake.state.numbers.clear()
        misbehave(...drawn)
        let outcome = await driveToEnd(bench, provider)
        for (let tries = 0; tries < 12 && outcome.kind !== 'issued'; tries += 1)
          outcome = await driveToEnd(bench, provider)
        expect(outcome).toMatchObject({ kind: 'issued', number: 1 })
        expect(bench.fake.state.issued.size).toBe(1)
        // What was not needed is not left for the next.
        bench.fake.forget()
      }),
      { numRuns: 40 },
    )
  })
})
