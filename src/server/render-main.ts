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
const app = renderService({
  ...(await gatherRegistry()),
  application: { host: config.host, port: config.port },
  baseDomain: config.baseDomain,
  now: () => systemClock.now(),
  log: openLog(config.logLevel),
})

let isStopping = false
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  await app.close()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())

await app.listen({ host: config.host, port: config.printPort })
