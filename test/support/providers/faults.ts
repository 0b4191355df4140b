/** What goes wrong between two computers, the same for every provider. Some happen before it did what was asked. */
import { gzipSync } from 'node:zlib'
import { changing, type Action, type Fault, type Misbehaving, type Reply } from './fake-server.ts'

const page = '<!DOCTYPE html><html><body><h1>Service temporarily unavailable</h1></body></html>'
const html = (status: number): Reply => ({ status, type: 'text/html', body: page })

type Run = (server: Misbehaving) => void
const half = ({ response, ...server }: Misbehaving): void => {
  const { status, type, body } = server.perform()
  const bytes = Buffer.from(body)
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length })
  response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy())
}

/** The provider did not do what was asked. */
const before: Record<string, Run> = {
  'a cut before anything is done': ({ response }) => void response.destroy(),
  'no answer, and nothing done': ({ hang }) => hang(),
  'a page with status 200, and nothing done': ({ send }) => send(html(200)),
  'a page with status 500, and nothing done': ({ send }) => send(html(500)),
  'too many questions (429)': ({ send }) =>
    send({ ...html(429), body: '{"message":"Too many requests"}' }, { 'retry-after': '1' }),
  'no service (503)': ({ send }) => send(html(503), { 'retry-after': '120' }),
  'a redirect': ({ send }) => send({ ...html(302), body: '' }, { location: '/login' }),
  'an empty body, and nothing done': ({ send }) => send({ ...html(200), body: '' }),
  'a gateway that gave up, and nothing done': ({ send }) => send(html(504)),
  'an error of the program with JSON': ({ send }) =>
    send({
      status: 500,
      type: 'application/json',
      body: '{"timestamp":1,"status":500,"error":"Internal Server Error"}',
    }),
  'JSON that is no answer': ({ send }) => send({ status: 200, type: 'application/json', body: '[]' }),
  null: ({ send }) => send({ status: 200, type: 'application/json', body: 'null' }),
}
/** The provider did, and the answer cannot be read. */
const after: Record<string, Run> = {
  'a cut after it was done': ({ perform, response }) => {
    perform()
    response.destroy()
  },
  'no answer after it was done': ({ perform, hang }) => {
    perform()
    hang()
  },
  'half an answer': half,
  'a page with status 200 after it was done': ({ perform, send }) => {
    perform()
    send(html(200))
  },
  'a page with status 500 after it was done': ({ perform, send }) => {
    perform()
    send(html(500))
  },
  'a gateway that gave up after it was done': ({ perform, send }) => {
    perform()
    send(html(502))
  },
  'an empty body after it was done': ({ perform, send }) => {
    perform()
    send({ ...html(200), body: '' })
  },
  'a body that is cut although it says it is whole': ({ perform, send }) => {
    const reply = perform()
    send({ ...reply, body: reply.body.slice(0, Math.floor(reply.body.length / 3)) })
  },
  'bytes that are no text': ({ perform, send }) => {
    const reply = perform()
    send(reply, {}, Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41]))
  },
  'a compressed answer that is cut': ({ perform, send }) => {
    const reply = perform()
    const packed = gzipSync(reply.body)
    send(reply, { 'content-encoding': 'gzip' }, packed.subarray(0, Math.floor(packed.length / 2)))
  },
  'text that says it is compressed': ({ perform, send }) => send(perform(), { 'content-encoding': 'gzip' }),
  'a whole answer with status 502': ({ perform, send }) => send({ ...perform(), status: 502 }),
}
/** Nobody waits any more when it is done, and the provider does not know the key until then. */
const late: Record<string, Run> = {
  'no answer, and done later': ({ perform, hang, state }) => {
    state.late.push(perform)
    hang()
  },
}
/** The provider did, and the answer is odd but can be read. */
const odd: Record<string, Run> = {
  'a mark before the text': ({ perform, send }) => {
    const reply = perform()
    send({ ...reply, body: `\uFEFF${reply.body}` })
  },
  'a compressed answer': ({ perform, send }) => {
    const reply = perform()
    send(reply, { 'content-encoding': 'gzip' }, gzipSync(reply.body))
  },
  'another type of content': ({ perform, send }) => send({ ...perform(), type: 'text/plain' }),
  'spaces around the answer': ({ perform, send }) => {
    const reply = perform()
    send({ ...reply, body: `\r\n  ${reply.body}\r\n` })
  },
  'an answer in pieces': ({ perform, response }) => {
    const { status, type, body } = perform()
    const bytes = Buffer.from(body)
    response.writeHead(status, { 'content-type': type })
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7))
    response.end()
  },
  'a late first byte': ({ perform, send }) => {
    const reply = perform()
    setTimeout(() => send(reply), 30)
  },
}

const listed = (runs: Record<string, Run>, action: Action): Fault[] =>
  Object.entries(runs).map(([name, run]) => ({ name: `${name} (${action})`, action, run }))

export const oddAnswers = (action: Action): Fault[] => listed(odd, action)
export const wireFaults = (action: Action): Fault[] => [
  ...listed(before, action),
  // Signing in changes nothing that could be lost.
  ...(action === 'signIn' ? [] : listed(after, action)),
  ...(changing.includes(action) ? listed(late, action) : []),
]

/** The provider did what was asked, and answers something else. */
export const answersInstead = (name: string, action: Action, change: (body: string) => string): Fault => ({
  name,
  action,
  run: ({ perform, send }) => {
    const reply = perform()
    send({ ...reply, body: change(reply.body) })
  },
})
/** The provider does nothing, and answers this. */
export const refuses = (name: string, reply: Reply, action: Action = 'issue'): Fault => ({
  name,
  action,
  run: ({ send }) => send(reply),
})
/** All tokens end, and the question is answered as if they had ended before it came. */
export const revokesTokens = (action: Action): Fault => ({
  name: 'tokens that were revoked',
  action,
  run: ({ perform, send, state }) => {
    state.tokens.clear()
    send(perform())
  },
})
