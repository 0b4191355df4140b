/**
 * Words a reader must not have to guess: a comment names its subject. What is left of earlier habits is counted,
 * and may only become less: whoever removes some lowers the number.
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
