/** Help names what people read on the screen: each name in it is a text of the program, in both languages. */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { findTasks } from '#help/find.ts'
import { markedParts } from '#help/marks.ts'
import type { HelpText, HelpTexts } from '#help/task.ts'
import { helpTasks, taskAt } from '#help/tasks.ts'
import { en as protectEn, vi as protectVi } from '#i18n/areas/protect.ts'
import { catalogues } from '#i18n/catalogues.server.ts'
import { nameOf } from '#web/menu/report-names.ts'

const languages = ['vi', 'en'] as const
type Language = (typeof languages)[number]
const folder = join(import.meta.dirname, '../src/help/texts')
const texts = new Map(
  await Promise.all(
    globSync('*.ts', { cwd: folder }).map(
      async (file) =>
        [
          basename(file, '.ts'),
          (await import(pathToFileURL(join(folder, file)).href)) as Record<Language, HelpText>,
        ] as const,
    ),
  ),
)
const textsIn = (language: Language): HelpTexts =>
  Object.fromEntries([...texts].map(([id, text]) => [id, text[language]]))
const linesOf = ({ intro, steps, notes }: HelpText): string[] => [intro, ...steps, ...notes]

/** The words of the pages that protect an account are loaded apart from all others. */
const read = { vi: { ...catalogues.vi, ...protectVi }, en: { ...catalogues.en, ...protectEn } }
/** What stands on buttons and headings; a button that makes something has the name of what it makes. */
const readIn = (language: Language): ((name: string) => boolean) => {
  const all = new Set(Object.values(read[language]).flatMap((text) => [text, nameOf(text)]))
  const lower = new Set([...all].map((text) => text.toLowerCase()))
  const makers = ['title.create', 'title.add'].map((key) => catalogues[language][key]!.replace('{entry}', ''))
  return (name) =>
    all.has(name) || makers.some((maker) => name.startsWith(maker) && lower.has(name.slice(maker.length)))
}

it('has every task in both languages, with the same lines', () => {
  expect([...texts.keys()].toSorted()).toEqual(helpTasks.map(({ id }) => id).toSorted())
  for (const [id, { vi, en }] of texts) {
    expect([en.steps.length, en.notes.length], id).toEqual([vi.steps.length, vi.notes.length])
    const pages = (text: HelpText) =>
      linesOf(text).map((line) => markedParts(line).flatMap((part) => (part.is === 'page' ? part.path : [])))
    expect(pages(en), id).toEqual(pages(vi))
  }
})

it.each(languages)('names what stands on the screen (%s)', (language) => {
  const isRead = readIn(language)
  const unknown = [...texts].flatMap(([id, text]) =>
    linesOf(text[language])
      .flatMap(markedParts)
      .filter(({ is }) => is === 'name' || is === 'page')
      .filter((part) => !isRead(part.text))
      .map((part) => `${id}: ${part.text}`),
  )
  expect(unknown).toEqual([])
})

it('is found by words with and without marks, titles first', () => {
  const first = (typed: string, language: Language = 'vi') => findTasks(helpTasks, textsIn(language), typed)[0]?.id
  expect(first('trả hàng')).toBe('sales-return')
  expect(first('tra hang nha cung cap')).toBe('purchase-return')
  expect(first('KIEM KE')).toBe('count')
  expect(first('khoa so')).toBe('close-month')
  expect(first('xuat huy')).toBe('other-stock')
  expect(first('lock date', 'en')).toBe('close-month')
  expect(first('sơn móng tay')).toBeUndefined()
})

it('belongs to the page that is asked from', () => {
  const pages = {
    '/': 'first-steps',
    '/sales/billsales/data/create': 'bill',
    '/pay/income/detail/7': 'collect-debt',
    '/pay/income/createother': 'other-money',
    '/stock/product/import': 'import',
    '/reports/reportbill/data/profitDay': 'profit',
    '/reports/reportbill/data/list': 'reports',
    '/system/config/lock': 'close-month',
    '/system/config/company': 'settings',
  }
  expect(Object.fromEntries(Object.keys(pages).map((path) => [path, taskAt(path).id]))).toEqual(pages)
})
