import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { putBackKeys } from './sealed-secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('writes keys that went away again, but nothing over a file or into a folder that is away', () => {
  const dataDir = join(folder, 'data')
  const path = join(dataDir, 'secret.keys')
  const place = { dataDir, secretKeys: null }
  expect(putBackKeys(place, 'k1:a')).toBe(false)
  expect(existsSync(dataDir)).toBe(false)
  mkdirSync(dataDir)
  expect(putBackKeys(place, 'k1:a')).toBe(false)
  writeFileSync(join(dataDir, 'database.json'), '{}')
  expect(putBackKeys({ ...place, secretKeys: 'k1:a' }, 'k1:a')).toBe(false)
  expect(putBackKeys(place, 'k1:a')).toBe(true)
  expect(readFileSync(path, 'utf8')).toBe('k1:a\n')
  expect(putBackKeys(place, 'k1:b')).toBe(false)
  expect(readFileSync(path, 'utf8')).toBe('k1:a\n')
})
