import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longest, longestFirst } from './longest-first.ts'
import { root } from './run.ts'

test('files that take longest come first, the others in their order', () => {
  const files = ['/a/test/integration/lists/lists.test.ts', `/a/${longest[1]}`, '/a/src/b.test.ts', `/a/${longest[0]}`]
  expect(longestFirst(files, String)).toEqual([files[3], files[1], files[0], files[2]])
})

test('each of them is there', () => {
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([])
})
