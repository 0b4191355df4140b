import { describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { Unreadable } from '#kernel/problem.ts'
import { cellText } from '#output/page.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { reports } from '#reports/all.ts'
import { applicationPath } from './logo.ts'
import { isOurs } from '../access/hosts.ts'
import { pageOf, printedAt, readBody } from './page.ts'

const now = new Date('2026-11-20T07:05:00Z')

describe('an origin', () => {
  it.each([
    ['http://minhtam.localhost:8080', 'localhost', 'localhost', true],
    ['http://localhost:8080', 'localhost', 'localhost', true],
    ['http://192.168.1.5:8080', '192.168.1.5', 'localhost', true],
    ['http://192.168.1.6:8080', '192.168.1.5', 'localhost', false],
    ['http://minhtam.localhost:9999', 'localhost', 'localhost', false],
    ['https://minhtam.vua.vn', 'print.vua.vn', 'vua.vn', true],
    ['https://vua.vn:8080', 'print.vua.vn', 'vua.vn', true],
    ['https://evilvua.vn', 'print.vua.vn', 'vua.vn', false],
    ['https://vua.vn.evil.vn', 'print.vua.vn', 'vua.vn', false],
    ['https://minhtam.vua.vn:4444', 'print.vua.vn', 'vua.vn', false],
    ['https://a.minhtam.vua.vn', 'print.vua.vn', 'vua.vn', false],
    ['https://minhtam.vua.vn@evil.vn', 'print.vua.vn', 'vua.vn', false],
    ['http://minhtam.localhost.evil.vn:8080', 'minhtam.localhost.evil.vn', 'localhost', false],
    ['http://minhtam.localhost:8080', 'localhost', 'vua.vn', false],
    ['http://evil.vn:8080', 'evil.vn:8081', 'localhost', false],
    ['http://server:8080', 'server:8081', 'localhost', false],
    ['http://192.168.1.5:8080', '192.168.1.5:8081', 'vua.vn', true],
    ['http://[::1]:8080', '[::1]:8081', 'localhost', true],
    ['http://localhost', 'localhost:8081', 'vua.vn', false],
    ['null', 'localhost', 'localhost', false],
    ['file://localhost:8080', 'localhost', 'localhost', false],
  ])('%s to %s (%s) → %s', (origin, host, baseDomain, ours) =>
    expect(isOurs(origin, host, { baseDomain, port: 8080 })).toBe(ours),
  )
})

describe('a logo', () => {
  it.each([
    ['/api/File/abc', '/api/File/abc'],
    ['http://minhtam.localhost:8080/api/file/abc?x=1', '/api/file/abc?x=1'],
    ['http://evil.vn/api/File/abc', ''],
    ['//evil.vn/api/File/abc', ''],
    ['/api/User/getConfig', ''],
    ['/api/File/../User/getConfig', ''],
    ['http://169.254.169.254/latest', ''],
    ['file:///etc/passwd', ''],
  ])('%s is fetched from %s', (link, path) => expect(applicationPath(link, 'minhtam.localhost:8081')).toBe(path))
})

describe('debts of customers', () => {
  const names = [
    ['KH001', 'Đại lý Minh Tâm'],
    ['KH002', 'Đại lý Minh Tâm'],
  ]
  const row = ([ObjID, ObjName]: string[], diengiai: string, phatsinh: number, conlai: number) => ({
    stt: 1,
    ngay: '',
    sophieu: '',
    trahang: 0,
    thanhtoan: 0,
    ObjID,
    ObjName,
    diengiai,
    phatsinh,
    conlai,
  })
  const blocks = names.flatMap((name, at) => [
    row(name, 'Số dư đầu kỳ', 0, at),
    row(name, 'Bán hàng', 100, 100 + at),
    row(name, 'Số dư cuối kỳ', 0, 100 + at),
  ])
  const lines = (info: Record<string, unknown>) => {
    const page = pageOf(
      readBody({ code: 'REPORT_CTNOTHU', info }),
      { reports, templates: deliveredForms, words: catalogues },
      { language: 'vi', now, timezone: undefined, logo: '' },
    )
    const table = page.blocks.find((block) => block.is === 'table')!
    return [...table.head, ...table.rows].map(({ style, cells }) => [style, ...cells.map(cellText)])
  }
  it('stand in a block of each, also of customers of one name', () => {
    const arrSUM = [200, 0, 0, 201].map((Total) => ({ Total }))
    expect(lines({ ListItem: blocks, arrSUM, nameObject: '' })).toEqual([
      [
        'plain',
        'STT',
        'Mã khách hàng',
        'Ngày',
        'Số chứng từ',
        'Diễn giải',
        'Phát sinh',
        'Trả hàng',
        'Thanh toán',
        'Còn lại',
      ],
      ...names.flatMap(([code, name], at) => [
        ['group', name],
        ['plain', '1', code, '', '', 'Số dư đầu kỳ', '–', '–', '–', at === 0 ? '–' : String(at)],
        ['plain', '1', code, '', '', 'Bán hàng', '100', '–', '–', String(100 + at)],
        ['plain', '1', code, '', '', 'Số dư cuối kỳ', '–', '–', '–', String(100 + at)],
        ['sum', `Cộng ${name}`, '100', '–', '–', ''],
      ]),
      ['sum', 'Tổng cộng', '200', '–', '–', '201'],
    ])
  })
  it('of one stand in no block, and the head says whose they are', () => {
    expect(lines({ ListItem: blocks.slice(0, 2), nameObject: 'Đại lý Minh Tâm' })).toEqual([
      ['plain', 'STT', 'Ngày', 'Số chứng từ', 'Diễn giải', 'Phát sinh', 'Trả hàng', 'Thanh toán', 'Còn lại'],
      ['plain', '1', '', '', 'Số dư đầu kỳ', '–', '–', '–', '–'],
      ['plain', '1', '', '', 'Bán hàng', '100', '–', '–', '100'],
      ['sum', 'Tổng cộng', '100', '–', '–', ''],
    ])
  })
})

describe('the head of a report', () => {
  const textsOf = (code: string, info: Record<string, unknown>) =>
    JSON.stringify(
      pageOf(
        readBody({ code, info }),
        { reports, templates: deliveredForms, words: catalogues },
        { language: 'vi', now, timezone: undefined, logo: '' },
      ).blocks,
    )

  it('says once whom it is about', () => {
    const name = 'Công ty Nhựa Đại Phát'
    const head = textsOf('REPORT_CTNOTRA', {
      nameObject: name,
      conditions: [`Nhà cung cấp: ${name}`, 'Nhóm nhà cung cấp: Trong nước'],
    })
    expect(head.split(name)).toHaveLength(2)
    expect(head).toContain('Nhóm nhà cung cấp: Trong nước')
  })

  it.each([
    ['REPORT_CTNOTRA', 'Từ ngày 01-10-2026 / Đến ngày 31-12-2026'],
    ['REPORT_DOANHSOTHANG', 'Từ tháng 10-2026 Đến tháng 12-2026'],
    ['REPORT_QUAHANTRA', 'Ngày 31-12-2026'],
  ])('of %s says when: %s', (code, said) =>
    expect(textsOf(code, { fromDate: '01-10-2026', toDate: '2026-12-31' })).toContain(said),
  )
})

describe('a print request', () => {
  const info = { NumberID: 'BH1' }
  it('is parsed, and refused by name if it is invalid', () => {
    expect(
      readBody({
        code: 'A',
        info,
        size: 'A5',
        orientation: 'landscape',
        pageWidth: '100',
        pageHeight: 50,
        content: '',
      }),
    ).toEqual({
      code: 'A',
      info,
      content: null,
      choice: { size: 'A5', orientation: 'landscape', pageWidth: 100, pageHeight: 50 },
    })
    expect(readBody({ code: 'A', info, size: null, orientation: '' }).choice).toEqual({})
    const refused = (body: unknown) => {
      try {
        return readBody(body)
      } catch (error) {
        return error instanceof Unreadable ? (error.problem.values?.['name'] ?? error.problem.message) : error
      }
    }
    expect([null, 'x', [], {}, { code: '', info }, { code: 1, info }].map(refused)).toEqual([
      'unreadable.object',
      'unreadable.object',
      'unreadable.object',
      'code',
      'code',
      'code',
    ])
    expect(
      [
        { info: [] },
        { info, size: 'A3' },
        { info, orientation: 'x' },
        { info, pageWidth: 5 },
        { info, pageHeight: 'a' },
        { info, content: {} },
      ].map((more) => refused({ code: 'A', ...more })),
    ).toEqual(['info', 'size', 'orientation', 'pageWidth', 'pageHeight', 'content'])
  })
  it('is dated at the clock of the caller', () => {
    expect(printedAt(now, '7', 'UTC')).toBe('20-11-2026 14:05')
    expect(printedAt(now, '-8', 'UTC')).toBe('19-11-2026 23:05')
    expect(printedAt(now, undefined, 'Asia/Ho_Chi_Minh')).toBe('20-11-2026 14:05')
    expect(printedAt(now, 'abc', 'UTC')).toBe('20-11-2026 07:05')
  })
  it('finds the form of the tenant, then the delivered one, and completes the record', () => {
    const registry = { reports: [], templates: deliveredForms, words: catalogues }
    const circumstances = { language: 'vi' as const, now, timezone: '7', logo: '' }
    const text = (page: { blocks: readonly unknown[] }) => JSON.stringify(page.blocks)
    const own = pageOf(
      { code: 'PHIEUTHU', info: { amount: 1500000 }, choice: {}, content: '<p>{{totalInWords}} {{dateCreate}}</p>' },
      registry,
      circumstances,
    )
    expect(text(own)).toContain('Một triệu năm trăm nghìn đồng 20-11-2026 14:05')
    expect(
      text(pageOf({ code: 'PHIEUTHU', info: { amount: 1 }, choice: {}, content: null }, registry, circumstances)),
    ).toContain('PHIẾU THU')
    expect(() => pageOf({ code: 'PHIEULA', info: {}, choice: {}, content: null }, registry, circumstances)).toThrow(
      Unreadable,
    )
    expect(() =>
      pageOf({ code: 'PHIEUTHU', info: {}, choice: {}, content: '<p><b></p>' }, registry, circumstances),
    ).toThrow(Unreadable)
  })
})
