/**
 * Two processes of the application on one port, kept running as `npm start` does, without a build of the pages.
 * Arguments: the database, the data directory, the port; then, to have them counted, the ports of `/metrics` and of the
 * print service, which runs beside them only then. The message `renew` starts them anew one after the other.
 */
import { join } from 'node:path'
import { serveMetrics } from '../../scripts/lib/metrics-server.ts'
import { supervise } from '../../scripts/lib/supervise.ts'

const [url, dataDir, port, metricsPort, printPort] = process.argv.slice(2) as [string, string, string, string?, string?]
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const log = { path: '', write: (chunk: Uint8Array | string) => void process.stdout.write(chunk), end: async () => {} }
const environment = {
  DATABASE_APP_URL: url,
  DATA_DIR: dataDir,
  PORT: port,
  WORKERS: '2',
  CALLS_PER_MINUTE: '300',
  LOG_LEVEL: 'info',
  METRICS_PORT: metricsPort,
  PRINT_PORT: printPort,
  SECRET_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
}
const common = { environment, host: '127.0.0.1', log }
const script = (name: string): string => join(import.meta.dirname, '../../src/server', name)
const servers = [1, 2].map((index) =>
  supervise({ ...common, name: `server ${index}`, script: script('main.ts'), port: Number(port), isBeside: true }, say),
)
if (printPort)
  servers.push(
    supervise(
      { ...common, name: 'print', script: script('render-main.ts'), port: Number(printPort), isBeside: false },
      say,
    ),
  )
const stop = async (): Promise<void> => {
  await Promise.all(servers.map((one) => one.stop(2_500)))
  process.exit(0)
}
const renew = async (): Promise<void> => {
  for (const one of servers) await one.renew()
  say('all renewed')
}
process.on('SIGTERM', () => void stop())
process.on('disconnect', () => void stop())
process.on('message', () => void renew())
await Promise.all(servers.map((one) => one.ready))
if (metricsPort) await serveMetrics({ port: Number(metricsPort), watched: servers, dataDir, version: 'test' })
say('ready')
