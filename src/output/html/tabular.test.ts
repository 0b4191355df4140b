import { describe, expect, it } from 'vitest'
import { translate } from '#i18n/catalogues.server.ts'
import { decimal, type Decimal } from '#kernel/decimal.ts'
import { tabulate, type Column, type Row } from '#model/table.ts'
import { showCell, type CellFormat } from '../cells.ts'
import { styleOf } from '../filters.ts'
import { renderHtml } from './html.ts'
import { cellText } from '../page.ts'
import { tableBlock, tableToTree } from '../forms/tabular.ts'

const lookIn = (language: 'vi' | 'en'): CellFormat => ({
  style: styleOf({ company: { i_FormatCur: 0, i_FormatNum: 2 } }, language),
  words: (key, values) => translate(language, key, values),
})
const look = lookIn('vi')
const columns: readonly Column[] = [
  { key: 'code', kind: 'code', label: 'Mã hàng' },
  { key: 'name', kind: 'text', label: 'Tên hàng' },
  { key: 'quantity', kind: 'quantity', label: 'Số lượng', decimals: 2 },
  { key: 'amount', kind: 'money', label: 'Thành tiền', total: true },
  { key: 'secret', kind: 'money', label: 'Giá vốn', hidden: true, total: true },
]
const row = (code: string, quantity: string, amount: number, group: string): Row => ({
  code,
  name: `Hàng ${code}`,
  quantity: decimal(quantity),
  amount: decimal(amount),
  secret: decimal(1),
  group,
})
const rows = [row('SP1', '1.255', 1000, 'A'), row('SP2', '2', 2500, 'A'), row('SP3', '0.5', 40, '')]

describe('a table on paper', () => {
  it('has groups with their sums, and the sum of all', () => {
    const block = tableBlock(tabulate(columns, rows, { groupBy: 'group' }), look)
    expect(block.rows.map((one) => [one.style, ...one.cells.map(cellText)])).toEqual([
      ['group', 'A'],
      ['plain', 'SP1', 'Hàng SP1', '1,26', '1.000'],
      ['plain', 'SP2', 'Hàng SP2', '2', '2.500'],
      ['sum', 'Cộng A', '3.500'],
      ['group', 'Chưa phân nhóm'],
      ['plain', 'SP3', 'Hàng SP3', '0,5', '40'],
      ['sum', 'Cộng Chưa phân nhóm', '40'],
      ['sum', 'Tổng cộng', '3.540'],
    ])
    expect(block.head[0]!.cells).toEqual(['Mã hàng', 'Tên hàng', 'Số lượng', 'Thành tiền'])
  })
  it('says in the heading of a group what is the same in all its rows', () => {
    const ofOrder: readonly Column[] = [
      { key: 'number', kind: 'code', label: 'Số đơn' },
      { key: 'day', kind: 'day', label: 'Ngày' },
      { key: 'whole', kind: 'money', label: 'Thành tiền' },
      ...columns.slice(0, 2),
      columns[3]!,
    ]
    const order = { number: 'DH1', day: '2026-09-07', whole: decimal(3500) }
    const grouping = { groupBy: 'number', groupWith: ['day', 'whole'] }
    const table = tabulate(
      ofOrder,
      rows.slice(0, 2).map((one) => ({ ...one, ...order })),
      grouping,
    )
    const shown = { ...table, columns: ofOrder.slice(1), sums: { ...table.sums, whole: decimal(3500) } }
    expect(tableBlock(shown, look).rows.map((one) => [one.style, ...one.cells.map(cellText)])).toEqual([
      ['group', 'DH1 · 07-09-2026 · 3.500'],
      ['plain', 'SP1', 'Hàng SP1', '1.000'],
      ['plain', 'SP2', 'Hàng SP2', '2.500'],
      ['sum', 'Cộng DH1', '3.500'],
      ['sum', 'Tổng cộng', '3.500'],
      ['sum', 'Tổng cộng · Thành tiền', '3.500'],
    ])
  })
  it('puts neighbours under one heading, the others beside it through both lines', () => {
    const under = (label: string) => ({ heading: 'Tồn đầu', label })
    const [code, name, quantity, amount] = columns
    const paired = [code!, name!, { ...quantity!, under: under('SL') }, { ...amount!, under: under('Giá trị') }]
    expect(tableBlock(tabulate(paired, rows), look).head.map((line) => line.cells)).toEqual([
      [
        { spans: [{ text: 'Mã hàng' }], rowspan: 2 },
        { spans: [{ text: 'Tên hàng' }], rowspan: 2 },
        { spans: [{ text: 'Tồn đầu' }], colspan: 2 },
      ],
      ['SL', 'Giá trị'],
    ])
  })
  it('breaks no telephone number', () => {
    const phone: Column = { key: 'phone', kind: 'text', label: 'Điện thoại', dials: true }
    expect(tableBlock(tabulate([columns[1]!, phone], rows), look).columns.map(({ fit }) => fit)).toEqual([
      undefined,
      true,
    ])
  })
  it('shows a sum that was sent for a column that has none of its own', () => {
    const table = tabulate(columns, rows)
    const block = tableBlock({ ...table, sums: { ...table.sums, quantity: decimal('3.755') } }, look)
    expect(block.rows.at(-1)!.cells.map(cellText)).toEqual(['Tổng cộng', '3,76', '3.540'])
  })
  it('stands between the letterhead and the signatures', () => {
    const page = tableToTree(tabulate(columns, rows), {
      title: 'BÁO CÁO <HÀNG>',
      lines: ['Từ ngày 01-09-2026 / Đến ngày 30-09-2026'],
      orientation: 'landscape',
      look,
      company: {
        b_ShowLogo: true,
        b_ShowName: true,
        b_ShowAdd: false,
        companyName: 'Hưng Thịnh',
        companyAddress: 'Quận 1',
        chiefAccountant: 'Trần "Đạt"',
        representative: 'Tuyết',
      },
      dateCreate: '20-11-2026 14:05',
      userCreate: 'Thảo',
    })
    const html = renderHtml(page)
    for (const text of [
      'HƯNG THỊNH',
      'BÁO CÁO &lt;HÀNG&gt;',
      'Từ ngày 01-09-2026',
      'Người lập biểu',
      'Thảo',
      'Trần &quot;Đạt&quot;',
      'Ngày 20 tháng 11 năm 2026',
    ])
      expect(html).toContain(text)
    expect(html).not.toContain('Quận 1')
    expect(page.paper.width).toBe(297)
    expect([page.footer, page.footerOn]).toEqual(['Trang {x}/{y}', 'always'])
  })
  it.each([
    ['028 1', '028 2', 'Điện thoại: 028 1 · Fax: 028 2'],
    ['028 1', '', 'Điện thoại: 028 1'],
    ['', '028 2', 'Fax: 028 2'],
    ['', '', ''],
  ])('is headed by telephone %s and fax %s', (companyPhone, companyFax, said) => {
    const company = { b_ShowPhoneFax: true, companyPhone, companyFax }
    const frame = { title: 'T', lines: [], look, company, dateCreate: '', userCreate: '' }
    const texts = renderHtml(tableToTree(tabulate(columns, rows), frame)).match(/[^<>]*(?:Điện thoại|Fax)[^<>]*/g) ?? []
    expect(texts.join('')).toBe(said)
  })
  it('says so when there is nothing', () =>
    expect(
      renderHtml(
        tableToTree(tabulate(columns, []), { title: '', lines: [], look, company: {}, dateCreate: '', userCreate: '' }),
      ),
    ).toContain('Không phát sinh'))
})

describe('a value of a column', () => {
  const shown = (column: Partial<Column>, value: Row[string], how = look) =>
    showCell(value, { key: 'k', label: 'l', kind: 'text', ...column }, how)
  it.each([
    [{ kind: 'money' }, decimal('1234567'), '1.234.567'],
    [{ kind: 'price' }, decimal('33333.3333'), '33.333,3333'],
    [{ kind: 'quantity' }, decimal('12.5'), '12,5'],
    [{ kind: 'vat' }, decimal(-1), 'KCT'],
    [{ kind: 'vat' }, decimal(-2), 'KKKNT'],
    [{ kind: 'vat' }, decimal(8), '8'],
    [{ kind: 'day' }, '2026-09-05', '05-09-2026'],
    [{ kind: 'moment' }, '2026-09-05T20:30:00Z', '06-09-2026 03:30'],
    // The rows come from the client, which may send anything.
    [{ kind: 'day' }, { toString: 'x', valueOf: 'y' } as never, ''],
    [{ kind: 'text' }, [1] as never, ''],
    [{ kind: 'integer' }, 7, '7'],
    [{ kind: 'integer' }, decimal(1700), '1.700'],
    [{ kind: 'flag' }, true, 'x'],
    [{ kind: 'flag' }, false, ''],
    [{ kind: 'status', choices: [{ value: 1, label: 'print.total' }] }, 1, 'Tổng cộng'],
    [{ kind: 'choice', choices: [] }, 9, '9'],
    [{ kind: 'money' }, null, ''],
    [{ kind: 'code' }, '007', '007'],
  ] as const)('%o %s', (column, value, text) => expect(shown(column as Partial<Column>, value as Decimal)).toBe(text))
  it('is a dash where it is nothing, but not a rate of tax', () => {
    const dashed = (kind: Column['kind']) => shown({ kind }, decimal(0), { ...look, zero: 'dash' })
    expect([dashed('money'), dashed('quantity'), dashed('vat')]).toEqual(['–', '–', '0'])
  })
  it('follows the language', () => expect(shown({ kind: 'money' }, decimal('1234567'), lookIn('en'))).toBe('1,234,567'))
})
