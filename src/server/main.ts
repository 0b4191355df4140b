/** Starts the application. On a stop signal, it finishes running requests and exits. */
import { join } from 'node:path'
import { systemClock } from '#kernel/clock.ts'
import { createApp } from './app.ts'
import type { Server } from './call/call.ts'
import { readConfig } from './process/config.ts'
import { openDatabase } from './database/database.ts'
import { workHandlers } from './jobs/handlers.ts'
import { describeLostSecrets, findLostSecrets } from './secrets/lost-secrets.ts'
import { startRepeating } from './jobs/repeating.ts'
import { createLimiter } from './http/limiter.ts'
import { openLog } from './process/log.ts'
import { openSealer } from './process/sealed.ts'
import { folderMailer } from './mail/mail.ts'
import { exchangeLog } from './outbound/exchange.ts'
import { createOutbound } from './outbound/outbound.ts'
import { bookModules, listModules, registry, reportModules } from './calls/registry.ts'
import { allCalls } from './routes.ts'
import { documents } from '#documents/all.ts'
import { createLastUses } from './access/last-use.ts'
import { createDirectory } from './access/tenancy.ts'
import { beginAllSchedules } from './work/schedules.ts'
import { createWorker } from './work/worker.ts'

const config = readConfig()
const log = openLog(config.logLevel)
if (!config.databaseAppUrl) throw new Error('DATABASE_APP_URL is not set: start with `npm start`, which finds it out')

let repeats = 0
const database = openDatabase({
  url: config.databaseAppUrl,
  clock: systemClock,
  onSlow: ({ text, milliseconds, tenant }) =>
    log.warn({ tenant, ms: Math.round(milliseconds), sql: text.slice(0, 500) }, 'slow'),
  // `count`: since the start, so that one line of the log tells how often it happened.
  onRepeat: (repeat) => log.warn({ ...repeat, count: (repeats += 1) }, 'repeated'),
  onAway: (reason) => log.warn({ reason }, 'database away'),
  onBack: (milliseconds) => log.warn({ ms: Math.round(milliseconds) }, 'database back'),
  onAcross: (reason) => log.debug({ reason }, 'across tenants'),
})
const worker = createWorker(
  () => server,
  workHandlers(() => server),
)
const server: Server = {
  config,
  database,
  registry,
  log,
  clock: systemClock,
  directory: createDirectory(database, systemClock),
  limiter: createLimiter(config.callsPerMinute, systemClock),
  mailer: folderMailer(join(config.dataDir, 'mail'), systemClock),
  sealer: openSealer(config),
  lastUses: createLastUses(database),
  outbound: createOutbound({ listed: config.outboundHosts, clock: systemClock, log, record: exchangeLog(database) }),
  work: worker,
}
const app = await createApp(
  server,
  allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules }),
)
const writeUses = () => server.lastUses.write()
const stopWritingUses = startRepeating(writeUses, log, { what: 'last uses', firstMs: 60_000, everyMs: 60_000 })

let isStopping = false
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  // Begun first: a request that waits for somebody else must not hold up the end.
  const outboundEnded = server.outbound.stop()
  await Promise.all([app.close(), worker.stop()])
  await stopWritingUses()
  await writeUses().catch((error: unknown) => log.error({ err: error }, 'last uses'))
  await outboundEnded
  await database.close()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

await app.listen({ host: config.host, port: config.port })
worker.start()
beginAllSchedules(server).catch((error: unknown) => log.error({ err: error }, 'schedules'))
findLostSecrets(server).then(
  (lost) => lost && log.warn({ ...lost, why: describeLostSecrets(lost) }, 'secret.keys: a key is missing'),
  (error: unknown) => log.error({ err: error }, 'secret.keys'),
)
