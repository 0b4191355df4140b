/**
 * Starts the print service, a process of its own without a database. On a stop signal, it finishes running requests
 * and exits.
 */
import { systemClock } from '#kernel/clock.ts'
import { readConfig } from './process/config.ts'
import { openLog } from './process/log.ts'
import { gatherRegistry } from './render/registry.ts'
import { renderService } from './render/service.ts'

const config = readConfig()
const log = openLog(config.logLevel)
/** The counters for monitoring; their library is loaded only where it is wanted. */
const meters = config.metricsPort === null ? undefined : (await import('./metrics/print-meters.ts')).openPrintMeters()
const app = renderService({
  ...(await gatherRegistry()),
  application: { host: config.host, port: config.port },
  baseDomain: config.baseDomain,
  now: () => systemClock.now(),
  log,
  meters,
})
if (meters) {
  const { answerScrapes } = await import('./metrics/scrapes.ts')
  answerScrapes({ own: meters.registry, onFailure: (error) => log.error({ err: error }, 'metrics') })
}

let isStopping = false
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await app.close()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

await app.listen({ host: config.host, port: config.printPort })
