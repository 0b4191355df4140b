/** The running product on such a directory: application and print service as separate processes, called over HTTP. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'

import { createPieceReader } from '#wire/pieces.ts'
import { freePorts } from '../../scripts/lib/product.ts'
import { engineFlags, environmentOf } from '../../scripts/lib/supervise.ts'
import { signInAt } from '../support/sign-in.ts'
import { PASSWORD, type Dataset } from './dataset.ts'

export interface Answered {
  data: Record<string, unknown>
  /** From sending the request to the last byte of the response. */
  milliseconds: number
  databaseMs: number
  bytes: number
}
export interface Site {
  url: string
  printUrl: string
  /** A call as administrator of the large tenant; throws if it is refused. */
  call(path: string, body?: unknown): Promise<Answered>
  /** Milliseconds until this many rows of a report have arrived. */
  first(path: string, body: unknown, rows: number): Promise<number>
  /** Sends a body to the print service. */
  print(body: unknown): Promise<{ bytes: number; milliseconds: number }>
  /** Process id of the application. */
  pid: number
  /** Peak memory of a process so far, in MB. */
  peak(which: 'application' | 'print'): number
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const scripts = { application: 'main.ts', print: 'render-main.ts' } as const
const start = (name: keyof typeof scripts, environment: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [...engineFlags({ name }), `${root}src/server/${scripts[name]}`], {
    env: {
      ...environmentOf({ name }, environment['DATA_DIR']),
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', process.stderr, process.stderr],
  })

const peakOf = ({ pid }: ChildProcess): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1000

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

const ready = async (url: string, child: ChildProcess): Promise<void> => {
  while (
    !(await fetch(`${url}/health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`${url} did not start`)
    await sleep(50)
  }
}

/** `more`: environment variables as described in the README. */
export const openSite = async (dataset: Dataset, more: Record<string, string> = {}): Promise<Site> => {
  const [port, printPort] = await freePorts()
  const environment = {
    PORT: String(port),
    PRINT_PORT: String(printPort),
    CALLS_PER_MINUTE: '100000000',
    DATABASE_APP_URL: dataset.urls.appUrl,
    DATA_DIR: dataset.dataDir,
    ...more,
  }
  const children = { application: start('application', environment), print: start('print', environment) }
  const [url, printUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${printPort}`]
  await Promise.all([ready(url, children.application), ready(printUrl, children.print)])
  const tenant = dataset.tenants.house.code
  const token = await signInAt(url, { tenant, userName: 'admin', password: PASSWORD })
  const headers = {
    'x-tenant': tenant,
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
    // The encodings that browsers accept over TLS.
    'accept-encoding': 'gzip, deflate, br, zstd',
  }
  return {
    url,
    printUrl,
    call: async (path, body) => {
      const from = performance.now()
      const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? null) })
      const text = await answer.text()
      const milliseconds = performance.now() - from
      const json = JSON.parse(text) as { ErrorCode: number; ErrorMessage: string; Data: Record<string, unknown> }
      if (json.ErrorCode !== 0) throw new Error(`${path}: ${json.ErrorMessage}`)
      const timing = /dur=([\d.]+)/.exec(answer.headers.get('server-timing') ?? '')
      return { data: json.Data, milliseconds, databaseMs: Number(timing?.[1] ?? Number.NaN), bytes: text.length }
    },
    first: async (path, body, rows) => {
      const from = performance.now()
      const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body ?? null) })
      const reader = createPieceReader()
      const text = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
      let have = 0
      // No further piece is waited for once the rows are there.
      while (have < rows) {
        const piece = await text.read()
        if (piece.done) break
        have += reader.take(piece.value).length
      }
      const milliseconds = performance.now() - from
      // What is left is taken, too: the server goes on with what a reader left behind, beside the next call.
      while (!(await text.read()).done);
      if (have < rows) throw new Error(`${path}: only ${have} rows`)
      return milliseconds
    },
    print: async (body) => {
      const from = performance.now()
      const answer = await fetch(`${printUrl}/pdf/print`, { method: 'POST', headers, body: JSON.stringify(body) })
      const bytes = (await answer.arrayBuffer()).byteLength
      if (!answer.ok) throw new Error(`print: ${answer.status}`)
      return { bytes, milliseconds: performance.now() - from }
    },
    pid: children.application.pid!,
    peak: (which) => peakOf(children[which]),
    close: async () => {
      await Promise.all(Object.values(children).map(ended))
    },
  }
}
