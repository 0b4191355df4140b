/**
 * Limits the download of a first visit to a page (JavaScript with all imports, gzip), now and with more definitions:
 * every page includes the registries and the titles of all definitions.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { definitionsFor } from '#server/web/page-definitions.ts'
import { withImports, type Chunks } from '#server/web/page-chunks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/web')

const program = ['index.html', 'app.tsx', 'data/prefetch.ts', 'words/catalogue-vi.ts']
/** Document pages are measured with the largest definition and the lists its fields refer to. */
const pages: Readonly<Record<string, { sources: readonly string[]; most: number }>> = {
  'sign-in page': { sources: ['index.html', 'login/mount.tsx'], most: 75 },
  'list page': {
    sources: [...program, 'pages/document-list.tsx', ...definitionsFor('/sales/billsales/data/list', 'own')],
    // What waits for somebody, and the words of the guide, of forms and of prints that every page has, are 5 of it;
    // conditions joined by or, which an address may hold, 2; groups of rows, which any list has, 3.
    most: 258,
  },
  'document form': {
    sources: [...program, 'pages/document-form.tsx', ...definitionsFor('/sales/billsales/create', 'form')],
    // Drafts that lose nothing, numbers read as people write them, and shares of what is taken are 6 kB; scans wherever
    // the focus is, codes in all forms, versions side by side, fees of orders and amounts in two currencies another 6;
    // VAT invoices, what every form says of them, and inputs that offer what fits 2; deliveries, and what their carriers
    // and places are called 5; cash given, change and what is over, prices that are asked about, and margins 5;
    // wrong lines in words with what would be right, kept drafts, locks that say why, older versions 8. The lists it
    // refers to share a file, which was not counted before, and are 5.
    most: 292,
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
