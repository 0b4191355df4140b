import { expect, it } from 'vitest'
import { countByArea, lineProblems } from './line-counts.ts'

const files = [
  { path: 'src/web/form/draft/draft.ts', lines: 60 },
  { path: 'src/web/list/actions/batch.ts', lines: 150 },
  { path: 'src/engine/sql.ts', lines: 70 },
]

it('counts a file for the longest area it lies in', () => {
  const ceilings = { 'src/web': 200, 'src/web/form': 50, 'src/engine': 100 }
  expect(countByArea(files, ceilings).map(({ area, lines }) => [area, lines])).toEqual([
    ['src/web', 150],
    ['src/web/form', 60],
    ['src/engine', 70],
  ])
})

it('tells what grew beyond its ceiling, what is gone and what belongs nowhere', () => {
  const areas = countByArea(files, { 'src/web': 200, 'src/web/form': 50, 'src/gone': 10 })
  expect(lineProblems(areas, ['src/engine/sql.ts'])).toEqual([
    'src/web/form has 60 lines, more than its ceiling of 50',
    'src/gone has a ceiling, but no files',
    'src/engine/sql.ts belongs to no area with a ceiling',
  ])
})
