/** Which address is connected to, which connections are used again, who waits, and what happens at the end. */
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { FoundAddress } from '../http/outbound-address.ts'
import { answerText, startMisbehaving, type Behaviour, type MisbehavingServer } from '#test/support/misbehaving.ts'
import { createOutbound, type Outbound, type OutboundOptions } from './outbound.ts'
import { textOf, type OutboundCaller, type OutboundOutcome, type OutboundQuestion } from './question.ts'

const name = 'api.carrier.test'
let servers: MisbehavingServer[] = []
let outbounds: Outbound[] = []
beforeEach(() => {
  servers = []
  outbounds = []
})
afterEach(async () => {
  await Promise.all(servers.map((one) => one.stop()))
  await Promise.all(outbounds.map((one) => one.stop()))
})
const start = async (behave: Behaviour, options?: Parameters<typeof startMisbehaving>[1]) => {
  const server = await startMisbehaving(behave, options)
  servers.push(server)
  return server
}
const open = (more: Partial<OutboundOptions> = {}): Outbound => {
  const outbound = createOutbound({
    listed: [{ host: name, port: null }],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    clock: systemClock,
    log: pino({ level: 'silent' }),
    record: async () => undefined,
    ...more,
  })
  outbounds.push(outbound)
  return outbound
}
const caller = (more: Partial<OutboundCaller> = {}): OutboundCaller => ({
  tenant: 't1',
  adapter: 'test',
  official: [],
  ...more,
})
const get = (port: number, more: Partial<OutboundQuestion> = {}): OutboundQuestion => ({
  action: 'try',
  method: 'GET',
  origin: `http://${name}:${port}`,
  path: '/',
  times: { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 10_000 },
  ...more,
})
const bodyOf = (outcome: OutboundOutcome): string | null => (outcome.kind === 'answered' ? textOf(outcome) : null)
const reasonOf = (outcome: OutboundOutcome): string => (outcome.kind === 'failed' ? outcome.reason : outcome.kind)
const answering =
  (body: string): Behaviour =>
  (socket) => {
    socket.write(answerText(body))
    socket.on('data', () => socket.write(answerText(body)))
  }

describe('the address', () => {
  it('that was checked is the one connected to, though the name leads elsewhere a moment later', async () => {
    const { port, heard } = await start(answering('right'))
    const answers: FoundAddress[][] = [[{ address: '127.0.0.1', family: 4 }], [{ address: '127.0.0.9', family: 4 }]]
    let asked = 0
    const resolve = async (): Promise<FoundAddress[]> => answers[asked++]!
    expect(bodyOf(await open({ resolve }).ask(caller(), get(port, { method: 'POST' })))).toBe('right')
    expect(asked).toBe(1)
    expect(heard).toHaveLength(1)
  })

  it.each<[string, FoundAddress[]]>([
    ['is this machine', [{ address: '127.0.0.1', family: 4 }]],
    [
      'is private beside a public one',
      [
        { address: '93.184.216.34', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    ['is this machine in IPv6', [{ address: '::1', family: 6 }]],
    ['is this machine, mapped', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['is behind NAT64', [{ address: '64:ff9b::7f00:1', family: 6 }]],
    ['is the metadata of a cloud', [{ address: '169.254.169.254', family: 4 }]],
    ['is nowhere', [{ address: '0.0.0.0', family: 4 }]],
  ])('of an official host is refused if it %s', async (_, found) => {
    const outbound = open({ listed: [], resolve: async () => found })
    const outcome = await outbound.ask(caller({ official: [name] }), get(443, { origin: `https://${name}` }))
    expect(outcome).toMatchObject({ reason: 'forbidden', mayHaveArrived: false })
  })

  it('is asked for again with each connection, never believed for longer', async () => {
    const { port } = await start(answering('x'))
    let hasMoved = false
    const resolve = async (): Promise<FoundAddress[]> => [{ address: hasMoved ? '127.0.0.9' : '127.0.0.1', family: 4 }]
    const outbound = open({ resolve })
    expect(reasonOf(await outbound.ask(caller(), get(port, { method: 'POST' })))).toBe('answered')
    hasMoved = true
    expect(reasonOf(await outbound.ask(caller(), get(port, { method: 'POST' })))).toBe('refused')
  })
})

describe('official hosts', () => {
  it.each([
    ['https://api.ghn.vn', 'hostUnknown'],
    ['http://api.ghn.vn', 'forbidden'],
    ['https://api.ghn.vn:8443', 'forbidden'],
    ['https://api.ghn.vn.evil.test', 'forbidden'],
    ['https://evilapi.ghn.vn', 'forbidden'],
    ['https://0109999887-tt78admin.vnpt-invoice.com.vn', 'hostUnknown'],
    ['https://a.b-tt78admin.vnpt-invoice.com.vn', 'forbidden'],
    ['https://-tt78admin.vnpt-invoice.com.vn', 'forbidden'],
    ['https://0109999887-tt78admin.vnpt-invoiceXcom.vn', 'forbidden'],
  ])('%s → %s', async (origin, reason) => {
    const resolve = async (): Promise<never> => {
      throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
    }
    const official = ['api.ghn.vn', '*-tt78admin.vnpt-invoice.com.vn']
    expect(reasonOf(await open({ resolve }).ask(caller({ official }), get(443, { origin })))).toBe(reason)
  })
})

describe('a connection', () => {
  it('serves one question after the other, but what must not arrive twice has its own', async () => {
    const { port, heard } = await start(answering('x'))
    const outbound = open()
    for (let count = 0; count < 3; count += 1) await outbound.ask(caller(), get(port))
    expect(heard).toHaveLength(1)
    await outbound.ask(caller(), get(port, { method: 'POST' }))
    await outbound.ask(caller(), get(port, { method: 'POST' }))
    expect(heard).toHaveLength(3)
  })

  it('that had ended meanwhile is replaced, where a question may be repeated', async () => {
    const { port, heard } = await start((socket) => {
      socket.write(answerText('x'))
      socket.on('data', () => socket.destroy())
    })
    const outbound = open()
    await outbound.ask(caller(), get(port))
    expect(bodyOf(await outbound.ask(caller(), get(port)))).toBe('x')
    expect(heard).toHaveLength(2)
  })

  it('over which more came than was asked for is not used again', async () => {
    let count = 0
    const { port } = await start((socket) => {
      count += 1
      if (count === 1) socket.write(answerText('first'), () => setTimeout(() => socket.write(answerText('stale')), 20))
      else socket.write(answerText('second'))
    })
    const outbound = open()
    expect(bodyOf(await outbound.ask(caller(), get(port)))).toBe('first')
    await new Promise((done) => setTimeout(done, 100))
    expect(bodyOf(await outbound.ask(caller(), get(port)))).toBe('second')
  })
})

describe('those who ask at the same time', () => {
  /** Holds every question until it is let go. */
  const holding = async () => {
    const held: (() => void)[] = []
    const server = await start((socket) => void held.push(() => socket.write(answerText('x'))))
    const release = (): void => held.splice(0).forEach((one) => one())
    return { ...server, held, release }
  }
  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise((done) => setTimeout(done, 5))
  }

  it('are eight of a tenant at a host; others of his and of others go on', async () => {
    const slow = await holding()
    const quick = await start(answering('quick'))
    const outbound = open()
    const asked = Array.from({ length: 11 }, () => outbound.ask(caller(), get(slow.port, { method: 'POST' })))
    await until(() => slow.held.length === 8)
    expect(bodyOf(await outbound.ask(caller(), get(quick.port)))).toBe('quick')
    const other = outbound.ask(caller({ tenant: 't2' }), get(slow.port, { method: 'POST' }))
    await until(() => slow.held.length === 9)
    expect(slow.heard).toHaveLength(9)
    slow.release()
    await until(() => slow.held.length === 3)
    slow.release()
    const outcomes = await Promise.all([...asked, other])
    expect(outcomes.map(reasonOf)).toEqual(Array.from({ length: 12 }, () => 'answered'))
  })

  it('are thirty-two at a host', async () => {
    const slow = await holding()
    const outbound = open()
    const asked = Array.from({ length: 36 }, (_, at) =>
      outbound.ask(caller({ tenant: `t${at}` }), get(slow.port, { method: 'POST' })),
    )
    await until(() => slow.held.length === 32)
    slow.release()
    await until(() => slow.held.length === 4)
    expect(slow.heard).toHaveLength(36)
    slow.release()
    await Promise.all(asked)
  })

  it('who wait for too long are told that nothing was sent', async () => {
    const slow = await holding()
    const outbound = open()
    const first = Array.from({ length: 8 }, () => outbound.ask(caller(), get(slow.port, { method: 'POST' })))
    await until(() => slow.held.length === 8)
    const times = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 50 }
    const late = await outbound.ask(caller(), get(slow.port, { method: 'POST', times }))
    expect(late).toMatchObject({ reason: 'busy', mayHaveArrived: false })
    slow.release()
    await Promise.all(first)
  })

  it('can give up, and the next one has the turn', async () => {
    const slow = await holding()
    const outbound = open()
    const ending = new AbortController()
    const question = get(slow.port, { method: 'POST', signal: ending.signal })
    const first = Array.from({ length: 8 }, () => outbound.ask(caller(), question))
    await until(() => slow.held.length === 8)
    const next = outbound.ask(caller(), get(slow.port, { method: 'POST' }))
    ending.abort()
    expect((await Promise.all(first)).map(reasonOf)).toEqual(Array.from({ length: 8 }, () => 'stopped'))
    await until(() => slow.held.length === 9)
    slow.release()
    expect(reasonOf(await next)).toBe('answered')
  })
})

describe('at the end', () => {
  it('nothing more is asked, and what is under way may end', async () => {
    let letGo: (() => void) | undefined
    const { port } = await start((socket) => (letGo = () => void socket.write(answerText('last'))))
    const outbound = open()
    const under = outbound.ask(caller(), get(port))
    while (letGo === undefined) await new Promise((done) => setTimeout(done, 5))
    const ended = outbound.stop()
    expect(await outbound.ask(caller(), get(port))).toMatchObject({ reason: 'stopped', mayHaveArrived: false })
    letGo()
    await ended
    expect(bodyOf(await under)).toBe('last')
  })

  it('what does not end is given up', async () => {
    const { port, heard } = await start(() => {})
    const outbound = open({ graceMs: 50 })
    const under = outbound.ask(caller(), get(port))
    while (heard.length === 0) await new Promise((done) => setTimeout(done, 5))
    await outbound.stop()
    expect(await under).toMatchObject({ reason: 'stopped', mayHaveArrived: true })
  })
})
