/** Builds the web program if its sources changed since the last build. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourcesOfWeb, STAMP } from './web-press.ts'

const withParent = new URL('./with-parent.mjs', import.meta.url).href
const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
// One folder per process, because two builds may run at the same time.
const unfinished = join(dist, `web.${process.pid}`)

/** The bundler's output only matters if it fails; our own limits of sizes are in `web-sizes.ts`. */
const runVite = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const words = [vite, 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn']
    const child = spawn(process.execPath, ['--import', withParent, ...words], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      // The channel tells it when this process is killed.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    })
    let said = ''
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${said}\nKhông dựng được giao diện. The pages could not be built (code ${code}).`)),
    )
  })

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What killed builds left. */
const clearUnfinished = (): void => {
  for (const name of readdirSync(dist)) {
    const pid = /^web\.(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true })
  }
}

/** Returns whether a build was necessary. */
export const buildWeb = async (signal?: AbortSignal): Promise<boolean> => {
  if (!existsSync(join(root, 'src/web/index.html'))) return false
  const web = join(dist, 'web')
  const stamp = join(web, STAMP)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesOfWeb()) return false
  mkdirSync(dist, { recursive: true })
  clearUnfinished()
  try {
    await runVite(signal)
    rmSync(web, { recursive: true, force: true })
    renameSync(unfinished, web)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return true
}
