/** The class names in components and those in style sheets are the same: a missing one leaves a part unstyled silently. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { wordsOf } from '../scripts/lib/web-apply.ts'

const root = join(import.meta.dirname, '../src')
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheets = new Map(
  globSync('**/*.module.css', { cwd: root }).map((path) => [
    path,
    new Set([...textOf(path).matchAll(/\.([a-zA-Z][\w-]*)/g)].map((match) => match[1]!)),
  ]),
)

/** Components that import a style sheet, with the name they import it by. */
const uses = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((path) => {
  const text = textOf(path)
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, specifier]) => ({
    path,
    sheet: specifier!.startsWith('#') ? specifier!.slice(1) : join(dirname(path), specifier!),
    // Texts have keys such as `form.lines`.
    code: text.replaceAll(/'[^'\n]*'/g, "''"),
    name: name!,
  }))
})
const classesIn = ({ code, name }: (typeof uses)[number]): string[] =>
  [...code.matchAll(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'))].map((match) => match[1]!)

it('every class name that a component uses is in its style sheet', () => {
  const missing = uses.flatMap((use) =>
    classesIn(use)
      .filter((one) => !sheets.get(use.sheet)!.has(one))
      .map((one) => `${use.path}: ${one}`),
  )
  expect(missing).toEqual([])
})

it('every class name of a style sheet is used by a component', () => {
  const unused = [...sheets].flatMap(([sheet, classes]) => {
    const own = uses.filter((use) => use.sheet === sheet)
    // A class that is chosen by a value, as in `style[tone]`.
    if (own.some(({ code, name }) => code.includes(`${name}[`))) return []
    const used = new Set(own.flatMap(classesIn))
    return [...classes].filter((one) => !used.has(one)).map((one) => `${sheet}: ${one}`)
  })
  expect(unused).toEqual([])
})

/** Words that parts have as class names, in both ways of writing them. */
const namedWords = (code: string): string[] => [
  ...[...code.matchAll(/className="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
  ...[...code.matchAll(/<(Row|Stack)\b(?: gap=\{(\d+)\})?/g)].flatMap(([, part, gap]) => [
    part!.toLowerCase(),
    ...(gap ? [`gap-${gap}`] : []),
  ]),
]
const components = globSync('**/*.tsx', { cwd: root }).map((path) => ({ path, named: namedWords(textOf(path)) }))
const layout = [...wordsOf(textOf('web/ui/layout.css')).keys()]
const onlyApplied = [...wordsOf(textOf('web/ui/layout-more.css')).keys()]

it('every word that a component has as a class name is in the sheet that is sent', () => {
  const known = new Set([...layout, ...wordsOf(textOf('web/ui/tokens.css')).keys()])
  const missing = components.flatMap(({ path, named }) =>
    named.filter((word) => !known.has(word)).map((word) => `${path}: ${word}`),
  )
  expect(missing).toEqual([])
})

it('every word of layout is used', () => {
  const named = new Set(components.flatMap((one) => one.named))
  const applied = new Set(
    globSync('**/*.css', { cwd: root }).flatMap((path) =>
      [...textOf(path).matchAll(/@apply ([^;]+);/g)].flatMap(([, words]) => words!.split(/\s+/)),
    ),
  )
  expect({
    notNamed: layout.filter((word) => !named.has(word)),
    notApplied: onlyApplied.filter((word) => !applied.has(word)),
  }).toEqual({ notNamed: [], notApplied: [] })
})
