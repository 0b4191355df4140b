/** Builds the web when its sources changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('../..', import.meta.url))
const dist = join(root, 'dist')
const stampPath = join(dist, 'web.stamp')
// One for each process that builds: two may do so at the same time.
const unfinished = join(dist, `web.${process.pid}`)

/** Everything under src that may end up in a browser, and what turns it into a bundle. */
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

/** What the bundler says matters only when it fails: budgets of sizes are ours (`web-sizes.ts`). */
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

/** Pressed once here instead of at every request; small files are not worth it. */
const press = (folder: string): void => {
  for (const name of globSync('assets/*.{js,css}', { cwd: folder })) {
    const bytes = readFileSync(join(folder, name))
    if (bytes.length < 1024) continue
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** Answers whether there was something to build. */
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
