/**
 * How a process leaves its port to the others without a refused request: it takes no more connections, asks whoever
 * uses one of its own to open another after the next answer, and waits until they have.
 */
import type { Server as HttpServer } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const lookEveryMs = 25

const connectionsOf = (server: HttpServer): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/**
 * Resolves when no connection is left, or after `mostMs` milliseconds; what is left then has not been used since, or
 * waits for a long answer.
 */
export const handOver = async (server: HttpServer, mostMs: number): Promise<void> => {
  // Before the application sees a request, so that every answer from now on says it.
  server.prependListener('request', (_request, response) => void response.setHeader('connection', 'close'))
  // The close of HTTP would also cut connections on which a request may be under way.
  NetServer.prototype.close.call(server)
  const until = performance.now() + mostMs
  while (performance.now() < until && (await connectionsOf(server)) > 0) await sleep(lookEveryMs)
}
