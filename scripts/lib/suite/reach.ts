/**
 * What tests a change can reach: by imports, and by the definitions that it touches. A definition is reached by
 * name, because everything that starts the application imports the registries of all of them.
 */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Path below the root → text. */
export type Sources = ReadonlyMap<string, string>

export interface Reached {
  path: string
  /** Imports between the test and the nearest changed file. */
  distance: number
}

const definitions = /^src\/(?:documents|lists|books)\/(?!_)([\w-]+)\/|^src\/reports\/(?!_)[\w-]+\/([\w-]+)\./
/** Files that import every definition; who needs one of them names it. */
const registries = /^src\/(?:documents|lists|reports|books)\/[\w.-]+$|^src\/server\/(?:calls\/registry|routes|app)\.ts$/

const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path)

export const readSources = (root: string): Sources =>
  new Map(
    globSync('{src,test,scripts,bench}/**/*.{ts,tsx}', { cwd: root }).map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  )

const pathOf = (from: string, specifier: string): string => {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  if (specifier.startsWith('#test/')) return specifier.slice(1)
  return specifier.startsWith('#') ? `src/${specifier.slice(1)}` : ''
}

const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import|mock)\s*\(?\s*'([^']+)'/g)].map((match) => pathOf(path, match[1]!)).filter(Boolean)

/** A registry leads to no definition: a change of one would reach everything. */
const leads = (from: string, to: string): boolean => !(registries.test(from) && definitions.test(to))

const importersOf = (sources: Sources): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>()
  for (const [path, text] of sources)
    for (const to of importsOf(path, text).filter((one) => leads(path, one)))
      importers.set(to, [...(importers.get(to) ?? []), path])
  return importers
}

/** The tests that import a changed file, the nearest first. */
export const reachedByImports = (sources: Sources, changed: readonly string[]): Reached[] => {
  const importers = importersOf(sources)
  const distances = new Map(changed.map((path) => [path, 0]))
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  return [...distances]
    .filter(([path]) => isTest(path) && sources.has(path))
    .map(([path, distance]) => ({ path, distance }))
    .toSorted((a, b) => a.distance - b.distance || (a.path < b.path ? -1 : 1))
}

const inCamel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** How a definition is called outside: a report, and everything else. */
const reportName = /reportMeta\('\w+', '(\w+)'\)|path: '([\w/]+)'/g
const moduleName = /module: '(\w+)'/g

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[2]!)

/** The names of the definitions that the changed files belong to: their own, and those of the outside contract. */
export const definitionsIn = (sources: Sources, changed: readonly string[]): string[] => {
  const names = changed.flatMap((path) => {
    const [place, folder] = definitions.exec(path) ?? []
    if (!place) return []
    const texts = [...sources].filter(([one]) => one.startsWith(place)).map(([, text]) => text)
    const outside = texts.flatMap((text) => namesIn(text, folder ? moduleName : reportName))
    return folder ? [inCamel(folder), ...outside] : outside
  })
  return [...new Set(names)].toSorted()
}

/** The tests that name one of the definitions, those first that do so most. */
export const reachedByNames = (sources: Sources, names: readonly string[]): string[] => {
  if (names.length === 0) return []
  const pattern = new RegExp(`['"](?:${names.join('|')})['"/]`, 'g')
  return [...sources]
    .filter(([path]) => isTest(path))
    .map(([path, text]) => ({ path, count: [...text.matchAll(pattern)].length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path)
}
