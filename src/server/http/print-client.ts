/** Asks the print service for a PDF, as the caller himself: with his token, for his tenant. */
import { request, type IncomingHttpHeaders } from 'node:http'
import { problem, Refused } from '#kernel/problem.ts'
import { printNoticeHeader } from '#wire/calls.ts'
import { Rejected } from '#wire/errors.ts'
import { isObject } from '#wire/values.ts'
import type { Config } from '../process/config.ts'
import { parseJson } from './json.ts'

export interface PrintCaller {
  authorization: string
  tenant: string
  language: string
  /** Where the caller is: a key counts at its networks only. */
  address: string
}

const timeoutMs = 60_000
/** Mail servers take hardly more. */
const mostBytes = 8 * 1024 * 1024

/** The host for reaching a service on this machine that may listen on all addresses. */
const reach = (host: string): string => (host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host)

/** What the print service has to tell of the pages; '' if nothing. */
const noticeIn = ({ [printNoticeHeader]: notice }: IncomingHttpHeaders): string =>
  typeof notice === 'string' ? decodeURIComponent(notice) : ''

interface PrintAnswer {
  status: number
  notice: string
  bytes: Buffer
}

const post = (
  config: Config,
  body: Buffer,
  { authorization, tenant, language, address }: PrintCaller,
): Promise<PrintAnswer> => {
  const { promise, resolve, reject } = Promise.withResolvers<PrintAnswer>()
  const sent = request(
    {
      host: reach(config.host),
      port: config.printPort,
      path: '/pdf/print',
      method: 'POST',
      timeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        authorization,
        'x-tenant': tenant,
        language,
        ...(address && { 'x-forwarded-for': address }),
      },
    },
    (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > mostBytes) sent.destroy(new Refused([problem('', 'mail.attachmentTooLarge')]))
        else chunks.push(chunk)
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, notice: noticeIn(answer.headers), bytes: Buffer.concat(chunks) }),
      )
      answer.on('error', reject)
    },
  )
  sent.on('timeout', () => sent.destroy(new Error('The print service did not answer')))
  sent.on('error', reject)
  sent.end(body)
  return promise
}

const messageIn = (bytes: Buffer): string => {
  const answer = parseJson(bytes.toString())
  return isObject(answer) && typeof answer['Message'] === 'string' ? answer['Message'] : ''
}

export type FetchedPdf = Pick<PrintAnswer, 'bytes' | 'notice'>

/** Throws Refused with what the print service said, or Rejected 503 if it cannot be reached. */
export const fetchPdf = async (config: Config, body: unknown, caller: PrintCaller): Promise<FetchedPdf> => {
  const { status, notice, bytes } = await post(config, Buffer.from(JSON.stringify(body)), caller).catch(
    (error: unknown) => {
      throw error instanceof Refused ? error : new Rejected(503, 'unavailable')
    },
  )
  if (status === 200) return { bytes, notice }
  if (status === 503) throw new Rejected(503, 'printBusy')
  throw new Refused([problem('', 'mail.printFailed', { reason: messageIn(bytes) })])
}
