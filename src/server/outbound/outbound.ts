/**
 * Asks computers of others: invoice providers, carriers. The only place of the program that does, beside the mail
 * server and the print service. What was said is told to `record` when it is over.
 */
import type { Logger } from 'pino'
import type { Asking } from '#engine/outbound.ts'
import type { Clock } from '#kernel/clock.ts'
import { createConnections, type Connections, type ConnectionRules } from './connection.ts'
import { exchangeOf, type Exchange } from './exchange.ts'
import { isAllowed, originOf, targetOf, type Origin } from './hosts.ts'
import {
  failed,
  type OutboundCaller,
  type OutboundOutcome,
  type OutboundQuestion,
  type OutboundReason,
} from './question.ts'
import { reasonOf, send, type Sending } from './send.ts'
import { createTurns, TooManyWait, type Limit, type Turns } from './turns.ts'

export interface Outbound extends Asking {
  /** From now on nothing is asked; what is under way has a moment to end. */
  stop(): Promise<void>
}

export interface OutboundOptions extends ConnectionRules {
  clock: Clock
  log: Pick<Logger, 'error'>
  /** Keeps what was said. */
  record: (tenant: string, exchange: Exchange) => Promise<unknown>
  /** Told of every question when it is over: what was answered, as 2xx, or why nothing was. */
  onOver?: ((over: { adapter: string; outcome: string; milliseconds: number }) => void) | undefined
  /** How long what is under way has at the end. */
  graceMs?: number
  /** Processes that ask beside each other; each may ask its part of what all may. */
  workers?: number
}

const usualTimes = { connectMs: 5_000, firstByteMs: 20_000, wholeMs: 30_000 }
const usualBytes = 10 * 1024 * 1024
const mostWaiting = 1_000
const usualGraceMs = 2_000

/** Smaller in each line, so that one slow host leaves its tenant, and one busy tenant its hosts, room for others. */
const limitsFor = ({ tenant, adapter }: OutboundCaller, { host, port }: Origin, workers: number): Limit[] =>
  [
    { key: `adapter ${adapter}`, most: 64 },
    { key: `host ${host}:${port}`, most: 32 },
    { key: `tenant ${tenant}`, most: 16 },
    { key: `tenant ${tenant} at ${host}:${port}`, most: 8 },
  ].map(({ key, most }) => ({ key, most: Math.ceil(most / workers) }))

/** The address asked; null if the path would lead elsewhere. */
const addressOf = ({ origin, path, query = {} }: OutboundQuestion): URL | null => {
  const base = originOf(origin)
  if (!base || !path.startsWith('/') || !URL.canParse(path, base.origin)) return null
  const url = new URL(path, base)
  if (url.origin !== base.origin || url.username || url.password || url.hash) return null
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value)
  return url
}

const optionsOf = (question: OutboundQuestion, url: URL): Sending['options'] => ({
  method: question.method,
  path: `${url.pathname}${url.search}`,
  headers: {
    accept: 'application/json, text/xml;q=0.9, */*;q=0.5',
    'accept-encoding': 'identity',
    'user-agent': 'vua',
    ...(question.body && {
      'content-type': question.body.type,
      'content-length': Buffer.byteLength(question.body.content),
    }),
    ...question.headers,
  },
})

interface Held {
  workers: number
  connections: Connections
  turns: Turns
  signal: AbortSignal
}

const sendOn = async (
  { connections }: Held,
  { question, url, target, signal }: { question: OutboundQuestion; url: URL; target: Origin; signal: AbortSignal },
): Promise<OutboundOutcome> => {
  const isRepeatable = question.isRepeatable ?? question.method === 'GET'
  const over = (reuses: boolean): Promise<OutboundOutcome & { isStale?: true }> =>
    send({
      isTls: target.isTls,
      options: { ...connections.optionsFor(target, reuses), ...optionsOf(question, url) },
      content: question.body?.content,
      times: { ...usualTimes, ...question.times },
      mostBytes: question.mostBytes ?? usualBytes,
      signal,
    })
  try {
    await connections.checkLiteral(target)
    // What must not arrive twice has a connection of its own: one of before may have ended, which nobody could tell from
    // an answer that got lost.
    const { isStale, ...outcome } = await over(isRepeatable)
    return isStale && isRepeatable ? await over(false) : outcome
  } catch (error) {
    return failed(reasonOf(error))
  }
}

const whyNoTurn = (error: unknown, signal: AbortSignal): OutboundReason => {
  if (error instanceof TooManyWait) return 'busy'
  return signal.reason === 'timeout' ? 'busy' : 'stopped'
}

const askOnce = async (
  held: Held,
  caller: OutboundCaller,
  { question, listed }: { question: OutboundQuestion; listed: OutboundOptions['listed'] },
): Promise<OutboundOutcome> => {
  const url = addressOf(question)
  if (!url) return failed('unsendable', { detail: 'address' })
  const target = targetOf(url)
  if (!isAllowed(target, { official: caller.official, listed })) return failed('forbidden')
  const ending = new AbortController()
  const stopped = (): void => ending.abort('stopped' satisfies OutboundReason)
  const sources = [held.signal, ...(question.signal ? [question.signal] : [])]
  for (const source of sources) source.addEventListener('abort', stopped, { once: true })
  if (sources.some(({ aborted }) => aborted)) stopped()
  const timer = setTimeout(
    () => ending.abort('timeout' satisfies OutboundReason),
    question.times?.wholeMs ?? usualTimes.wholeMs,
  )
  try {
    const leave = await held.turns.take(limitsFor(caller, target, held.workers), ending.signal)
    return await sendOn(held, { question, url, target, signal: ending.signal }).finally(leave)
  } catch (error) {
    return failed(whyNoTurn(error, ending.signal))
  } finally {
    clearTimeout(timer)
    for (const source of sources) source.removeEventListener('abort', stopped)
  }
}

const classOf = (outcome: OutboundOutcome): string =>
  outcome.kind === 'answered' ? `${Math.floor(outcome.status / 100)}xx` : outcome.reason

export const createOutbound = ({
  clock,
  log,
  record,
  onOver,
  graceMs = usualGraceMs,
  workers = 1,
  ...rules
}: OutboundOptions): Outbound => {
  const ends = new AbortController()
  const running = new Set<Promise<unknown>>()
  let isEnding = false
  const held: Held = {
    workers,
    connections: createConnections(rules),
    turns: createTurns(mostWaiting),
    signal: ends.signal,
  }

  const ask = async (caller: OutboundCaller, question: OutboundQuestion): Promise<OutboundOutcome> => {
    if (isEnding) return failed('stopped')
    const at = clock.now()
    const from = performance.now()
    const outcome = await askOnce(held, caller, { question, listed: rules.listed })
    const durationMs = Math.round(performance.now() - from)
    onOver?.({ adapter: caller.adapter, outcome: classOf(outcome), milliseconds: durationMs })
    if (question.isRoutine && outcome.kind === 'answered' && outcome.status < 300) return outcome
    try {
      await record(caller.tenant, exchangeOf(caller, { id: clock.newId(), at, durationMs, question, outcome }))
    } catch (error) {
      // What was done is done, and its outcome is what counts.
      log.error({ err: error, tenant: caller.tenant, adapter: caller.adapter }, 'exchange not kept')
    }
    return outcome
  }
  return {
    ask(caller, question) {
      const asked = ask(caller, question)
      running.add(asked)
      return asked.finally(() => running.delete(asked))
    },
    async stop() {
      isEnding = true
      const timer = setTimeout(() => ends.abort(), graceMs)
      await Promise.all(running)
      clearTimeout(timer)
      held.connections.close()
    },
  }
}
