import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { demoNote, writeDemo } from './first-demo.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-demo-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('says what to do after a demo that could not be made, and makes it at the next start', async () => {
  const make = async () => 'Dùng thử · demo: demo.localhost, admin'
  await expect(writeDemo(folder, true, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(demoNote(folder, 8080)).toMatch(/phần mềm vẫn chạy.*npm run demo.*the program runs.*npm run tenant/s)
  expect(existsSync(join(folder, 'demo.txt'))).toBe(false)

  await writeDemo(folder, false, make)
  expect(demoNote(folder, 8081)).toBe('Dùng thử · demo: http://demo.localhost:8081, admin')
  await writeDemo(folder, false, () => Promise.reject(new Error('made twice')))
})

it('tells nothing of a demo that nobody wants', async () => {
  const other = join(folder, 'other')
  await writeDemo(other, false, () => Promise.reject(new Error('never made')))
  expect(demoNote(other, 8080)).toBe(null)
})
