/**
 * Names of the contract stay at the border: a page turns an answer into the names of the business where it makes the
 * call (`wire/spelling.ts`). What pages still spell as the wire does is counted, and may only become less: whoever
 * removes some lowers the number.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Keys of objects and parameters that the description of the API has, at any depth. */
const namesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  const { properties, name, in: place } = value as Record<string, unknown>
  return [
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...(place === 'query' ? [name as string] : []),
    ...Object.values(value).flatMap(namesIn),
  ]
}
/** Written in another way than ours: with a capital or an underscore, or with a letter for their kind in front. */
const isForeign = (name: string): boolean => /^[A-Z]|_|^(?:dt|i|n|x|arr|err|s)[A-Z]/.test(name)
/** The letters of rights and the kinds of print forms are called so everywhere. */
const ours = ['R', 'A', 'U', 'D', 'xType']

const api: unknown = JSON.parse(readFileSync(join(root, 'docs/openapi.json'), 'utf8'))
const names = [...new Set(namesIn(api))].filter((name) => isForeign(name) && !ours.includes(name)).join('|')
/** As a key that is read or written, or as a text. */
const spelling = new RegExp(
  String.raw`\.(?:${names})\b|'(?:${names})'|[{,(]\s*(?:${names})(?=\s*[,}:=]|\?:)|^\s*(?:${names})(?=\??:|,$)`,
  'm',
)

const linesOf = (text: string): string[] =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '')
    .replaceAll(/^import [^'"]*? from '[^']*'/gm, '')
    .split('\n')
const countIn = (folder: string, belongs: (path: string) => boolean): number =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && belongs(path))
    .flatMap((path) => linesOf(readFileSync(join(root, folder, path), 'utf8')))
    .filter((line) => spelling.test(line)).length

it('no more lines of pages spell as the wire does', () => {
  expect(countIn('src/web', () => true)).toBe(229)
})

it('no more lines of the screens of definitions do', () => {
  const isScreen = (path: string) => /\.web\.tsx?$/.test(path)
  expect(
    ['documents', 'lists', 'books', 'reports'].reduce((sum, area) => sum + countIn(`src/${area}`, isScreen), 0),
  ).toBe(254)
})
