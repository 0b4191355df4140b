/**
 * Words a reader must not have to guess: a comment names its subject, and a type is called by a noun. What is left of
 * earlier habits is counted, and may only become less: whoever removes some lowers the number.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('{src,test,scripts,bench}/**/*.{ts,tsx,mjs,css}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}))

/** Comments that begin with one of the words, as `path: the first of their lines`; lines of `//` are one comment. */
const commentsWith = (words: string): string[] => {
  const beginning = new RegExp(
    String.raw`(?<!^[ \t]*//.*\n)^[ \t]*// (?:${words})\b.*|/\*\*?\s+(?:\* )?(?:${words})\b.*|\S[ \t]+// (?:${words})\b.*`,
    'gm',
  )
  return files.flatMap(({ path, text }) => [...text.matchAll(beginning)].map(([found]) => `${path}: ${found.trim()}`))
}

it('no comment begins with a word for something that was not named yet', () => {
  expect(commentsWith('It|Its|They|Whether')).toEqual([])
  expect(commentsWith('What')).toHaveLength(1591)
})

/** Participles that do not end in `ed`. */
const irregular =
  'Begun|Bought|Brought|Built|Chosen|Cut|Done|Drawn|Found|Given|Gone|Held|Kept|Known|Left|Lost|Made|Met|Paid|Put|Read|' +
  'Said|Seen|Sent|Shown|Sold|Sought|Spent|Spoken|Taken|Told|Written'
/** Nouns with such an ending. */
const nouns = ['Deed', 'Feed', 'Need', 'Seed', 'Speed']
const declarations = files.flatMap(({ path, text }) =>
  [...text.matchAll(/^(export )?(?:interface|type) (\w+)/gm)].map(([, exported, name]) => ({
    path,
    name: name!,
    isExported: exported !== undefined,
  })),
)
const isParticiple = (name: string): boolean => {
  const last = /[A-Z][a-z\d]*$/.exec(name)?.[0] ?? name
  return !nouns.includes(last) && new RegExp(`^(?:[A-Z][a-z]*ed|${irregular})$`).test(last)
}

it('no type is called by a participle', () => {
  const found = declarations.filter(({ name }) => isParticiple(name))
  expect(found.filter(({ isExported }) => isExported)).toHaveLength(37)
  expect(found.filter(({ isExported }) => !isExported)).toHaveLength(345)
})

it('no name is exported for two types', () => {
  const exported = declarations.filter(({ path, isExported }) => isExported && path.startsWith('src/'))
  const isTwice = ({ name, path }: { name: string; path: string }): boolean =>
    exported.some((other) => other.name === name && other.path !== path)
  expect(new Set(exported.filter(isTwice).map(({ name }) => name)).size).toBe(118)
})
