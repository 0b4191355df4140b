/**
 * `/metrics` in the form Prometheus reads, for this machine alone: at each look the processes are asked what they have
 * counted, and told apart by the label `process` (decision 0128). Loaded only where METRICS_PORT is set.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Counter, Gauge, AggregatorRegistry, Registry } from 'prom-client'
import { metricsIn, type Metric, type MetricsPart } from '#server/metrics/scrapes.ts'
import { readVerified } from './verified.ts'

/** A process that is watched. */
export interface MetricsProcess {
  name: string
  /** Resolves to what it knows; null if it did not answer within so many milliseconds. */
  counted: (wanted: MetricsPart, withinMs: number) => Promise<Metric[] | null>
  /** How often it was started again after it had ended by itself. */
  restarts: () => number
}

export interface MetricsOptions {
  port: number
  watched: readonly MetricsProcess[]
  dataDir: string
  version: string
}

/** Together less than the ten seconds that Prometheus waits; the database has five of them. */
const ownMs = 3_000
const factsMs = 6_000

const withProcess = (metrics: readonly Metric[], name: string): Metric[] =>
  metrics.map((metric) => ({
    ...metric,
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process: name } })),
  }))

/** The knowledge of the start script itself: which processes answer, how often they ended, the last look at the ledgers. */
const ownMetrics = async (
  { watched, dataDir, version }: MetricsOptions,
  replies: readonly (Metric[] | null)[],
): Promise<Metric[]> => {
  const registry = new Registry()
  const registers = [registry]
  const up = new Gauge({ name: 'vua_process_up', help: '1 if it answered', labelNames: ['process'], registers })
  const restarts = new Counter({
    name: 'vua_process_restarts_total',
    help: 'How often a process ended by itself and was started again',
    labelNames: ['process'],
    registers,
  })
  for (const [index, { name, restarts: count }] of watched.entries()) {
    up.set({ process: name }, replies[index] ? 1 : 0)
    restarts.inc({ process: name }, count())
  }
  new Gauge({ name: 'vua_build_info', help: 'Always 1', labelNames: ['version'], registers }).set({ version }, 1)
  const verified = readVerified(dataDir)
  if (verified) {
    const gauge = (name: string, help: string, value: number) => new Gauge({ name, help, registers }).set(value)
    gauge('vua_ledgers_verified_timestamp_seconds', 'When all ledgers were verified last', verified.at / 1_000)
    gauge('vua_ledgers_different_tenants', 'Tenants whose ledgers differed from their documents', verified.different)
  }
  return metricsIn(registry)
}

/** The first process that has just answered tells the facts of the installation. */
const gather = async (options: MetricsOptions): Promise<string> => {
  const { watched } = options
  const replies = await Promise.all(watched.map((one) => one.counted('own', ownMs)))
  const facts = (await watched.find((_, index) => replies[index])?.counted('facts', factsMs)) ?? []
  const own = replies.map((reply, index) => withProcess(reply ?? [], watched[index]!.name))
  const all = [await ownMetrics(options, replies), facts, ...own]
  return AggregatorRegistry.aggregate(all as never).metrics()
}

/** Pages of others that lead a name of their own to this machine are refused. */
const isOurs = ({ headers }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(headers.host ?? '')

const send = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' })
  response.end(text)
}

/** Whoever looks while another look is under way gets its answer. */
const createHandler = (options: MetricsOptions) => {
  let underWay: Promise<string> | null = null
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOurs(request)) return send(response, 403, 'Only for this machine\n')
    if (request.url?.split('?')[0] !== '/metrics') return send(response, 404, 'There is only /metrics\n')
    if (request.method !== 'GET') return send(response, 405, 'Only GET\n')
    underWay ??= gather(options).finally(() => (underWay = null))
    try {
      send(response, 200, await underWay)
    } catch (error) {
      console.error(error)
      send(response, 500, 'The metrics could not be gathered; the output of the start script says why\n')
    }
  }
}

/** Resolves when `/metrics` can be read. The caller closes the server. */
export const serveMetrics = async (options: MetricsOptions): Promise<Server> => {
  const handle = createHandler(options)
  const server = createServer((request, response) => void handle(request, response))
  server.unref()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(options.port, '127.0.0.1', resolve)
  await promise
  return server
}
