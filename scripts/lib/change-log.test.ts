import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isLater, problemsOf, withRelease } from './change-log.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const log = '# Changes\n\nNewest first.\n\n## 0.1.0 — November 2026\n\n- Sell.\n'

test('a release comes before earlier ones, with what programs and operators look for apart', () => {
  const changes = [
    { file: 'b.md', text: '- Upgrade: Stop the old version first.\n- See more.\n' },
    { file: 'a.md', text: '- Group lists.\n\n- Programs: `group` of lists is new.\n' },
  ]
  expect(withRelease(log, { version: '0.2.0', date: '2026-11-28', changes })).toBe(
    '# Changes\n\nNewest first.\n\n## 0.2.0 — 2026-11-28\n\n- Group lists.\n- See more.\n\n' +
      '### For programs\n\n- `group` of lists is new.\n\n### Upgrading\n\n- Stop the old version first.\n\n' +
      '## 0.1.0 — November 2026\n\n- Sell.\n',
  )
})

test('versions are three numbers that grow', () => {
  const later = ['0.1.1', '0.2.0', '1.0.0', '0.10.0']
  const others = ['0.1.0', '0.0.9', '0.2', 'v0.2.0', '0.2.0-beta', '']
  expect(later.filter((version) => !isLater(version, '0.1.0'))).toEqual([])
  expect(others.filter((version) => isLater(version, '0.1.0'))).toEqual([])
})

test('a change is bullets with sentences', () => {
  expect(problemsOf([{ file: 'a.md', text: '- See more.\n- Programs: `x` is new.\n' }])).toEqual([])
  expect(problemsOf([{ file: 'a.md', text: '- see more.\n' }])).toEqual([
    'changes/a.md: "- see more." is no bullet with a sentence',
  ])
  expect(problemsOf([{ file: 'b.md', text: '\n' }])).toEqual(['changes/b.md is empty'])
  expect(problemsOf([{ file: 'c.md', text: 'See more\n- see more.\n- See more\n' }])).toHaveLength(3)
})

test('what waits for a release has this form, and no change stands in the log without a version', () => {
  const files = readdirSync(join(root, 'changes')).filter((file) => file !== 'README.md')
  const changes = files.map((file) => ({ file, text: readFileSync(join(root, 'changes', file), 'utf8') }))
  expect(problemsOf(changes)).toEqual([])
  const headings = readFileSync(join(root, 'CHANGELOG.md'), 'utf8').match(/^## .*$/gm)!
  expect(headings.filter((heading) => !/^## \d+\.\d+\.\d+ — /.test(heading))).toEqual([])
})
