import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pageMaker } from './page-chunks.ts'

const folder = mkdtempSync(join(tmpdir(), 'vua-page-'))
writeFileSync(join(folder, 'index.html'), '<head><title>Vựa</title></head>')
writeFileSync(
  join(folder, 'chunks.json'),
  JSON.stringify({
    'app.tsx': { file: 'assets/app.js', imports: ['kit'] },
    'login/mount.tsx': { file: 'assets/login.js' },
    'session/catalogue-vi.ts': { file: 'assets/vi.js' },
    'session/catalogue-en.ts': { file: 'assets/en.js' },
    'pages/list/list-view.tsx': { file: 'assets/list.js', imports: ['kit', 'app.tsx'], css: ['assets/list.css'] },
    'pages/document-form.tsx': { file: 'assets/document.js' },
    'pages/list-form.tsx': { file: 'assets/record.js' },
    kit: { file: 'assets/kit.js', imports: ['app.tsx'] },
  }),
)
const page = pageMaker(folder)
const filesFor = (path: string, language = 'vi', isSignedIn = true): string[] =>
  [...page({ path, language, isSignedIn }).matchAll(/href="\/assets\/([^"]+)"/g)].map((found) => found[1]!)

describe('the page names what its address needs', () => {
  it('once each, with what it imports and its styles', () => {
    expect(filesFor('/sales/billsales/data/list')).toEqual(['app.js', 'kit.js', 'vi.js', 'list.js', 'list.css'])
  })
  it('by kind of page and language', () => {
    expect(filesFor('/sales/billsales/create', 'en')).toEqual(['app.js', 'kit.js', 'en.js', 'document.js'])
    expect(filesFor('/stock/product/detail/7')).toContain('record.js')
    expect(filesFor('/khong/co')).toEqual(['app.js', 'kit.js', 'vi.js'])
  })
  it('and nothing of the program to who is not signed in', () => {
    expect(filesFor('/sales/billsales/data/list', 'vi', false)).toEqual(['login.js'])
    expect(filesFor('/login/member')).toEqual(['login.js'])
  })
})
