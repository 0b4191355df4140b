/**
 * A call is described once (decision 0120), and what a page gets is read from that description. Casts that hide from
 * the compiler are counted, and may only become fewer: whoever removes some lowers the number.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const countOf = (pattern: RegExp): number =>
  sources.reduce((sum, { text }) => sum + [...text.matchAll(pattern)].length, 0)

it('no answer of a call is typed by hand', () => {
  const byHand = /\b(?:call|callInPieces|callWithProgress|takePrefetched)<(?!T>|T extends).*/g
  expect(sources.flatMap(({ path, text }) => [...text.matchAll(byHand)].map(([line]) => `${path}: ${line}`))).toEqual(
    [],
  )
})

it('no more casts go through unknown', () => {
  expect(countOf(/\bas unknown as\b/g)).toBe(71)
})

it('pages load no description of a call', () => {
  const ofDefinition = /^(?:lists|books|documents)\/.*(?<!\.server|\bcalls)\.tsx?$/
  const described =
    /^import (?!type )[^']*? from '#(?:wire\/described\/|(?:lists|books|documents)\/[^']*\bcalls\.ts)[^']*'/gm
  const beside = /^import (?!type )[^']*? from '\.{1,2}\/[^']*\bcalls\.ts'/gm
  const loading = sources.flatMap(({ path, text }) => [
    ...(path.startsWith('web/') || ofDefinition.test(path) ? text.matchAll(described) : []),
    ...(ofDefinition.test(path) ? text.matchAll(beside) : []),
  ])
  expect(loading.map(([line]) => line)).toEqual([])
})
