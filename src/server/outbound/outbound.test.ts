/** What becomes of a question when the other side does not do what it should. */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Resolve } from '../http/outbound-address.ts'
import { certificate, certificateKey, certificateName, expiredCertificate } from '#test/support/certificate.ts'
import { answerText, startMisbehaving, type Behaviour, type MisbehavingServer } from '#test/support/misbehaving.ts'
import type { Exchange } from './exchange.ts'
import { createOutbound, type Outbound, type OutboundOptions } from './outbound.ts'
import { textOf, type OutboundCaller, type OutboundOutcome, type OutboundQuestion } from './question.ts'

let servers: MisbehavingServer[] = []
let outbounds: Outbound[] = []
let kept: Exchange[] = []
beforeEach(() => {
  servers = []
  outbounds = []
  kept = []
})
afterEach(async () => {
  await Promise.all(servers.map((one) => one.stop()))
  await Promise.all(outbounds.map((one) => one.stop()))
})

const tenant = '0193a0c8-0000-7000-8000-000000000001'
const caller: OutboundCaller = { tenant, adapter: 'test', official: [] }
const start = async (...from: Parameters<typeof startMisbehaving>): Promise<MisbehavingServer> => {
  const server = await startMisbehaving(...from)
  servers.push(server)
  return server
}
const open = (more: Partial<OutboundOptions> = {}): Outbound => {
  const outbound = createOutbound({
    listed: [
      { host: '127.0.0.1', port: null },
      { host: certificateName, port: null },
    ],
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    authority: certificate,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    record: async (_, exchange) => void kept.push(exchange),
    ...more,
  })
  outbounds.push(outbound)
  return outbound
}
/** Short for what shall run out, long for the rest. */
const quick = { connectMs: 5_000, firstByteMs: 5_000, wholeMs: 10_000 }
const question = (port: number, more: Partial<OutboundQuestion> = {}): OutboundQuestion => ({
  action: 'try',
  method: 'POST',
  origin: `http://127.0.0.1:${port}`,
  path: '/v2/order',
  body: { type: 'application/json', content: '{"a":1}' },
  mostBytes: 100_000,
  times: quick,
  ...more,
})
const tryWith = async (
  behave: Behaviour,
  more: Partial<OutboundQuestion> = {},
  options: Parameters<typeof startMisbehaving>[1] = {},
): Promise<OutboundOutcome> => {
  const { port } = await start(behave, options)
  const origin = options.tls ? `https://${certificateName}:${port}` : `http://127.0.0.1:${port}`
  return open().ask(caller, question(port, { origin, ...more }))
}
const bodyOf = (outcome: OutboundOutcome): string | null => (outcome.kind === 'answered' ? textOf(outcome) : null)
const briefly = (outcome: OutboundOutcome) =>
  outcome.kind === 'failed'
    ? [outcome.reason, outcome.mayHaveArrived ? 'may have arrived' : 'not sent']
    : ['answered', outcome.status]
const writes =
  (...pieces: (string | Buffer)[]): Behaviour =>
  (socket) => {
    for (const piece of pieces) socket.write(piece)
  }
const ends =
  (...pieces: (string | Buffer)[]): Behaviour =>
  (socket) => {
    for (const piece of pieces) socket.write(piece)
    socket.end()
  }
const again = (socket: Socket, piece: string, everyMs: number): void => {
  const timer = setInterval(() => socket.write(piece), everyMs)
  socket.on('close', () => clearInterval(timer))
}
const head = 'HTTP/1.1 200 OK\r\n'
const chunked = `${head}Transfer-Encoding: chunked\r\n\r\n`
const zipped = (bytes: Buffer, name: string): Buffer =>
  Buffer.concat([Buffer.from(`${head}Content-Encoding: ${name}\r\nContent-Length: ${bytes.length}\r\n\r\n`), bytes])

it('is told when it is over, whether it is kept or not: by the class of its status, or why there was none', async () => {
  const told: string[] = []
  const outbound = open({ onOver: ({ adapter, outcome }) => told.push(`${adapter} ${outcome}`) })
  const answering = async (behave: Behaviour, more: Partial<OutboundQuestion> = {}) =>
    outbound.ask(caller, question((await start(behave)).port, more))
  await answering(writes(answerText('{}')), { isRoutine: true })
  await answering(ends('HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n'))
  await outbound.ask(caller, question(1, { origin: 'http://elsewhere.example' }))
  expect(told).toEqual(['test 2xx', 'test 5xx', 'test forbidden'])
  expect(kept).toHaveLength(2)
})

describe('an answer', () => {
  it('comes whole, and is asked for as it should be', async () => {
    const { port, heard } = await start(writes(answerText('{"ok":"được"}', ['X-A: b'])))
    const outcome = await open().ask(
      caller,
      question(port, { path: '/v2/a%20b', query: { q: 'á & b' }, headers: { Token: 'abc123' } }),
    )
    expect(outcome).toMatchObject({ kind: 'answered', status: 200, headers: { 'x-a': 'b' } })
    expect(bodyOf(outcome)).toBe('{"ok":"được"}')
    expect(heard[0]).toContain('POST /v2/a%20b?q=%C3%A1+%26+b HTTP/1.1')
    expect(heard[0]).toContain(`Host: 127.0.0.1:${port}`)
    expect(heard[0]).toContain('Token: abc123')
    expect(heard[0]!.endsWith('\r\n\r\n{"a":1}')).toBe(true)
  })

  it.each<[string, Behaviour, unknown[], string | null]>([
    ['redirects', writes(answerText('', ['Location: http://127.0.0.1:1/'], '302 Found')), ['answered', 302], ''],
    ['is a page', writes(answerText('<html>Bảo trì</html>', [], '502 Bad')), ['answered', 502], '<html>Bảo trì</html>'],
    ['is empty', writes(`${head}Content-Length: 0\r\n\r\n`), ['answered', 200], ''],
    ['has no content', writes('HTTP/1.1 204 No Content\r\n\r\n'), ['answered', 204], ''],
    ['has no length and ends', ends(`${head}Connection: close\r\n\r\nabc`), ['answered', 200], 'abc'],
    ['is in chunks', writes(chunked, '3\r\nabc\r\n', '2\r\nde\r\n0\r\n\r\n'), ['answered', 200], 'abcde'],
    ['begins with 100', writes('HTTP/1.1 100 Continue\r\n\r\n', answerText('x')), ['answered', 200], 'x'],
    [
      'has hints before it',
      writes('HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n', answerText('x')),
      ['answered', 200],
      'x',
    ],
    ['is of HTTP/1.0', ends('HTTP/1.0 200 OK\r\n\r\nold'), ['answered', 200], 'old'],
    ['was zipped unasked', writes(zipped(gzipSync('abc'), 'gzip')), ['answered', 200], 'abc'],
    ['was deflated', writes(zipped(deflateSync('abc'), 'deflate')), ['answered', 200], 'abc'],
    ['was zipped by brotli', writes(zipped(brotliCompressSync('abc'), 'br')), ['answered', 200], 'abc'],
    ['is no text', writes(`${head}Content-Length: 2\r\n\r\n`, Buffer.from([0xff, 0xfe])), ['answered', 200], null],
    [
      'comes before the question was heard',
      (socket) => void socket.write(answerText('early')),
      ['answered', 200],
      'early',
    ],
  ])('that %s is one', async (_, behave, expected, text) => {
    const outcome = await tryWith(behave)
    expect(briefly(outcome)).toEqual(expected)
    expect(bodyOf(outcome)).toBe(text)
  })
})

describe('no answer is', () => {
  it.each<[string, string, Behaviour]>([
    ['cut', 'a hang-up', (socket) => socket.end()],
    ['cut', 'a reset', (socket) => socket.resetAndDestroy()],
    ['cut', 'half a status', ends('HTTP/1.1 20')],
    ['cut', 'half the headers', ends(`${head}Content-Le`)],
    ['cut', 'a body shorter than it said', ends(`${head}Content-Length: 100\r\n\r\nabc`)],
    ['cut', 'a chunk that breaks off', ends(chunked, '10\r\nabc')],
    ['cut', 'chunks without the last one', ends(chunked, '3\r\nabc\r\n')],
    [
      'cut',
      'a reset in the body',
      (socket) => socket.write(`${head}Content-Length: 9\r\n\r\nabc`, () => socket.resetAndDestroy()),
    ],
    ['malformed', 'no HTTP', writes('220 smtp.example ESMTP\r\n')],
    ['malformed', 'TLS from a plain port', writes(Buffer.from('150301000202', 'hex'), '\r\n\r\n')],
    ['malformed', 'a length that is none', writes(`${head}Content-Length: abc\r\n\r\nabc`)],
    ['malformed', 'two lengths', writes(`${head}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`)],
    [
      'malformed',
      'a length and chunks',
      writes(`${head}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    ],
    ['malformed', 'a chunk without a size', writes(chunked, 'xyz\r\nabc\r\n')],
    ['malformed', 'more than it said', writes(`${head}Content-Length: 2\r\n\r\nabcdef`)],
    [
      'malformed',
      'another protocol',
      writes('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ],
    ['malformed', 'what says it is zipped', writes(zipped(Buffer.from('abc'), 'gzip'))],
    ['malformed', 'a zip cut short', writes(zipped(gzipSync('abcdef').subarray(0, 15), 'gzip'))],
    ['malformed', 'an unknown compression', writes(zipped(Buffer.from('abc'), 'constructor'))],
    ['malformed', 'a line break in a header', writes(`${head}A: b\rc\r\nContent-Length: 0\r\n\r\n`)],
    ['tooLarge', 'a body that says so', writes(`${head}Content-Length: 200000\r\n\r\n`)],
    [
      'tooLarge',
      'a body without end',
      (socket) => (socket.write(chunked), again(socket, `2000\r\n${'a'.repeat(0x2000)}\r\n`, 1)),
    ],
    [
      'tooLarge',
      'a body of no length without end',
      (socket) => (socket.write(`${head}\r\n`), again(socket, 'a'.repeat(9_000), 1)),
    ],
    ['tooLarge', 'a bomb', writes(zipped(gzipSync(Buffer.alloc(50_000_000)), 'gzip'))],
    ['tooLarge', 'a bomb by brotli', writes(zipped(brotliCompressSync(Buffer.alloc(5_000_000)), 'br'))],
    ['tooLarge', 'a flood of headers', writes(head, `X-A: ${'a'.repeat(20_000)}\r\n\r\n`)],
    ['tooLarge', 'many headers', writes(head, 'X-A: b\r\n'.repeat(5_000), '\r\n')],
    [
      'tooLarge',
      'headers without end',
      (socket) => (socket.write(head), again(socket, `X-A: ${'a'.repeat(500)}\r\n`, 1)),
    ],
    ['tooLarge', 'a flood behind the body', writes(chunked, '0\r\n', `X-A: ${'a'.repeat(20_000)}\r\n\r\n`)],
  ])('%s after %s; the question may have arrived', async (reason, _, behave) => {
    const outcome = await tryWith(behave)
    expect(briefly(outcome)).toEqual([reason, 'may have arrived'])
  })

  it.each<[string, Behaviour]>([
    ['silence', () => {}],
    ['hints without end', (socket) => again(socket, 'HTTP/1.1 102 Processing\r\n\r\n', 5)],
    ['headers one letter at a time', (socket) => (socket.write(head), again(socket, 'a', 20))],
  ])('a time-out of the first byte after %s', async (_, behave) => {
    const outcome = await tryWith(behave, { times: { ...quick, firstByteMs: 150 } })
    expect(briefly(outcome)).toEqual(['timeout', 'may have arrived'])
  })

  it('a time-out of the whole after a body drop by drop, and says what the status was', async () => {
    const drip: Behaviour = (socket) => (socket.write(chunked), again(socket, '1\r\na\r\n', 20))
    const outcome = await tryWith(drip, { times: { ...quick, wholeMs: 2_000 } })
    expect(outcome).toEqual({ kind: 'failed', reason: 'timeout', mayHaveArrived: true, status: 200, detail: '' })
  })

  it('refused where nobody listens, and certainly not sent', async () => {
    const server = await startMisbehaving(() => {})
    await server.stop()
    expect(briefly(await open().ask(caller, question(server.port)))).toEqual(['refused', 'not sent'])
  })

  it('an unknown name', async () => {
    const resolve: Resolve = async () => {
      throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
    }
    const outcome = await open({ resolve }).ask(caller, question(1, { origin: `http://${certificateName}` }))
    expect(briefly(outcome)).toEqual(['hostUnknown', 'not sent'])
  })

  it('a time-out of the connection while the name is asked for', async () => {
    const resolve: Resolve = () => new Promise(() => {})
    const outcome = await open({ resolve }).ask(
      caller,
      question(1, { origin: `http://${certificateName}`, times: { ...quick, connectMs: 100 } }),
    )
    expect(briefly(outcome)).toEqual(['timeout', 'not sent'])
  })
})

describe('over TLS', () => {
  const good = { key: certificateKey, cert: certificate }
  it('the name is that which was asked for, in the handshake and in the header', async () => {
    const { port, names, heard } = await start(writes(answerText('ok')), { tls: good })
    const outcome = await open().ask(caller, question(port, { origin: `https://${certificateName}:${port}` }))
    expect(bodyOf(outcome)).toBe('ok')
    expect(names).toEqual([certificateName])
    expect(heard[0]).toContain(`Host: ${certificateName}:${port}\r\n`)
  })

  it.each<[string, string, Parameters<typeof startMisbehaving>[1], Partial<OutboundOptions>]>([
    ['certificate', 'one nobody signed', { tls: good }, { authority: undefined }],
    [
      'certificate',
      'one that is over',
      { tls: { ...good, cert: expiredCertificate } },
      { authority: expiredCertificate },
    ],
    [
      'encryption',
      'an old version',
      { tls: { ...good, maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' } },
      {},
    ],
    ['encryption', 'no TLS at all', { atOnce: true }, {}],
  ])('%s is the reason after %s, and nothing was sent', async (reason, _, options, more) => {
    const { port, heard } = await start((socket) => socket.write('220 hello\r\n'), options)
    const outcome = await open(more).ask(caller, question(port, { origin: `https://${certificateName}:${port}` }))
    expect(briefly(outcome)).toEqual([reason, 'not sent'])
    expect(heard.join('')).not.toContain('POST')
  })

  it('a certificate for another name is none', async () => {
    const { port } = await start(writes(answerText('ok')), { tls: good })
    const outcome = await open({ listed: [{ host: 'other.test', port: null }] }).ask(
      caller,
      question(port, { origin: `https://other.test:${port}` }),
    )
    expect(briefly(outcome)).toEqual(['certificate', 'not sent'])
  })

  it.each<[string, string, Behaviour, Partial<OutboundQuestion>]>([
    ['refused', 'a hang-up in the handshake', (socket) => socket.end(), {}],
    ['timeout', 'silence in the handshake', () => {}, { times: { ...quick, connectMs: 200 } }],
  ])('%s, and nothing sent, after %s', async (reason, _, behave, more) => {
    const { port } = await start(behave)
    const outcome = await open().ask(caller, question(port, { origin: `https://${certificateName}:${port}`, ...more }))
    expect(briefly(outcome)).toEqual([reason, 'not sent'])
  })
})

describe('what cannot be asked', () => {
  it.each<[string, string, Partial<OutboundQuestion>]>([
    ['unsendable', 'a line break in a header', { headers: { Token: 'a\r\nHost: b' } }],
    ['unsendable', 'a letter no header takes', { headers: { Token: 'mật khẩu' } }],
    ['unsendable', 'a header without a name', { headers: { 'a b': 'c' } }],
    ['unsendable', 'a path to another host', { path: '//evil.test/x' }],
    ['unsendable', 'a path to another host, turned', { path: '/\\evil.test/x' }],
    ['unsendable', 'a path without a slash', { path: '@evil.test/x' }],
    ['unsendable', 'an origin with a path', { origin: 'http://127.0.0.1/x' }],
    ['unsendable', 'an origin with a user', { origin: 'http://a:b@127.0.0.1' }],
    ['unsendable', 'no http', { origin: 'file:///etc' }],
    ['forbidden', 'a host nobody listed', { origin: 'http://127.0.0.2' }],
    ['forbidden', 'the metadata of a cloud', { origin: 'http://169.254.169.254' }],
    ['forbidden', 'a private host over TLS', { origin: 'https://[::1]' }],
  ])('is %s: %s', async (reason, _, more) => {
    const { port, heard } = await start(writes(answerText('x')))
    const outcome = await open().ask(caller, question(port, more))
    expect(briefly(outcome)).toEqual([reason, 'not sent'])
    expect(heard).toEqual([])
  })
})

it('keeps what was said, and a log that is away does not change the outcome', async () => {
  const { port } = await start(writes(answerText('ok')))
  const record = (): Promise<never> => Promise.reject(new Error('away'))
  expect(bodyOf(await open({ record }).ask(caller, question(port)))).toBe('ok')
  await open().ask(caller, question(port))
  expect(kept).toMatchObject([{ outcome: 'answered', status: 200, method: 'POST', action: 'try' }])
})
