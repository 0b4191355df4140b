/**
 * The page itself, with the chunks its address will need named in its head: the browser fetches them at once instead
 * of finding out one after the other.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitionsFor, isDocumentPage } from './page-definitions.ts'

/** As the build writes it: what a chunk imports, and the styles that come with it. */
export type Chunks = Readonly<Record<string, { file: string; imports?: readonly string[]; css?: readonly string[] }>>

/** Sources of the page at an address; addresses without an entry wait for the program. */
const pageOf = (path: string): readonly string[] => {
  if (/^\/(dashboard)?$/.test(path)) return ['pages/home.tsx']
  if (/\/(list|grid)$/.test(path) && !path.startsWith('/reports/'))
    return [isDocumentPage(path) ? 'pages/document-list.tsx' : 'pages/list-page.tsx', ...definitionsFor(path, 'own')]
  if (/^\/reports\/reportbill\/data\/(?!list$)/.test(path))
    return ['pages/report-page.tsx', ...definitionsFor(path, 'form')]
  if (!/\/(create|createother)$|\/(detail|update|updateother)\/[^/]+$/.test(path)) return []
  return [isDocumentPage(path) ? 'pages/document-form.tsx' : 'pages/list-form.tsx', ...definitionsFor(path, 'form')]
}

/** Chunks with everything they import, once each. */
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
  const scripts = all.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = new Set(all.flatMap(({ css }) => css ?? []))
  return [...scripts, ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)].join(
    '',
  )
}

export interface Visit {
  path: string
  language: string
  isSignedIn: boolean
}

/** `folder`: what the build made. Answers the page for a visit. */
export const pageMaker = (folder: string): ((visit: Visit) => string) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const list = join(folder, 'chunks.json')
  if (!existsSync(list)) return () => page
  const chunks = JSON.parse(readFileSync(list, 'utf8')) as Chunks
  const made = new Map<string, string>()
  return ({ path, language, isSignedIn }) => {
    const names =
      !isSignedIn || path.startsWith('/login')
        ? ['login/mount.tsx']
        : ['app.tsx', `words/catalogue-${language === 'en' ? 'en' : 'vi'}.ts`, ...pageOf(path)]
    const key = names.join(' ')
    const known = made.get(key) ?? page.replace('</head>', `${linksTo(chunks, names)}</head>`)
    made.set(key, known)
    return known
  }
}
