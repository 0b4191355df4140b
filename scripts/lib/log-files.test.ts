import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLogFile } from './log-files.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vua-log-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (): number =>
  readdirSync(folder).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )

test('lines are appended to an existing file', async () => {
  writeFileSync(join(folder, 'server.log'), 'before\n')
  const log = openLogFile(folder, 'server')
  log.write('one\n')
  log.write(Buffer.from('two\n'))
  await log.end()
  expect(readFileSync(join(folder, 'server.log'), 'utf8')).toBe('before\none\ntwo\n')
})

test('a full file is rotated, and only a limited number is kept', async () => {
  const block = `${'x'.repeat(999_999)}\n`
  for (let round = 0; round < 70; round += 10) {
    const log = openLogFile(folder, 'server')
    for (let index = 0; index < 11; index += 1) {
      const before = bytes()
      log.write(block)
      // Each block is waited for: of a burst, what exceeds the buffer is dropped.
      while (bytes() === before) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await log.end()
  }
  expect(readdirSync(folder).sort()).toEqual([
    'server.1.log',
    'server.2.log',
    'server.3.log',
    'server.4.log',
    'server.5.log',
    'server.log',
  ])
})

test('a folder that cannot be written only loses lines', async () => {
  writeFileSync(join(folder, 'file'), '')
  const log = openLogFile(join(folder, 'file'), 'server')
  log.write('lost\n')
  await new Promise((resolve) => setTimeout(resolve, 50))
  log.write('lost too\n')
  await log.end()
  expect(existsSync(join(folder, 'file', 'server.log'))).toBe(false)
})
