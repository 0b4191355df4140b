import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { details } from './details.ts'

test('each detail is a file, and named once', () => {
  expect(details.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([])
  expect(new Set(details).size).toBe(details.length)
})
