/**
 * The wire side of a fake provider or carrier: a server over HTTP that keeps what it did, and misbehaves when it is told
 * to. What it answers when it behaves is written for each.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Action = 'signIn' | 'issue' | 'create' | 'find' | 'price' | 'status' | 'cancel' | 'other'
/** What changes something there. */
export const changing: readonly Action[] = ['issue', 'create']

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

export interface FakeState {
  /** Until when each token lives. */
  tokens: Map<string, number>
  now: number
  /** What it will only do when it is asked to do something again: questions that were slow on their way. */
  late: (() => unknown)[]
}
export const blankState = (): FakeState => ({ tokens: new Map(), now: 1_795_000_000_000, late: [] })

export interface FakeAnswers<S extends FakeState> {
  state: S
  actionOf: (asked: Asked) => Action
  answer: (asked: Asked, state: S) => Reply
}
export interface FakeServer<S extends FakeState> {
  origin: string
  state: S
  asked: Asked[]
  /** The next questions of these kinds are answered so. */
  misbehave(...faults: Fault[]): void
  /** The server behaves again. */
  forget(): void
  /** Called when a question will never be answered. */
  onHang: () => void
  /** How a question is answered for which nothing else was said; undefined: as it should be. */
  draw: (action: Action) => Fault | undefined
  /** How long an answer takes; what was asked is done half way. */
  answerMs: number
  stop(): Promise<void>
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

export const startFake = async <S extends FakeState>(fakeAnswers: FakeAnswers<S>): Promise<FakeServer<S>> => {
  const { state, actionOf, answer } = fakeAnswers
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
    if (changing.includes(action)) for (const done of state.late.splice(0)) done()
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
  const fake: FakeServer<S> = {
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
