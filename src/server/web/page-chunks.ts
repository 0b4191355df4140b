/**
 * Serves the HTML page with the chunks for the requested address listed in its head, so that the browser loads them
 * immediately instead of discovering them one by one.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { definitionsFor, isBookPage, isDocumentPage, listsBeside } from './page-definitions.ts'

/** The manifest of the build: the imports and style sheets of each chunk. */
export type Chunks = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>

/** Words of a part of the program, in the language of the visit. */
const words = (...areas: readonly string[]): readonly string[] => areas.map((area) => `words/${area}`)

const counter = '../documents/sales-bill/counter-page.web.tsx'

/** What a page of rows begins with. */
const listOf = (path: string): readonly string[] =>
  isDocumentPage(path)
    ? ['pages/document-list.tsx', ...words('listing', 'documents')]
    : ['pages/list-page.tsx', ...words('listing', 'lists')]

/** The source files of the page at an address; empty if it is not known in advance. */
const pageOf = (path: string): readonly string[] => {
  if (/^\/(dashboard)?$/.test(path)) return ['pages/home.tsx', ...words('home', 'attention')]
  if (path === '/sales/counter') return [counter, ...words('counter', 'documents', 'goods'), ...listsBeside(counter)]
  if (isBookPage(path)) return ['pages/book-page.tsx', ...words('listing', 'books'), ...definitionsFor(path, 'own')]
  if (/\/(list|grid)$/.test(path) && !path.startsWith('/reports/'))
    return [...listOf(path), ...definitionsFor(path, 'own')]
  if (/^\/reports\/reportbill\/data\/(?!list$)/.test(path))
    return ['pages/report-page.tsx', ...words('reports'), ...definitionsFor(path, 'form')]
  if (!/\/(create|createother)$|\/(detail|update|updateother)\/[^/]+$/.test(path)) return []
  const form = isDocumentPage(path)
    ? ['pages/document-form.tsx', ...words('documents')]
    : ['pages/list-form.tsx', ...words('lists')]
  return [...form, ...definitionsFor(path, 'form')]
}

/** The chunks with everything they import, without duplicates. */
export const withImports = (chunks: Chunks, names: readonly string[]): readonly string[] => {
  const found = new Set<string>()
  const add = (name: string): void => {
    if (found.has(name) || !chunks[name]) return
    found.add(name)
    chunks[name].imports?.forEach(add)
  }
  names.forEach(add)
  return [...found]
}

const linksTo = (chunks: Chunks, names: readonly string[]): string => {
  const all = withImports(chunks, names).map((name) => chunks[name]!)
  const files = new Set(all.map(({ file }) => file))
  const scripts = [...files].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = new Set(all.flatMap(({ css }) => css ?? []))
  return [...scripts, ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)].join(
    '',
  )
}

export interface PageRequest {
  path: string
  language: string
  isSignedIn: boolean
}

const makerOf = (folder: string): ((visit: PageRequest) => string) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const list = join(folder, 'chunks.json')
  if (!existsSync(list)) return () => page
  const chunks = JSON.parse(readFileSync(list, 'utf8')) as Chunks
  const made = new Map<string, string>()
  return ({ path, language, isSignedIn }) => {
    const names =
      !isSignedIn || path.startsWith('/login')
        ? ['login/mount.tsx']
        : ['app.tsx', ...words('catalogue'), ...pageOf(path)].map((name) =>
            name.startsWith('words/') ? `${name}-${language === 'en' ? 'en' : 'vi'}.ts` : name,
          )
    const key = names.join(' ')
    const known = made.get(key) ?? page.replace('</head>', `${linksTo(chunks, names)}</head>`)
    made.set(key, known)
    return known
  }
}

/** When the files in the folder were built; null while they are being written. */
const builtAt = (folder: string): number | null => {
  const [page, list] = ['index.html', 'chunks.json'].map((name) =>
    statSync(join(folder, name), { throwIfNoEntry: false }),
  )
  return page && list ? Math.max(page.mtimeMs, list.mtimeMs) : null
}

/**
 * Returns a function that makes the HTML for a request. `folder` is the output folder of the build. A page names the files
 * of the build that lies there now, also where the program was built anew while it runs.
 */
export const pageMaker = (folder: string): ((visit: PageRequest) => string) => {
  let made = { at: builtAt(folder), page: makerOf(folder) }
  return (visit) => {
    const at = builtAt(folder)
    if (at !== null && at !== made.at) made = { at, page: makerOf(folder) }
    return made.page(visit)
  }
}
