import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { demoNote, isOpenToOthers, noteReach, shownOnce, writeDemo } from './first-demo.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-demo-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('says what to do after a demo that could not be made, and makes it at the next start', async () => {
  const make = async () => 'Dùng thử · demo (demo.localhost), admin'
  await expect(writeDemo(folder, true, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(demoNote(folder, { port: 8080, isWanted: true, isThere: false })).toMatch(
    /phần mềm vẫn chạy.*npm run demo.*the program runs.*npm run tenant/s,
  )
  expect(existsSync(join(folder, 'demo.txt'))).toBe(false)

  await writeDemo(folder, false, make)
  expect(demoNote(folder, { port: 8081, isWanted: true, isThere: true })).toBe(
    'Dùng thử · demo (http://demo.localhost:8081), admin',
  )
  await writeDemo(folder, false, () => Promise.reject(new Error('made twice')))
})

it('shows a random password once and keeps the rest', async () => {
  const other = mkdtempSync(join(folder, 'once-'))
  const shown = await writeDemo(other, true, async () => `demo (demo.vua.example), admin\n${shownOnce('x7a')}\n`)
  expect(shown).toBe(shownOnce('x7a'))
  expect(demoNote(other, { port: 8080, isWanted: true, isThere: true })).toBe('demo (demo.vua.example), admin')
  expect(readFileSync(join(other, 'demo.txt'), 'utf8')).not.toContain('x7a')
})

it('names the port with any name below localhost', async () => {
  const other = mkdtempSync(join(folder, 'name-'))
  await writeDemo(other, true, async () => 'demo (demo.shop-2.localhost), admin')
  const note = demoNote(other, { port: 8080, isWanted: true, isThere: true })
  expect(note).toBe('demo (http://demo.shop-2.localhost:8080), admin')
})

it('tells of no failure where a demo that was begun is not wanted any more', async () => {
  const other = mkdtempSync(join(folder, 'unwanted-'))
  await expect(writeDemo(other, true, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
  expect(demoNote(other, { port: 8080, isWanted: false, isThere: false })).toBe(null)
})

it('remembers whether others reach the installation', () => {
  for (const isLocal of [false, false, true, true]) {
    noteReach(folder, isLocal)
    expect(isOpenToOthers(folder)).toBe(!isLocal)
  }
})

it('tells nothing of a demo that nobody wants', async () => {
  const other = join(folder, 'other')
  await writeDemo(other, false, () => Promise.reject(new Error('never made')))
  expect(demoNote(other, { port: 8080, isWanted: true, isThere: false })).toBe(null)
})

it('offers no demo that is not there, and names a file that cannot be read', () => {
  const lost = mkdtempSync(join(folder, 'lost-'))
  writeFileSync(join(lost, 'demo.txt'), 'Dùng thử · demo: demo.localhost, admin / vua-demo')
  const note = demoNote(lost, { port: 8080, isWanted: true, isThere: false })
  expect(note).toMatch(/demo\.txt nói về.*demo\.txt tells of the demo tenant, but this database has none/s)
  expect(note).not.toMatch('admin / vua-demo')
  rmSync(join(lost, 'demo.txt'))
  mkdirSync(join(lost, 'demo.txt'))
  expect(demoNote(lost, { port: 8080, isWanted: true, isThere: true })).toMatch(/demo\.txt cannot be read/)
})
