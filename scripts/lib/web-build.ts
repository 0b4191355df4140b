/** Builds the web program if its sources changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
const stampPath = join(dist, 'web.stamp')
// One folder per process, because two builds may run at the same time.
const unfinished = join(dist, `web.${process.pid}`)

/** All files under src that can be part of the web program, and the build configuration. */
const sources = (): string[] =>
  globSync('src/**/*.*', { cwd: root })
    .filter((path) => !/^src\/(engine|server)\/|\.(server|test|prop\.test)\.tsx?$/.test(path))
    .concat('vite.config.ts', 'scripts/lib/web-preloads.ts', 'package-lock.json')
    .sort()

const hashOf = (paths: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/** The bundler's output only matters if it fails; our own limits of sizes are in `web-sizes.ts`. */
const runVite = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const words = [vite, 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn']
    const child = spawn(process.execPath, words, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${said}\nKhông dựng được giao diện. The pages could not be built (code ${code}).`)),
    )
  })

/** Compresses files once at build time instead of on each request; small files are not worth it. */
const press = (folder: string): void => {
  for (const name of globSync('assets/*.{js,css}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, name))
    if (bytes.length < 1024) continue
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** Returns whether a build was necessary. */
export const buildWeb = async (): Promise<boolean> => {
  if (!existsSync(join(root, 'src/web/index.html'))) return false
  const wanted = hashOf(sources())
  const web = join(dist, 'web')
  if (existsSync(web) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return false
  mkdirSync(dist, { recursive: true })
  try {
    await runVite()
    press(unfinished)
    rmSync(web, { recursive: true, force: true })
    renameSync(unfinished, web)
    writeFileSync(stampPath, wanted)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return true
}
