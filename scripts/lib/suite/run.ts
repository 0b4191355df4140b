/** Runs the tools of the suite, and stops them with it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
const bin = join(root, 'node_modules/.bin')

/** For the reports of the tools and what else one run needs; it is gone when the process ends. */
export const folder = mkdtempSync(join(tmpdir(), 'vua-results-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const running = new Set<ChildProcess>()
let stopped = false
export const isStopped = (): boolean => stopped

/** Stops the running step; what it started (a database) ends as usual, and no further step starts. */
const stop = (): void => {
  stopped = true
  for (const child of running) child.kill('SIGTERM')
}

export const stopWithSignals = (): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, stop)
}

/** Returns the exit code; the output goes on to ours, and `heard` is given every piece of it. */
export const run = (
  command: string,
  words: readonly string[],
  environment: Record<string, string> = {},
  heard?: (text: string) => void,
): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(join(bin, command), words, {
      cwd: root,
      // The executables of the tools look for Node in PATH.
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}`, ...environment },
      stdio: heard ? ['inherit', 'pipe', 'pipe'] : 'inherit',
    })
    running.add(child)
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      from?.setEncoding('utf8').on('data', (text: string) => {
        to.write(text)
        heard?.(text)
      })
    }
    child.once('error', () => resolve(127))
    child.once('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
