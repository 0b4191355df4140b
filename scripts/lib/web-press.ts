/**
 * What every build of the pages ends with: their files compressed once, as small as can be, instead of on each request,
 * and a note of what they were built from.
 */
import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib'
import type { Plugin } from 'vite'

/** The highest quality is its usual one. */
const brotli = promisify(brotliCompress)
const gzipped = promisify<Buffer, ZlibOptions, Buffer>(gzip)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Beside the files of the pages, so that it goes with them. Without an ending nobody is sent it. */
export const STAMP = 'stamp'
/** Smaller ones are hardly smaller when compressed. */
const LEAST = 1024

/** A hash of all files under src that can be part of the web program, and of the build configuration. */
export const sourcesOfWeb = (): string => {
  const hash = createHash('sha256')
  const paths = globSync('src/**/*.*', { cwd: root })
    .filter((path) => !/^src\/(engine|server)\/|\.(server|test|prop\.test)\.tsx?$/.test(path))
    .concat(
      'vite.config.ts',
      'package-lock.json',
      globSync('scripts/lib/web-{apply,chunks,definitions,preloads,press,router}.ts', { cwd: root }),
    )
    .sort()
  for (const path of paths) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

const pressFile = async (path: string): Promise<void> => {
  const bytes = readFileSync(path)
  if (bytes.length < LEAST) return
  writeFileSync(`${path}.br`, await brotli(bytes))
  writeFileSync(`${path}.gz`, await gzipped(bytes, { level: 9 }))
}

export const press = (): Plugin => {
  let sources = ''
  return {
    name: 'vua:press',
    apply: 'build',
    buildStart() {
      sources = sourcesOfWeb()
    },
    async writeBundle({ dir }) {
      for (const name of globSync('assets/*.{js,css}', { cwd: dir! })) await pressFile(join(dir!, name))
      writeFileSync(join(dir!, STAMP), sources)
    },
  }
}
