/** A call as the browser makes it: sent again under the same requestId until somebody answers. */
import { setTimeout as sleep } from 'node:timers/promises'
import { isEnvelope, type Envelope } from '#wire/envelope.ts'
import type { RandomSource } from '../../scripts/demo/random.ts'
import type { Journal } from './journal.ts'

export interface Line {
  /** Where the call may be sent; each try takes one of them. */
  origins: () => readonly string[]
  headers: Readonly<Record<string, string>>
  dice: RandomSource
  journal: Journal
}

export interface Call {
  path: string
  body: unknown
  /** Of a writing call. */
  requestId?: string
  /** Leaves after the first try without an answer. */
  isImpatient?: boolean
  /** Of a call that takes so long that it is rarely done before the next kill. */
  patienceMs?: number
}

export const newRequestId = ({ name, dice }: { name: string; dice: RandomSource }): string =>
  `${Array.from({ length: 4 }, () => dice.between(0, 0x7fffffff).toString(36)).join('-')}-${name}`

const usualPatienceMs = 120_000
const tryMs = 20_000
/** What the browser takes for no answer (src/web/data/call-failed.ts). */
const isNotNow = (status: number): boolean => status === 502 || status === 503 || status === 504

const askOnce = async (line: Line, { path, body, requestId }: Call): Promise<Response | null> => {
  const query = requestId === undefined ? '' : `${path.includes('?') ? '&' : '?'}requestId=${requestId}`
  try {
    return await fetch(`${line.dice.pick(line.origins())}/${path}${query}`, {
      method: 'POST',
      headers: line.headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(tryMs),
    })
  } catch {
    return null
  }
}

/** null: no answer, which is not known before its last byte is there. */
const read = async <T>(answer: Response | null, how: (answer: Response) => Promise<T>): Promise<T | null> =>
  answer ? how(answer).catch(() => null) : null

const textOf = ({ Message, ErrorMessage }: Envelope): string => Message || ErrorMessage

const noteNotNow = ({ journal }: Line, path: string, envelope: unknown): void => {
  const text = isEnvelope(envelope) ? textOf(envelope) : ''
  if (/ổ đĩa/.test(text)) journal.counts.noRoom += 1
  // Even who is sent away is told why, in words.
  if (text === '') journal.faults.push(`${path}: sent away without a word`)
}

/** The answered envelope, or null when an impatient caller left. */
export const send = async (line: Line, call: Call): Promise<Envelope<Record<string, unknown>> | null> => {
  const { journal, dice } = line
  const { patienceMs = usualPatienceMs } = call
  journal.counts.sent += 1
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(dice.between(50, 250))) {
    const answer = await askOnce(line, call)
    const envelope = await read(answer, (one) => one.json())
    if (answer?.status === 200 && isEnvelope(envelope)) {
      journal.counts.answered += 1
      if (answer.headers.get('x-replayed')) journal.counts.replayed += 1
      return envelope as Envelope<Record<string, unknown>>
    }
    if (answer && isNotNow(answer.status)) noteNotNow(line, call.path, envelope)
    else if (answer && envelope)
      journal.faults.push(`${call.path}: HTTP ${answer.status} ${JSON.stringify(envelope).slice(0, 200)}`)
    journal.counts.unanswered += 1
    if (call.isImpatient) return null
  }
  throw new Error(`${call.path}: no answer within ${patienceMs / 1000} s`)
}

/** A PDF of the print service. */
export const print = async (line: Line, body: unknown): Promise<void> => {
  const { journal, dice } = line
  for (
    const until = performance.now() + usualPatienceMs;
    performance.now() < until;
    await sleep(dice.between(50, 250))
  ) {
    const answer = await askOnce(line, { path: 'pdf/print', body })
    const bytes = await read(answer, (one) => one.arrayBuffer())
    if (answer?.status === 200 && bytes) {
      const isPdf = Buffer.from(bytes).subarray(0, 5).toString() === '%PDF-'
      if (isPdf) journal.counts.printed += 1
      else journal.faults.push('pdf/print: answered something that is no PDF')
      return
    }
    if (answer && bytes && !isNotNow(answer.status))
      journal.faults.push(`pdf/print: HTTP ${answer.status} ${Buffer.from(bytes).toString().slice(0, 200)}`)
    journal.counts.unanswered += 1
  }
  throw new Error(`pdf/print: no answer within ${usualPatienceMs / 1000} s`)
}
