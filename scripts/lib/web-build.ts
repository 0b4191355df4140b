/** Builds the web program if its sources changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'

const [brotli, gzipped] = [promisify(brotliCompress), promisify<Buffer, ZlibOptions, Buffer>(gzip)]
const withParent = new URL('./with-parent.mjs', import.meta.url).href
const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
const stampPath = join(dist, 'web.stamp')
// One folder per process, because two builds may run at the same time.
const unfinished = join(dist, `web.${process.pid}`)

/** All files under src that can be part of the web program, and the build configuration. */
const sources = (): string[] =>
  globSync('src/**/*.*', { cwd: root })
    .filter((path) => !/^src\/(engine|server)\/|\.(server|test|prop\.test)\.tsx?$/.test(path))
    .concat('vite.config.ts', 'scripts/lib/web-preloads.ts', 'scripts/lib/web-chunks.ts', 'package-lock.json')
    .sort()

const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

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

/**
 * Compresses files once at build time instead of on each request; small files are not worth it. In threads, because a
 * signal must be heard meanwhile.
 */
const press = async (folder: string, signal?: AbortSignal): Promise<void> => {
  for (const name of globSync('assets/*.{js,css}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, name))
    if (bytes.length < 1024) continue
    signal?.throwIfAborted()
    writeFileSync(join(folder, `${name}.br`), await brotli(bytes))
    writeFileSync(join(folder, `${name}.gz`), await gzipped(bytes, { level: 9 }))
  }
}

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
  const wanted = hashOf(sources())
  const web = join(dist, 'web')
  if (existsSync(web) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return false
  mkdirSync(dist, { recursive: true })
  clearUnfinished()
  try {
    await runVite(signal)
    await press(unfinished, signal)
    rmSync(web, { recursive: true, force: true })
    renameSync(unfinished, web)
    writeFileSync(stampPath, wanted)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return true
}
