/**
 * Words that not every page has are used only where they have been loaded (`loadArea`): where one is missing, people read
 * its key. Follows the imports of the web from its entry: a file has the words of every way that leads to it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import type { Words } from '#i18n/fill.ts'

const root = join(import.meta.dirname, '../src')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const wordsIn = async (...patterns: readonly string[]): Promise<string[]> => {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))
  const found = await Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href)))
  return found.flatMap(({ vi }: { vi: Words }) => Object.keys(vi))
}

/** The catalogue of an area, as `web/words/<area>-vi.ts` puts it together. */
const catalogueOf = (area: string): Promise<string[]> => {
  const text = read(`web/words/${area}-vi.ts`)
  const areas = [...text.matchAll(/from '#(i18n\/areas\/[\w-]+\.ts)\?vi'/g)].map((match) => match[1]!)
  const folders = [...text.matchAll(/'\.\.\/\.\.\/([^']+)'/g)].map((match) => match[1]!)
  return wordsIn(...areas, ...folders)
}
const areaNames = [...read('web/words/words.ts').matchAll(/^ {2}(\w+): \{ vi: \(\) => import/gm)].map((one) => one[1]!)
const everywhere = new Set(await catalogueOf('catalogue'))
const areas = new Map(
  await Promise.all(areaNames.map(async (area) => [area, new Set(await catalogueOf(area))] as const)),
)
/** An area brings all that it has, so also the smaller one that has a part of the same: books bring the words of shifts. */
const withParts = (brought: readonly string[]): string[] =>
  areaNames.filter((area) => brought.some((one) => areas.get(area)!.isSubsetOf(areas.get(one)!)))
const areasOf = (key: string): string[] => [...areas].flatMap(([area, keys]) => (keys.has(key) ? [area] : []))

interface Import {
  to: string
  /** Areas that are loaded with it; null: it is there as soon as the file is. */
  areas: readonly string[] | null
}
interface Source {
  path: string
  imports: readonly Import[]
  /** Keys it says, of areas not every page has. */
  said: readonly { key: string; areas: readonly string[]; line: number }[]
}

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')

const texts = new Map<string, string>()
const textOf = (path: string): string => {
  const text = texts.get(path) ?? withoutComments(read(path))
  texts.set(path, text)
  return text
}

const resolve = (from: string, specifier: string): string | undefined => {
  const path = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.')
      ? relative(root, join(root, dirname(from), specifier))
      : undefined
  return path && /\.tsx?$/.test(path) && existsSync(join(root, path)) ? path : undefined
}

/** Where the bracket that is opened there is closed. */
const closing = (text: string, open: number): number => {
  let level = 0
  for (let at = open; at < text.length; at += 1) {
    if ('([{'.includes(text[at]!)) level += 1
    if (')]}'.includes(text[at]!)) level -= 1
    if (level === 0) return at
  }
  return text.length
}
/** What stands around a place: for each bracket it is within, what is called with it and the text inside. */
const around = (text: string, at: number): { called: string; inside: string }[] => {
  const opened: number[] = []
  for (let index = 0; index < at; index += 1) {
    if ('([{'.includes(text[index]!)) opened.push(index)
    if (')]}'.includes(text[index]!)) opened.pop()
  }
  return opened.map((open) => ({
    called: /([\w.]+)$/.exec(text.slice(0, open))?.[1] ?? '',
    inside: text.slice(open + 1, closing(text, open)),
  }))
}
const loadedIn = (text: string): string[] => [...text.matchAll(/loadArea\('(\w+)'\)/g)].map((match) => match[1]!)

interface Loading {
  areas: readonly string[]
  /** The function loads the area it is told as well. */
  named: boolean
}
const nothing: Loading = { areas: [], named: false }
/** What a function loads for whoever calls it, by itself and by those it calls; of the file or imported by it. */
const loadings = new Map<string, Loading>()
const loadedBy = (path: string, name: string): Loading => {
  const known = loadings.get(`${path} ${name}`)
  if (known) return known
  // A function that calls itself loads nothing more by that.
  loadings.set(`${path} ${name}`, nothing)
  const found = loadingOf(path, name)
  loadings.set(`${path} ${name}`, found)
  return found
}
const loadingOf = (path: string, name: string): Loading => {
  const text = textOf(path)
  const start = new RegExp(`^(?:export )?const ${name} = `, 'm').exec(text)?.index
  if (start === undefined) {
    const from = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`, 'm').exec(text)?.[1]
    const other = from === undefined ? undefined : resolve(path, from)
    return other === undefined ? nothing : loadedBy(other, name)
  }
  const body = text.slice(start, text.indexOf('\n\n', start))
  return { areas: loadedInCalls(path, body), named: /loadArea\([a-z]\w*\)/.test(body) }
}
/** What calls within a text load. */
const loadedInCalls = (path: string, text: string): string[] => [
  ...loadedIn(text),
  ...[...text.matchAll(/\b([a-z]\w*)\((?:'(\w+)')?/g)].flatMap((match) => {
    const { areas: own, named } = loadedBy(path, match[1]!)
    return [...own, ...(named && match[2] !== undefined ? [match[2]] : [])]
  }),
]
/** An import waits for what is loaded in one `Promise.all` with it, and by the functions it is given to. */
const areasWith = (path: string, at: number): string[] =>
  around(textOf(path), at).flatMap(({ called, inside }) => {
    if (called === 'Promise.all') return loadedInCalls(path, inside)
    if (!/^[a-z]\w*$/.test(called)) return []
    const { areas: own, named } = loadedBy(path, called)
    const told = /^\s*'(\w+)'/.exec(inside)?.[1]
    return [...own, ...(named && told !== undefined ? [told] : [])]
  })

/** A definition comes with the words of its kind: `data/definitions.ts` alone loads them for pages. */
const registries: Readonly<Record<string, string>> = {
  'documents/index.ts': 'documents',
  'lists/index.ts': 'lists',
  'reports/index.ts': 'reports',
  'books/index.ts': 'books',
}

const importsOf = (path: string, text: string): Import[] => [
  ...[...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[\w*{][^'();=]*?from\s+)?'([^']+)'/gm)].flatMap((match) => {
    const to = resolve(path, match[1]!)
    return to ? [{ to, areas: null }] : []
  }),
  ...[...text.matchAll(/import\('([^']+)'\)/g)].flatMap((match) => {
    const to = resolve(path, match[1]!)
    const registry = registries[path]
    return to ? [{ to, areas: withParts([...areasWith(path, match.index), ...(registry ? [registry] : [])]) }] : []
  }),
  ...[...text.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)'/g)].flatMap((match) =>
    globSync(join(dirname(path), match[1]!), { cwd: root }).map((to) => ({ to, areas: [] })),
  ),
]

/**
 * Every quoted text that is a key, said by `t` and its like or standing as a label. Without a point it may be any name.
 * The title of a list is named by its meta, which every page has, and said on pages that load the definition.
 */
const keysIn = (text: string): Source['said'] =>
  [...text.matchAll(/(?<!\blistTitle: )(?<=(\b(?:t|o|say|label)\(\s*)?)'([\w.]+)'/g)].flatMap((match) => {
    const key = match[2]!
    const isSaid = match[1] !== undefined || key.includes('.')
    return isSaid && !everywhere.has(key) && areasOf(key).length > 0
      ? [{ key, areas: areasOf(key), line: lineAt(text, match.index) }]
      : []
  })
/** Keys that are put together: all that begin so are of one area, or of every page. */
const beginningsIn = (text: string): Source['said'] =>
  [...text.matchAll(/`(\w+\.(?:\w+\.)*)\$\{/g)].flatMap((match) => {
    const key = match[1]!
    const found = [...areas].flatMap(([area, keys]) => ([...keys].some((one) => one.startsWith(key)) ? [area] : []))
    return found.length > 0 && ![...everywhere].some((one) => one.startsWith(key))
      ? [{ key: `${key}…`, areas: found, line: lineAt(text, match.index) }]
      : []
  })
const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length

const graph = (): ReadonlyMap<string, Source> => {
  const sources = new Map<string, Source>()
  const waiting = ['web/main.tsx']
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sources.has(path) || path.startsWith('i18n/') || /^web\/words\/\w+-(?:vi|en)\.ts$/.test(path)) continue
    const text = textOf(path)
    const imports = importsOf(path, text)
    sources.set(path, { path, imports, said: [...keysIn(text), ...beginningsIn(text)] })
    waiting.push(...imports.map(({ to }) => to))
  }
  return sources
}

/** The areas that are there whichever way a file was come by: of all, what some way does not bring is taken away until nothing changes. */
const guaranteed = (sources: ReadonlyMap<string, Source>): ReadonlyMap<string, ReadonlySet<string>> => {
  const there = new Map([...sources.keys()].map((path) => [path, new Set(areaNames)] as const))
  there.set('web/main.tsx', new Set())
  const ways = [...sources.values()].flatMap(({ path, imports }) => imports.map((one) => ({ from: path, ...one })))
  const takenBy = ({ from, to, areas: brought }: (typeof ways)[number]): boolean => {
    const own = there.get(to)
    const lost = [...(own ?? [])].filter((area) => !there.get(from)!.has(area) && !brought?.includes(area))
    for (const area of lost) own!.delete(area)
    return lost.length > 0
  }
  while (ways.filter(takenBy).length > 0);
  return there
}

it('are there wherever a page says them', () => {
  const sources = graph()
  const there = guaranteed(sources)
  const missing = [...sources.values()].flatMap(({ path, said }) =>
    said
      .filter(({ areas: of }) => !of.some((area) => there.get(path)!.has(area)))
      .map(({ key, areas: of, line }) => `${path}:${line} says '${key}' of ${of.join(', ')}`),
  )
  expect(missing).toEqual([])
})
