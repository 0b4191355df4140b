/**
 * How many lines each area of the project has, against the ceilings in line-ceilings.json: an area that grows beyond its
 * ceiling fails the check, so that growth is decided (the ceiling is raised in the same commit) and does not just happen.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By area: a folder below the root of the project. The longest name that fits a file is its area. */
export type LineCeilings = Readonly<Record<string, number>>

export interface AreaLines {
  area: string
  files: number
  lines: number
  ceiling: number
}

/** Files of no area count nowhere; an area without files is reported with 0. */
export const countByArea = (files: readonly { path: string; lines: number }[], ceilings: LineCeilings): AreaLines[] => {
  const areas = Object.entries(ceilings).map(([area, ceiling]) => ({ area, files: 0, lines: 0, ceiling }))
  const longestFirst = areas.toSorted((a, b) => b.area.length - a.area.length)
  for (const { path, lines } of files) {
    const own = longestFirst.find(({ area }) => path.startsWith(`${area}/`))
    if (!own) continue
    own.files += 1
    own.lines += lines
  }
  return areas
}

/** What is wrong: areas beyond their ceiling, ceilings of areas that are gone, source files that belong to no area. */
export const lineProblems = (areas: readonly AreaLines[], homeless: readonly string[]): string[] => [
  ...areas
    .filter(({ lines, ceiling }) => lines > ceiling)
    .map(({ area, lines, ceiling }) => `${area} has ${lines} lines, more than its ceiling of ${ceiling}`),
  ...areas.filter(({ files }) => files === 0).map(({ area }) => `${area} has a ceiling, but no files`),
  ...homeless.map((path) => `${path} belongs to no area with a ceiling`),
]

const linesOf = (path: string): number => readFileSync(path, 'utf8').split('\n').length - 1

/** Prints the table; returns the problems in words, none when every area keeps its ceiling. */
export const checkLineCounts = (root: string): string[] => {
  const ceilings = JSON.parse(readFileSync(join(root, 'scripts/lib/line-ceilings.json'), 'utf8')) as LineCeilings
  const files = globSync('{src,scripts,test,bench}/**/*.{ts,tsx,mjs,css}', { cwd: root }).map((path) => ({
    path,
    lines: linesOf(join(root, path)),
  }))
  const areas = countByArea(files, ceilings)
  const homeless = files.filter(({ path }) => !Object.keys(ceilings).some((area) => path.startsWith(`${area}/`)))
  const rows = areas.map(({ area, files: count, lines, ceiling }) =>
    [area.padEnd(24), String(count).padStart(6), String(lines).padStart(8), String(ceiling).padStart(9)].join(''),
  )
  console.log(`${'area'.padEnd(24)} files   lines  ceiling\n${rows.join('\n')}`)
  return lineProblems(
    areas,
    homeless.map(({ path }) => path),
  )
}
