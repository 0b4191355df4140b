/** The product for scripts: the running one, or one started for the duration of the script. */
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isUp } from '../client.ts'

export interface Product {
  url: string
  stop(): Promise<void>
}

const script = fileURLToPath(new URL('../start.ts', import.meta.url))
const longestStartMs = 300_000

/** A server that holds a free port of this machine. */
const held = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

/** Two ports that are free now. Both are held until both are known: asked for one by one, they can be the same. */
export const freePorts = async (): Promise<[number, number]> => {
  const servers = [await held(), await held()] as const
  const [first, second] = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return [first!, second!]
}

/** A port that is free now. */
export const freePort = async (): Promise<number> => (await freePorts())[0]

/** HOST, PORT and PRINT_PORT of a product on this machine, beside whatever else runs on it. */
export const freeAddress = async (): Promise<{ HOST: string; PORT: string; PRINT_PORT: string }> => {
  const [port, printPort] = await freePorts()
  return { HOST: '127.0.0.1', PORT: String(port), PRINT_PORT: String(printPort) }
}

/** Starts the product like a user does, on free ports; `more`: environment variables as described in the README. */
export const startProduct = async (more: Readonly<Record<string, string>> = {}): Promise<Product> => {
  const address = await freeAddress()
  const child = spawn(process.execPath, [script], {
    // The request log of thousands of calls would be useless output.
    env: { LOG_LEVEL: 'warn', LOG_TO: 'console', ...process.env, ...address, ...more },
    // The product's output must not mix with the script's own table.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${address.PORT}`
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  for (const until = Date.now() + longestStartMs; Date.now() < until; await sleep(200)) {
    if (child.exitCode !== null)
      throw new Error(`Vựa không khởi động được. Vựa did not start (code ${child.exitCode}).`)
    if (await isUp(url)) return { url, stop }
  }
  await stop()
  throw new Error('Vựa không khởi động được. Vựa did not start within five minutes.')
}

/** `isGiven`: the user named this address, so no other product is started instead. */
export const findProduct = async (url: string, isGiven: boolean): Promise<Product> => {
  if (await isUp(url)) return { url, stop: async () => {} }
  if (isGiven) throw new Error(`Không có Vựa ở ${url}. No Vựa answers at ${url}.`)
  return startProduct()
}
