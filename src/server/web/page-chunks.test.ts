import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
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
    'words/catalogue-vi.ts': { file: 'assets/vi.js' },
    'words/catalogue-en.ts': { file: 'assets/en.js' },
    'words/listing-vi.ts': { file: 'assets/listing-vi.js' },
    'words/documents-vi.ts': { file: 'assets/documents-vi.js' },
    'words/documents-en.ts': { file: 'assets/documents-en.js' },
    'pages/document-list.tsx': { file: 'assets/list.js', imports: ['kit', 'app.tsx'], css: ['assets/list.css'] },
    'pages/document-form.tsx': { file: 'assets/document.js' },
    '../documents/sales-bill/index.ts': { file: 'assets/bill.js' },
    '../documents/income-voucher/index.ts': { file: 'assets/income.js' },
    '../documents/income-voucher/slots.web.ts': { file: 'assets/income-screen.js' },
    '../lists/partner/index.ts': { file: 'assets/partner.js' },
    // Several definitions can be in one file.
    '../lists/employee/index.ts': { file: 'assets/partner.js' },
    '../lists/contact-type/index.ts': { file: 'assets/contact-type.js' },
    'pages/list-form.tsx': { file: 'assets/record.js' },
    '../documents/sales-bill/counter-page.web.tsx': {
      file: 'assets/counter.js',
      imports: ['../documents/sales-bill/index.ts'],
    },
    'pages/report-page.tsx': { file: 'assets/report.js' },
    '../reports/stock/stock-card.ts': { file: 'assets/stock-card.js' },
    kit: { file: 'assets/kit.js', imports: ['app.tsx'] },
  }),
)
const page = pageMaker(folder)
const filesFor = (path: string, language = 'vi', isSignedIn = true): string[] =>
  [...page({ path, language, isSignedIn }).matchAll(/href="\/assets\/([^"]+)"/g)].map((found) => found[1]!)

describe('the page names what its address needs', () => {
  it('once each, with what it imports and its styles', () => {
    expect(filesFor('/sales/billsales/data/list')).toEqual([
      'app.js',
      'kit.js',
      'vi.js',
      'list.js',
      'listing-vi.js',
      'documents-vi.js',
      'bill.js',
      'list.css',
    ])
  })
  it('with the definition it shows, and the screens of its own', () => {
    expect(filesFor('/pay/income/createother')).toEqual([
      'app.js',
      'kit.js',
      'vi.js',
      'document.js',
      'documents-vi.js',
      'income.js',
      'income-screen.js',
      'partner.js',
    ])
    expect(filesFor('/sales/income/data/list')).not.toContain('income-screen.js')
    expect(filesFor('/sales/company/detail/0')).toEqual(expect.arrayContaining(['partner.js', 'contact-type.js']))
    expect(filesFor('/sales/company/list')).not.toContain('contact-type.js')
    expect(filesFor('/reports/reportbill/data/detailTagStore')).toEqual([
      'app.js',
      'kit.js',
      'vi.js',
      'report.js',
      'stock-card.js',
    ])
  })
  it('by kind of page and language', () => {
    expect(filesFor('/sales/billsales/create', 'en')).toEqual([
      'app.js',
      'kit.js',
      'en.js',
      'document.js',
      'documents-en.js',
      'bill.js',
      'partner.js',
    ])
    expect(filesFor('/stock/product/detail/7')).toContain('record.js')
    expect(filesFor('/sales/counter')).toEqual([
      'app.js',
      'kit.js',
      'vi.js',
      'counter.js',
      'bill.js',
      'documents-vi.js',
      'partner.js',
    ])
    expect(filesFor('/khong/co')).toEqual(['app.js', 'kit.js', 'vi.js'])
  })
  it('and nothing of the program to who is not signed in', () => {
    expect(filesFor('/sales/billsales/data/list', 'vi', false)).toEqual(['login.js'])
    expect(filesFor('/login/member')).toEqual(['login.js'])
  })
})

it('the page names the files of a build that was made while the program runs', () => {
  const built = mkdtempSync(join(tmpdir(), 'vua-built-'))
  const build = (name: string, second: number) => {
    const list = { 'login/mount.tsx': { file: `assets/${name}.js` } }
    writeFileSync(join(built, 'chunks.json'), JSON.stringify(list))
    writeFileSync(join(built, 'index.html'), '<head></head>')
    for (const file of ['chunks.json', 'index.html']) utimesSync(join(built, file), second, second)
  }
  build('old', 1)
  const pageOf = pageMaker(built)
  const shown = () => pageOf({ path: '/', language: 'vi', isSignedIn: false })
  expect(shown()).toContain('assets/old.js')
  build('new', 2)
  expect(shown()).toContain('assets/new.js')
  // While the next is written, pages are those of the last.
  rmSync(join(built, 'chunks.json'))
  rmSync(join(built, 'index.html'))
  expect(shown()).toContain('assets/new.js')
})
