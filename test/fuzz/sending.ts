/** Sends as anybody could: a request to its last byte, whatever is in it, and what came back. */
import { Agent, request as open } from 'node:http'
import { connect } from 'node:net'
import type { Request } from './requests.ts'

export interface Answer {
  /** 0: the line was closed without an answer. */
  status: number
  type: string
  text: string
  milliseconds: number
}
export interface Doors {
  application: number
  print: number
}

const longestMs = 60_000
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

const shown = (bytes: Buffer, type: string): string =>
  /json|text|html/.test(type) ? bytes.toString() : bytes.toString('latin1')

const properly = (port: number, request: Request, attempt = 1): Promise<Answer> => {
  const { method, url, headers, body } = request
  const from = performance.now()
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const done = (status: number, type: string, bytes: Buffer) =>
    resolve({ status, type, text: shown(bytes, type), milliseconds: performance.now() - from })
  const length = method === 'GET' || method === 'HEAD' ? {} : { 'content-length': String(body.length) }
  const sent = open(
    {
      agent,
      port,
      host: '127.0.0.1',
      method,
      path: url,
      headers: { host: '127.0.0.1', ...headers, ...length },
      timeout: longestMs,
    },
    (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => done(answer.statusCode ?? 0, answer.headers['content-type'] ?? '', Buffer.concat(chunks)))
      answer.on('error', () => done(0, '', Buffer.alloc(0)))
    },
  )
  sent.on('timeout', () => reject(new Error('no answer within a minute')))
  // A body that is too long is cut off by the server, which has answered or closed.
  sent.on('error', (error: NodeJS.ErrnoException) =>
    // The server had closed a line that was kept for the next request: nobody has read this one.
    sent.reusedSocket && error.code === 'ECONNRESET' && attempt < 3
      ? resolve(properly(port, request, attempt + 1))
      : done(0, '', Buffer.alloc(0)),
  )
  sent.end('content-length' in length ? body : undefined)
  return promise
}

const silenceMs = 150

/** Writes the bytes and listens until it is quiet: what is no request may never be answered. */
const rawly = (port: number, { body }: Request): Promise<Answer> => {
  const from = performance.now()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const socket = connect({ port, host: '127.0.0.1' })
  let text = ''
  socket.setTimeout(silenceMs, () => socket.destroy())
  socket.on('data', (chunk) => (text += chunk.toString('latin1')))
  socket.on('error', () => socket.destroy())
  socket.on('close', () =>
    resolve({
      status: Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0),
      type: '',
      text,
      milliseconds: performance.now() - from,
    }),
  )
  socket.write(body)
  return promise
}

/** What Node itself refuses to send is none of the program's business. */
const unsendable = new Set(['ERR_INVALID_CHAR', 'ERR_UNESCAPED_CHARACTERS', 'ERR_INVALID_HTTP_TOKEN'])

/** null: it could not be sent at all. */
export const sendTo =
  (doors: Doors) =>
  async (request: Request): Promise<Answer | null> => {
    try {
      if (request.to === 'raw') return await rawly(doors.application, request)
      return await properly(doors[request.to], request)
    } catch (error) {
      if (unsendable.has((error as { code?: string }).code ?? '')) return null
      throw error
    }
  }
