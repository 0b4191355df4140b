/**
 * The wire side of a fake provider of e-invoices: a server over HTTP that keeps what it issued, and misbehaves when it
 * is told to. What it answers when it behaves is written per provider.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Action = 'signIn' | 'issue' | 'find' | 'other'
export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: string
}
export interface Reply {
  status: number
  type: string
  body: string
}

/** What a misbehaving server has at hand. */
export interface Misbehaving {
  asked: Asked
  /** Does what was asked, once, and says what would be answered. */
  perform: () => Reply
  response: ServerResponse
  send: (reply: Reply, headers?: Record<string, string>, bytes?: Buffer) => void
  /** Nothing will come any more. */
  hang: () => void
  state: FakeState
}
export interface Fault {
  name: string
  action: Action
  run(server: Misbehaving): void | Promise<void>
}

export interface IssuedThere {
  key: string
  series: string
  number: number
  content: string
  /** Empty: the tax authority has not answered yet. */
  code?: string
  /** What became of it there, outside the program. */
  standing?: 'cancelled' | 'replaced'
  total?: string
}
export interface FakeState {
  /** By key. */
  issued: Map<string, IssuedThere>
  /** The last number of each series. */
  numbers: Map<string, number>
  /** Until when each token lives. */
  tokens: Map<string, number>
  now: number
  /** The tax authority takes its time. */
  codesLater?: boolean
  /** What it will only do when it is asked to issue again: questions that were slow on their way. */
  late: (() => unknown)[]
}

export interface FakeAnswers {
  actionOf: (asked: Asked) => Action
  answer: (asked: Asked, state: FakeState) => Reply
}
export interface FakeServer {
  origin: string
  state: FakeState
  asked: Asked[]
  /** The next questions of these kinds are answered so. */
  misbehave(...faults: Fault[]): void
  /** It behaves again. */
  forget(): void
  /** Called when a question will never be answered. */
  onHang: () => void
  /** How a question is answered for which nothing else was said; undefined: as it should be. */
  draw: (action: Action) => Fault | undefined
  /** How long an answer takes; what was asked is done half way. */
  answerMs: number
  stop(): Promise<void>
}

export const issueThere = (state: FakeState, key: string, { series, content }: { series: string; content: string }) => {
  const number = (state.numbers.get(series) ?? 0) + 1
  state.numbers.set(series, number)
  const issued: IssuedThere = { key, series, number, content, ...(state.codesLater && { code: '' }) }
  state.issued.set(key, issued)
  return issued
}

const send = (
  response: ServerResponse,
  { status, type, body }: Reply,
  more: { headers?: Record<string, string>; bytes?: Buffer },
) => {
  const bytes = more.bytes ?? Buffer.from(body)
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...more.headers })
  response.end(bytes)
}

const half = async (milliseconds: number): Promise<void> => {
  if (milliseconds > 0) await sleep(milliseconds / 2)
}

export const startFake = async ({ actionOf, answer }: FakeAnswers): Promise<FakeServer> => {
  const state: FakeState = {
    issued: new Map(),
    numbers: new Map(),
    tokens: new Map(),
    now: 1_795_000_000_000,
    late: [],
  }
  const waiting: Fault[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url!, 'http://fake')
    const body = Buffer.concat(chunks).toString()
    const { method = '', headers } = request
    const asked: Asked = { method, path: url.pathname, query: url.searchParams, headers, body }
    fake.asked.push(asked)
    const action = actionOf(asked)
    if (action === 'issue') for (const done of state.late.splice(0)) done()
    const at = waiting.findIndex((fault) => fault.action === action)
    const [fault = fake.draw(action)] = at < 0 ? [] : waiting.splice(at, 1)
    await half(fake.answerMs)
    if (!fault) {
      const reply = answer(asked, state)
      await half(fake.answerMs)
      return send(response, reply, {})
    }
    await fault.run({
      asked,
      perform: () => answer(asked, state),
      response,
      send: (reply, own = {}, bytes) => send(response, reply, { headers: own, ...(bytes && { bytes }) }),
      hang: () => fake.onHang(),
      state,
    })
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const fake: FakeServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    asked: [],
    misbehave: (...faults) => void waiting.push(...faults),
    forget() {
      waiting.splice(0)
      state.late.splice(0)
    },
    onHang: () => undefined,
    draw: () => undefined,
    answerMs: 0,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return fake
}
