/** What a first visit to a page downloads may not grow unseen: JavaScript with everything it imports, gzip. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { definitionsFor } from '#server/page-definitions.ts'
import { withImports, type Chunks } from '#server/page-chunks.ts'

const folder = fileURLToPath(new URL('../../dist/web', import.meta.url))

const program = ['index.html', 'app.tsx', 'data/early.ts', 'session/catalogue-vi.ts']
/** Pages of documents are measured with the largest definition and what its fields refer to. */
const pages: Readonly<Record<string, { sources: readonly string[]; most: number }>> = {
  'sign-in page': { sources: ['index.html', 'login/mount.tsx'], most: 75 },
  'list page': {
    sources: [...program, 'pages/document-list.tsx', ...definitionsFor('/sales/billsales/data/list', 'own')],
    most: 245,
  },
  'document form': {
    sources: [...program, 'pages/document-form.tsx', ...definitionsFor('/sales/billsales/create', 'form')],
    most: 250,
  },
}

/** Pages that have grown beyond their size, in words; empty when all keep it. */
export const tooBig = (): string[] => {
  const chunks = JSON.parse(readFileSync(join(folder, 'chunks.json'), 'utf8')) as Chunks
  return Object.entries(pages).flatMap(([page, { sources, most }]) => {
    const files = new Set(withImports(chunks, sources).map((name) => chunks[name]!.file))
    const scripts = [...files].filter((file) => file.endsWith('.js'))
    const bytes = scripts.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
    const size = bytes.reduce((sum, one) => sum + one, 0) / 1000
    console.log(`${page}: ${size.toFixed(1)} kB of ${most}`)
    return size > most ? [`The ${page} downloads ${size.toFixed(1)} kB, more than ${most}`] : []
  })
}
