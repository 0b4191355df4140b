import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLogFile } from './log-files.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vua-log-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Which file is being written. */
const current = (): number | undefined => statSync(join(folder, 'server.log'), { throwIfNoEntry: false })?.ino

test('lines are appended to an existing file', async () => {
  writeFileSync(join(folder, 'server.log'), 'before\n')
  const log = openLogFile(folder, 'server')
  log.write('one\n')
  log.write(Buffer.from('two\n'))
  await log.end()
  expect(readFileSync(join(folder, 'server.log'), 'utf8')).toBe('before\none\ntwo\n')
})

test('a full file is rotated, and only a limited number is kept', async () => {
  const block = `${'x'.repeat(99_999)}\n`
  const log = openLogFile(folder, 'server')
  log.write(block)
  for (let turn = 0; turn < 7; turn += 1) {
    while (current() === undefined) await sleep(1)
    // Blocks that come faster than the disk takes them are dropped, so nobody knows how many fill a file.
    for (const before = current(); current() === before; await sleep(1)) log.write(block)
  }
  await log.end()
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
  await sleep(50)
  log.write('lost too\n')
  await log.end()
  expect(existsSync(join(folder, 'file', 'server.log'))).toBe(false)
})
