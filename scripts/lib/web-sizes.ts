/**
 * Limits the download of a first visit to a page (JavaScript with all imports, gzip), now and with more definitions:
 * every page includes the registries and the titles of all definitions.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { definitionsFor, listsBeside } from '#server/web/page-definitions.ts'
import { withImports, type Chunks } from '#server/web/page-chunks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/web')

const program = ['index.html', 'app.tsx', 'data/prefetch.ts', 'words/catalogue-vi.ts']
const counter = '../documents/sales-bill/counter-page.web.tsx'
/**
 * Document pages are measured with the largest definition and the lists its fields refer to, reports with one of the most
 * used. The limits are what the pages have, with the definitions to come, and a kilobyte.
 */
const pages: Readonly<Record<string, { sources: readonly string[]; most: number }>> = {
  'sign-in page': { sources: ['index.html', 'login/mount.tsx'], most: 75 },
  'start page': { sources: [...program, 'pages/home.tsx'], most: 197 },
  'list page': {
    sources: [...program, 'pages/document-list.tsx', ...definitionsFor('/sales/billsales/data/list', 'own')],
    most: 246,
  },
  'document form': {
    sources: [...program, 'pages/document-form.tsx', ...definitionsFor('/sales/billsales/create', 'form')],
    most: 285,
  },
  counter: { sources: [...program, counter, ...listsBeside(counter)], most: 270 },
  report: {
    sources: [
      ...program,
      'pages/report-page.tsx',
      ...definitionsFor('/reports/reportbill/data/sumReceivableDebts', 'form'),
    ],
    most: 262,
  },
}

const pressed = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length

/** The factor by which the number of definitions may grow. */
const TIMES = 3
/** Simulates another definition: similar code with different words, made by shifting the letters of quoted texts. */
const respelt = (text: string, by: number): string =>
  text.replace(/(["'`])(?:(?!\1)[^\\]|\\.)*\1/g, (quoted) =>
    quoted.replace(/[a-zA-Z]/g, (letter) => {
      const base = letter <= 'Z' ? 65 : 97
      return String.fromCharCode(base + ((letter.charCodeAt(0) - base + by * 7) % 26))
    }),
  )
const copies = (text: string): string =>
  Array.from({ length: TIMES - 1 }, (_, index) => respelt(text, index + 1)).join('\n')

const titles = (): string =>
  globSync(['src/{documents,lists,books}/*/titles.ts', 'src/reports/*/*.titles.ts'], { cwd: root })
    .sort()
    .map((file) => readFileSync(join(root, file), 'utf8').split('export const en')[0]!)
    .join('\n')

/** The part of a file that grows with each definition. */
const perDefinition = (name: string, text: string): string =>
  name.startsWith('assets/registry-') ? text : name.startsWith('assets/catalogue-') ? titles() : ''

/** Compressed bytes of a file, now and with more definitions. */
const sizesOf = (name: string): { now: number; grown: number } => {
  const text = readFileSync(join(folder, name), 'utf8')
  const each = perDefinition(name, text)
  const now = pressed(text)
  return { now, grown: each ? pressed(text + copies(each)) : now }
}

const inKilobytes = (sizes: readonly number[]): number => sizes.reduce((sum, one) => sum + one, 0) / 1000

/** Files that import each other, each of which would be run before the other. */
const circles = (chunks: Chunks): string[] => {
  const done = new Set<string>()
  const follow = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [[...way.slice(way.indexOf(name)), name].map((one) => chunks[one]!.file).join(' → ')]
    if (done.has(name)) return []
    const found = (chunks[name]?.imports ?? []).flatMap((one) => follow(one, [...way, name]))
    done.add(name)
    return found
  }
  return Object.keys(chunks).flatMap((name) => follow(name, []))
}

/** Describes the pages above their limit, now or with more definitions; empty if there are none. */
export const tooBig = (): string[] => {
  const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as Chunks
  const circular = circles(chunks).map((circle) => `Files of the pages import each other: ${circle}`)
  const big = Object.entries(pages).flatMap(([page, { sources, most }]) => {
    const files = new Set(withImports(chunks, sources).map((name) => chunks[name]!.file))
    const sizes = [...files].filter((file) => file.endsWith('.js')).map(sizesOf)
    const now = inKilobytes(sizes.map((one) => one.now))
    const grown = inKilobytes(sizes.map((one) => one.grown))
    console.log(`${page}: ${now.toFixed(1)} kB of ${most}; ${grown.toFixed(1)} with ${TIMES} times the definitions`)
    if (sources.includes('app.tsx') && grown === now) return [`No file of the ${page} has the registries`]
    if (now > most) return [`The ${page} downloads ${now.toFixed(1)} kB, more than ${most}`]
    return grown > most ? [`The ${page} would download ${grown.toFixed(1)} kB with ${TIMES} times the definitions`] : []
  })
  return [...circular, ...big]
}
