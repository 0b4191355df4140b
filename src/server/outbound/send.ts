/** One question over one connection, until its answer is whole or it is known that none will come. */
import { request as plainRequest, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as tlsRequest } from 'node:https'
import { isAboutCertificate } from '../http/certificate-errors.ts'
import { AddressForbidden } from '../http/outbound-address.ts'
import { decodeBody } from './decode.ts'
import { failed, type OutboundOutcome, type OutboundReason, type OutboundTimes } from './question.ts'

export interface Sending {
  isTls: boolean
  options: RequestOptions
  content: string | Buffer | undefined
  times: OutboundTimes
  mostBytes: number
  /** Ends the sending; its reason is one of `OutboundReason`. */
  signal: AbortSignal
}

const mostHeaderBytes = 16 * 1024

const reasons: Readonly<Record<string, OutboundReason>> = {
  ENOTFOUND: 'hostUnknown',
  EAI_AGAIN: 'hostUnknown',
  EAI_FAIL: 'hostUnknown',
  ENODATA: 'hostUnknown',
  EDNS: 'hostUnknown',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  EHOSTDOWN: 'refused',
  ENETUNREACH: 'refused',
  ENETDOWN: 'refused',
  EADDRNOTAVAIL: 'refused',
  EACCES: 'refused',
  ETIMEDOUT: 'timeout',
  EPROTO: 'encryption',
  HPE_HEADER_OVERFLOW: 'tooLarge',
  ERR_INVALID_CHAR: 'unsendable',
  ERR_UNESCAPED_CHARACTERS: 'unsendable',
  ERR_INVALID_HTTP_TOKEN: 'unsendable',
  ERR_HTTP_INVALID_HEADER_VALUE: 'unsendable',
}

export const reasonOf = (error: unknown): OutboundReason => {
  if (error instanceof AddressForbidden) return 'forbidden'
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string }
  const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (known) return known
  if (isAboutCertificate({ code, message })) return 'certificate'
  if (/^ERR_(SSL|TLS)|^ERR_OSSL/.test(code)) return 'encryption'
  if (code.startsWith('HPE_')) return 'malformed'
  return 'cut'
}

/** What is known of a sending under way. */
interface Course {
  /** From now on the other side may have got it. */
  mayHaveArrived: boolean
  status?: number
}

const readAnswer = async (
  response: IncomingMessage,
  mostBytes: number,
): Promise<OutboundOutcome | Extract<OutboundReason, 'tooLarge' | 'malformed' | 'cut'>> => {
  const { statusCode: status = 0, headers } = response
  if (Number(headers['content-length'] ?? 0) > mostBytes) return 'tooLarge'
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > mostBytes) return 'tooLarge'
    pieces.push(piece)
  }
  if (!response.complete) return 'cut'
  const body = await decodeBody(Buffer.concat(pieces), headers['content-encoding'] ?? '', mostBytes)
  return typeof body === 'string' ? body : { kind: 'answered', status, headers, body }
}

const begin = ({ isTls, options }: Sending): ClientRequest =>
  (isTls ? tlsRequest : plainRequest)({ ...options, maxHeaderSize: mostHeaderBytes, insecureHTTPParser: false })

/** Resolves with the answer, or throws an error or a reason. */
const converse = (request: ClientRequest, sending: Sending, course: Course): Promise<OutboundOutcome> => {
  const { isTls, content, times, mostBytes, signal } = sending
  const { promise, resolve, reject } = Promise.withResolvers<OutboundOutcome>()
  let timer = setTimeout(() => reject(new Stopped('timeout')), times.connectMs)
  const connected = (): void => {
    course.mayHaveArrived = true
    clearTimeout(timer)
    timer = setTimeout(() => reject(new Stopped('timeout')), times.firstByteMs)
  }
  const stop = (): void => reject(new Stopped(signal.reason as OutboundReason))
  signal.addEventListener('abort', stop, { once: true })
  request.on('error', reject)
  request.on('socket', (socket) => {
    if (request.reusedSocket) connected()
    else socket.once(isTls ? 'secureConnect' : 'connect', connected)
  })
  // An answer of another protocol is none.
  request.on('upgrade', (_, socket) => {
    socket.destroy()
    reject(new Stopped('malformed'))
  })
  request.on('response', (response) => {
    clearTimeout(timer)
    if (response.statusCode !== undefined) course.status = response.statusCode
    readAnswer(response, mostBytes).then(
      (answer) => (typeof answer === 'string' ? reject(new Stopped(answer)) : resolve(answer)),
      reject,
    )
  })
  request.on('close', () => {
    if (course.status === undefined) reject(new Stopped('cut'))
  })
  if (signal.aborted) stop()
  else request.end(content)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}

class Stopped extends Error {
  readonly reason: OutboundReason
  constructor(reason: OutboundReason) {
    super(reason)
    this.reason = reason
  }
}

/** Never throws. `isStale`: the connection was one of before, and had ended before anything was answered. */
export const send = async (sending: Sending): Promise<OutboundOutcome & { isStale?: true }> => {
  const course: Course = { mayHaveArrived: false }
  let request: ClientRequest | undefined
  try {
    request = begin(sending)
    const outcome = await converse(request, sending, course)
    // What comes after a whole answer has nobody to tell.
    request.on('error', () => {})
    return outcome
  } catch (error) {
    request?.on('error', () => {}).destroy()
    const found = error instanceof Stopped ? error.reason : reasonOf(error)
    const reason = found === 'cut' && !course.mayHaveArrived ? 'refused' : found
    const detail = error instanceof Error && !(error instanceof Stopped) ? error.message : ''
    const isStale = reason === 'cut' && request?.reusedSocket === true && course.status === undefined
    return { ...failed(reason, { ...course, detail }), ...(isStale && { isStale }) }
  }
}
