/** What every adapter must do, each against a server that behaves and misbehaves like its carrier, over HTTP. */
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carriersToTry, openCarrier, type Carrier, type CarrierBench } from '#test/support/carriers/bench.ts'
import { sampleParcel, sampleParcels } from '#test/support/carriers/sample.ts'
import { json } from '#test/support/carriers/parcels.ts'
import { oddAnswers, refuses, wireFaults } from '#test/support/providers/faults.ts'
import type { Fault, Misbehaving, Reply } from '#test/support/providers/fake-server.ts'
import type { Parcel, ParcelNews } from '../carrier.ts'
import { createOnce, type CreateOutcome } from '../create-once.ts'

const day = 86_400_000

const noCredit = 'Tài khoản không đủ số dư'
const accountRefusals: Readonly<Record<string, Reply>> = {
  ghn: json(200, { code: 400, message: noCredit, data: null }),
  ghtk: json(200, { success: false, message: noCredit }),
  viettelpost: json(200, { status: 204, error: true, message: noCredit, data: null }),
}

const drive = ({ desk }: CarrierBench, { adapter }: Carrier, parcel: Parcel, mayHaveArrived: boolean) =>
  createOnce({ adapter, desk, parcel, mayHaveArrived, withinMs: 20_000 })

/** As the program does: asked until it is certain. What is said in between has to be true as well. */
const driveToEnd = async (bench: CarrierBench, carrier: Carrier, parcel = sampleParcel()): Promise<CreateOutcome> => {
  let outcome: CreateOutcome = { kind: 'inDoubt' }
  for (let tries = 0; tries < 12 && outcome.kind === 'inDoubt'; tries += 1) {
    outcome = await drive(bench, carrier, parcel, tries > 0)
    if (outcome.kind === 'refused') expect(bench.fake.state.parcels.size).toBe(0)
  }
  return outcome
}

describe.each(Object.entries(carriersToTry))('%s', (name, carrier) => {
  let bench: CarrierBench
  const { adapter } = carrier
  /** What it tells by itself is asked by sending again. */
  const asksByRepeating = name === 'viettelpost'
  beforeAll(async () => {
    bench = await openCarrier(carrier)
  })
  afterAll(() => bench.stop())
  const forget = () => {
    bench.fake.forget()
    bench.fake.state.parcels.clear()
    bench.fake.state.events.splice(0)
  }
  beforeEach(() => {
    forget()
    bench.fake.asked.length = 0
  })
  const only = () => [...bench.fake.state.parcels.values()]

  it.each(Object.entries(sampleParcels))('makes a parcel: %s', async (_, parcel) => {
    const made = await adapter.create(bench.desk, parcel)
    expect(made).toMatchObject({ kind: 'made', trackingCode: only()[0]!.code })
    expect(made.kind === 'made' && made.fee).not.toBeNull()
    expect(await adapter.find(bench.desk, parcel)).toMatchObject({ kind: 'made', trackingCode: only()[0]!.code })
  })

  it('does not know what was never sent, or makes it then', async () => {
    const found = await adapter.find(bench.desk, sampleParcel())
    expect(found.kind).toBe(asksByRepeating ? 'made' : 'none')
    expect(only()).toHaveLength(asksByRepeating ? 1 : 0)
  })

  it('makes one parcel when it is asked twice, at the same time too', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => drive(bench, carrier, sampleParcel(), false)))
    expect(new Set(outcomes.map((one) => one.kind === 'made' && one.trackingCode))).toEqual(new Set([only()[0]!.code]))
    expect(only()).toHaveLength(1)
  })

  it('passes on what is wrong with a parcel', async () => {
    const { to } = sampleParcel()
    const refusal = await drive(bench, carrier, sampleParcel({ to: { ...to, phone: '0900000000' } }), false)
    expect(refusal.kind === 'refused' && refusal.text).toMatch(/^Số điện thoại người nhận không đúng/)
    expect(only()).toEqual([])
  })

  it('tests an account without making anything', async () => {
    expect(await adapter.test(bench.desk)).toEqual({ kind: 'ok' })
    const { account } = bench.desk
    const refusal = await adapter.test({ ...bench.desk, account: { ...account, token: 'wrong' } })
    expect(refusal.kind === 'refused' && refusal.text).toMatch(/token|mật khẩu/i)
    const others = { shopId: '1', clientSource: 'S1', username: 'nobody' }
    expect(await adapter.test({ ...bench.desk, account: { ...account, settings: others } })).toMatchObject({
      kind: 'refused',
    })
    const away = { ...bench.desk, account: { ...account, origin: 'http://127.0.0.1:1' } }
    expect(await adapter.test(away)).toEqual({ kind: 'unclear', fate: 'unsent' })
    // What no header can hold was never sent.
    const odd = await drive(
      { ...bench, desk: { ...bench.desk, account: { ...account, token: 'a\nb' } } },
      carrier,
      sampleParcel(),
      false,
    )
    expect(odd.kind).toBe('refused')
    expect(only()).toEqual([])
  })

  it('says where a parcel is, if it can be asked', async () => {
    const made = await adapter.create(bench.desk, sampleParcel())
    const known = { trackingCode: made.kind === 'made' ? made.trackingCode : '', shipNumber: 'VD000002' }
    if (!adapter.status) return
    const expected: Partial<ParcelNews> = { ...known, kind: 'news', state: 'waiting', weight: 1_500 }
    expect(await adapter.status(bench.desk, known)).toMatchObject({ ...expected, at: new Date(bench.fake.state.now) })
    expect(await adapter.status(bench.desk, { ...known, trackingCode: 'XYZ' })).toEqual({ kind: 'none' })
    bench.fake.misbehave(...wireFaults('status').slice(2, 5))
    for (let tries = 0; tries < 3; tries += 1)
      expect(await adapter.status(bench.desk, known)).toMatchObject({ kind: 'unclear' })
  })

  it('cancels what nobody has fetched, once or twice, and nothing else', async () => {
    const made = await adapter.create(bench.desk, sampleParcel())
    const known = { trackingCode: made.kind === 'made' ? made.trackingCode : '', shipNumber: 'VD000002' }
    expect(await adapter.cancel(bench.desk, known)).toEqual({ kind: 'ok' })
    expect(await adapter.cancel(bench.desk, known)).toEqual({ kind: 'ok' })
    only()[0]!.state = { ghn: 'delivering', ghtk: '4', viettelpost: '500' }[name]!
    const refusal = await adapter.cancel(bench.desk, known)
    expect(refusal.kind === 'refused' && refusal.text).toMatch(/không/)
    const cut = wireFaults('cancel').find((one) => one.name.startsWith('half'))!
    bench.fake.misbehave(cut)
    expect(await adapter.cancel(bench.desk, known)).toEqual({ kind: 'unclear', fate: 'lost' })
  })

  it('gives a label where it has one as a file', async () => {
    const made = await adapter.create(bench.desk, sampleParcel())
    const known = { trackingCode: made.kind === 'made' ? made.trackingCode : '', shipNumber: 'VD000002' }
    if (!adapter.label) return
    expect(await adapter.label(bench.desk, known)).toMatchObject({
      kind: 'file',
      fileName: `${known.trackingCode}.pdf`,
    })
    expect((await adapter.label(bench.desk, { ...known, trackingCode: '../X' })).kind).toBe('refused')
  })

  it('never repeats a secret that the carrier repeats', async () => {
    await adapter.test(bench.desk)
    const secrets = [bench.desk.account.token, ...bench.fake.state.tokens.keys()]
    const echo = { code: 400, success: false, error: true, message: `Sai ${secrets.join(' và ')}`, data: null }
    const ask: typeof bench.desk.ask = async (question) =>
      question.action === 'signIn' || question.action === 'shifts'
        ? bench.desk.ask(question)
        : { kind: 'answered', status: 200, headers: {}, body: Buffer.from(JSON.stringify(echo)) }
    const refusal = await adapter.create({ ...bench.desk, ask }, sampleParcel())
    const text = refusal.kind === 'refused' ? refusal.text : ''
    expect(text).toMatch(/Sai/)
    for (const secret of secrets) expect(text).not.toContain(secret)
  })

  it('names its secrets, so that none is kept', async () => {
    const named = new Set<string>()
    const ask: typeof bench.desk.ask = (question) => {
      for (const secret of question.secrets ?? []) named.add(secret)
      return bench.desk.ask(question)
    }
    bench.fake.state.now += 2 * day
    await adapter.create({ ...bench.desk, ask }, sampleParcel())
    for (const secret of [bench.desk.account.token, ...[...bench.fake.state.tokens.keys()].slice(-1)])
      expect([...named]).toContain(secret)
  })

  const odd = [...oddAnswers('create'), ...carrier.odd]
  it.each(odd.map((fault) => [fault.name, fault] as const))('reads %s', async (_, fault) => {
    bench.fake.misbehave(fault)
    expect(await adapter.create(bench.desk, sampleParcel())).toMatchObject({
      kind: 'made',
      trackingCode: only()[0]!.code,
    })
  })

  it.each(carrier.refusals.map(([fault, text]) => [fault.name, fault, text] as const))(
    'passes on %s',
    async (_, fault, text) => {
      bench.fake.misbehave(fault)
      expect(await drive(bench, carrier, sampleParcel(), false)).toMatchObject({ kind: 'refused', text })
      expect(only()).toEqual([])
    },
  )

  const wire = [...wireFaults('create'), ...wireFaults(asksByRepeating ? 'signIn' : 'find')]
  /** What it tells by itself comes first: the events are looked at when all is over. */
  const early: Fault = {
    name: 'an event before the answer, which is lost',
    action: 'create',
    run: ({ perform, response }) => {
      perform()
      response.destroy()
    },
  }
  const faults = [...wire, ...carrier.faults, early]
  const expectTruth = (outcome: CreateOutcome) => {
    const [parcel] = only()
    expect(outcome).toMatchObject({ kind: 'made', trackingCode: parcel!.code })
    expect(only().map(({ key }) => key)).toEqual(['VD000002'])
    for (const body of bench.fake.state.events)
      expect(adapter.readEvent(body, bench.desk.now())).toMatchObject({
        kind: 'news',
        trackingCode: parcel!.code,
        shipNumber: 'VD000002',
        state: 'waiting',
      })
  }
  it('knows enough faults', () => {
    expect(new Set(faults.map((fault) => fault.name)).size).toBe(faults.length)
    expect(faults.length).toBeGreaterThanOrEqual(45)
  })
  it.each(faults.map((fault) => [fault.name, fault] as const))('makes one parcel with %s', async (_, fault) => {
    if (fault.action === 'signIn') bench.fake.state.now += 2 * day
    // What is asked by our number is asked only after a sending was lost.
    if (fault.action === 'find') bench.fake.misbehave(early)
    bench.fake.misbehave(fault)
    let outcome = await driveToEnd(bench, carrier)
    if (outcome.kind === 'refused') {
      // The carrier could not be asked at all, and the user tries again.
      expect(outcome.text).toBe('')
      outcome = await driveToEnd(bench, carrier)
    }
    expectTruth(outcome)
  })

  /** The carrier looks at its numbers first, then at what else there is. */
  const refusesNew: Fault = {
    name: 'a refusal of what it does not have',
    action: 'create',
    run: ({ perform, send }) =>
      only().length > 0 ? send(perform()) : void carrier.refusals[0]![0].run({ send } as Misbehaving),
  }
  it('never says that a parcel was refused which it has, whatever went before', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...faults, refusesNew, refusesNew), { minLength: 2, maxLength: 8 }),
        async (drawn) => {
          forget()
          bench.fake.misbehave(...drawn)
          // What is said of a refusal is held to be true in it.
          const outcome = await driveToEnd(bench, carrier)
          if (outcome.kind === 'made') expectTruth(outcome)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('does not take the state of the account for an answer about the parcel', async () => {
    const refusal = { ...refuses('', accountRefusals[name]!, 'create'), name: 'an account without credit' }
    bench.fake.misbehave(early, refusal, refusal, refusal)
    if (!asksByRepeating) bench.fake.misbehave(refuses('', accountRefusals[name]!, 'find'))
    expect(await drive(bench, carrier, sampleParcel(), false)).toEqual({ kind: 'inDoubt' })
    bench.fake.forget()
    expectTruth(await drive(bench, carrier, sampleParcel(), true))
  })

  it('makes one parcel after any faults in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...faults), { minLength: 2, maxLength: 8 }), async (drawn) => {
        forget()
        bench.fake.state.now += drawn.length % 2 === 0 ? 2 * day : 0
        bench.fake.misbehave(...drawn)
        let outcome = await driveToEnd(bench, carrier)
        for (let tries = 0; tries < 12 && outcome.kind !== 'made'; tries += 1)
          outcome = await driveToEnd(bench, carrier)
        expectTruth(outcome)
      }),
      { numRuns: 40 },
    )
  })
})
