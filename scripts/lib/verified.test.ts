/** The note on the last verification of the ledgers. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { noteVerified, readVerified } from './verified.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-verified-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('is read as it was written', () => {
  expect(readVerified(folder)).toBeNull()
  noteVerified(folder, { at: 1_790_000_000_000, different: 2 })
  expect(readVerified(folder)).toEqual({ at: 1_790_000_000_000, different: 2 })
})

it.each(['', '{', 'null', '[]', '{"at":"now","different":0}'])('is none when the file has %j', (text) => {
  writeFileSync(join(folder, 'verified.json'), text)
  expect(readVerified(folder)).toBeNull()
})

it('is not made where there is no data directory', () => {
  const nowhere = join(folder, 'nowhere')
  noteVerified(nowhere, { at: 1, different: 0 })
  expect(existsSync(nowhere)).toBe(false)
})
