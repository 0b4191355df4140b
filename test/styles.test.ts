/** The class names in components and those in style sheets are the same: a missing one leaves a part unstyled silently. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

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
