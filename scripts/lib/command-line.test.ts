import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCommandLine } from './command-line.ts'

const words = process.argv
const said: unknown[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw Object.assign(new Error('ended'), { ended: code })
  })
})
afterEach(() => {
  process.argv = words
  vi.restoreAllMocks()
})
const read = (...given: string[]) => {
  process.argv = ['node', 'command', ...given]
  return readCommandLine('usage of it', { name: { type: 'string' } })
}

test('options and words are read', () => {
  const { values, positionals } = read('create', '--name', 'An', 'shop')
  expect([values.name, positionals]).toEqual(['An', ['create', 'shop']])
})

test.each([
  ['--help', 0, 'usage of it'],
  ['-h', 0, 'usage of it'],
  ['--nmae', 1, expect.stringMatching(/'--nmae'[^]*\nusage of it$/)],
] as const)('%s ends the command', (given, code, text) => {
  expect(() => read('create', given)).toThrow(expect.objectContaining({ ended: code }))
  expect(said).toEqual([text])
})
