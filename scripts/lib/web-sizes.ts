/** What a first visit to a page downloads may not grow unseen: JavaScript with everything it imports, gzip. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const folder = fileURLToPath(new URL('../../dist/web', import.meta.url))

type Chunks = Readonly<Record<string, { file: string; imports?: readonly string[] }>>

const program = ['index.html', 'app.tsx', 'data/early.ts', 'session/catalogue-vi.ts']
const pages: Readonly<Record<string, { sources: readonly string[]; most: number }>> = {
  'sign-in page': { sources: ['index.html', 'login/mount.tsx'], most: 75 },
  'list page': { sources: [...program, 'pages/list/list-view.tsx'], most: 245 },
  'document form': { sources: [...program, 'pages/document-form.tsx'], most: 250 },
}

const filesOf = (chunks: Chunks, sources: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const add = (name: string): void => {
    if (seen.has(name) || !chunks[name]) return
    seen.add(name)
    chunks[name].imports?.forEach(add)
  }
  sources.forEach(add)
  return new Set([...seen].map((name) => chunks[name]!.file).filter((file) => file.endsWith('.js')))
}

/** Pages that have grown beyond their size, in words; empty when all keep it. */
export const tooBig = (): string[] => {
  const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as Chunks
  return Object.entries(pages).flatMap(([page, { sources, most }]) => {
    const bytes = [...filesOf(chunks, sources)].map(
      (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    )
    const size = bytes.reduce((sum, one) => sum + one, 0) / 1000
    console.log(`${page}: ${size.toFixed(1)} kB of ${most}`)
    return size > most ? [`The ${page} downloads ${size.toFixed(1)} kB, more than ${most}`] : []
  })
}
