/** Starts the application. On a stop signal, it finishes running requests and exits. */
import { join } from 'node:path'
import { systemClock } from '#kernel/clock.ts'
import { createApp } from './app.ts'
import type { Server } from './call/call.ts'
import { connectionsOf, readConfig } from './process/config.ts'
import { openDatabase, type SlowStatement } from './database/database.ts'
import { asRoleOf, openReplica } from './database/replica.ts'
import { workHandlers } from './jobs/handlers.ts'
import { describeLostSecrets, findLostSecrets } from './secrets/lost-secrets.ts'
import { startRepeating } from './jobs/repeating.ts'
import { createLimiter } from './http/limiter.ts'
import { handOver } from './process/hand-over.ts'
import { openLog } from './process/log.ts'
import { openSealer } from './process/sealed.ts'
import { folderMailer } from './mail/mail.ts'
import { exchangeLog } from './outbound/exchange.ts'
import { createOutbound } from './outbound/outbound.ts'
import { bookModules, listModules, registry, reportModules } from './calls/registry.ts'
import { allCalls } from './routes.ts'
import { documents } from '#documents/all.ts'
import { callCounts, exchangeEveryMs } from './access/call-counts.ts'
import { createLastUses } from './access/last-use.ts'
import { createDirectory } from './access/tenancy.ts'
import { beginAllSchedules } from './work/schedules.ts'
import { sharedTurns } from './issuing/shared-lines.ts'
import { turnsOfOne } from './issuing/series-line.ts'
import { createWorker } from './work/worker.ts'

const config = readConfig()
const log = openLog(config.logLevel)
/** Processes beside this one share with it what the settings and the limits allow. */
const { workers } = config
const isAlone = workers === 1
if (!config.databaseAppUrl) throw new Error('DATABASE_APP_URL is not set: start with `npm start`, which finds it out')

/** The counters for monitoring; their library is loaded only where it is wanted. */
const meters = config.metricsPort === null ? undefined : (await import('./metrics/meters.ts')).openMeters()

let repeats = 0
const opened = {
  clock: systemClock,
  max: connectionsOf(workers),
  isSpread: config.isSpread,
  onSlow: ({ text, milliseconds, tenant }: SlowStatement) => {
    meters?.slow()
    log.warn({ tenant, ms: Math.round(milliseconds), sql: text.slice(0, 500) }, 'slow')
  },
}
const database = openDatabase({
  ...opened,
  url: config.databaseAppUrl,
  // `count`: since the start, so that one line of the log tells how often it happened.
  onRepeat: (repeat) => {
    meters?.repeated(repeat.code)
    log.warn({ ...repeat, count: (repeats += 1) }, 'repeated')
  },
  onAway: (reason) => {
    meters?.away()
    log.warn({ reason }, 'database away')
  },
  onBack: (milliseconds) => {
    meters?.back(milliseconds)
    log.warn({ ms: Math.round(milliseconds) }, 'database back')
  },
  onAcross: (reason) => log.debug({ reason }, 'across tenants'),
  ...(meters && { onConnection: (waited) => (waited === null ? meters.unconnected() : meters.connected(waited)) }),
})
const replica =
  config.databaseReadUrl &&
  openReplica({
    ...opened,
    url: asRoleOf(config.databaseAppUrl, config.databaseReadUrl),
    primary: database,
    onChange: (state, reason) => log[state === 'used' ? 'info' : 'warn']({ state, reason }, 'replica'),
  })
const worker = createWorker(
  () => server,
  workHandlers(() => server),
  { atOnce: Math.ceil(8 / workers), ofOne: Math.ceil(2 / workers), onOver: meters?.worked },
)
const server: Server = {
  config,
  database,
  ...(replica && { replica }),
  registry,
  log,
  clock: systemClock,
  directory: createDirectory(database, systemClock),
  limiter: createLimiter(config.callsPerMinute, systemClock),
  mailer: folderMailer(join(config.dataDir, 'mail'), systemClock),
  sealer: openSealer(config),
  lastUses: createLastUses(database),
  outbound: createOutbound({
    listed: config.outboundHosts,
    clock: systemClock,
    log,
    record: exchangeLog(database),
    onOver: meters?.exchanged,
    workers,
  }),
  invoiceTurns: isAlone ? turnsOfOne() : sharedTurns({ database, log }),
  work: worker,
  meters,
}
const app = await createApp(
  server,
  allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules }),
)
const writeUses = () => server.lastUses.write()
const stopWritingUses = startRepeating(writeUses, log, { what: 'last uses', firstMs: 60_000, everyMs: 60_000 })

const stopExchange = isAlone
  ? async () => undefined
  : startRepeating(callCounts(server, systemClock.newId()), log, {
      what: 'counts of calls',
      firstMs: exchangeEveryMs,
      everyMs: exchangeEveryMs,
    })

let isStopping = false
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  // Begun first: a request that waits for somebody else must not hold up the end.
  const outboundEnded = server.outbound.stop()
  await Promise.all([app.close(), worker.stop()])
  await Promise.all([stopWritingUses(), stopExchange()])
  await writeUses().catch((error: unknown) => log.error({ err: error }, 'last uses'))
  await outboundEnded
  if (replica) await replica.close()
  await database.close()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
/** The supervisor has started another process in place of this one. */
const handOverMs = 5_000
process.on('message', (message) => {
  if (message === 'hand over') void handOver(app.server, handOverMs).then(stop)
})

if (meters) {
  const { answerScrapes, factsOf, addServerGauges } = await import('./metrics/server.ts')
  addServerGauges(meters.registry, { database, worker, http: app.server, replica: replica || undefined })
  answerScrapes({
    own: meters.registry,
    facts: () => factsOf(database),
    onFailure: (error) => log.error({ err: error }, 'metrics'),
  })
}

// Beside others, the supervisor opens the port and is waited for; afterwards it is heard without keeping this process.
process.channel?.ref()
await app.listen({ host: config.host, port: config.port })
process.channel?.unref()
worker.start()
beginAllSchedules(server).catch((error: unknown) => log.error({ err: error }, 'schedules'))
findLostSecrets(server).then(
  (lost) => lost && log.warn({ ...lost, why: describeLostSecrets(lost) }, 'secret.keys: a key is missing'),
  (error: unknown) => log.error({ err: error }, 'secret.keys'),
)
