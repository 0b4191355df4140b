/** Files of other programs are taken as far as they can be: what has no place is kept elsewhere and told, not refused. */
import { describe, expect, it } from 'vitest'
import type { CellValue } from 'hucre/xlsx'
import { verify } from '../../../scripts/lib/verification.ts'
import type { Anything } from '../../support/app.ts'
import { recordWith, senderOf, told } from '../../support/import-file.ts'
import type { Rows } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('nhapdung')
const { ids } = trade

const send = senderOf(trade)
const found = recordWith(trade)
const product = (code: string) => found('Product', code)
const partner = (code: string) => found('Customer', code)
const listed = async (module: string): Promise<Anything[]> =>
  (await trade.data(module, 'getList', { all: 'True' })).ListItem
const carry = () => ({ Store_ID: ids['KHO01'] ?? ids['K01'], dtDate: '2026-11-01' })

/** The columns of KiotViet's file of goods. */
const goodsHeadings = [
  'Loại hàng',
  'Nhóm hàng(3 Cấp)',
  'Mã hàng',
  'Mã vạch',
  'Tên hàng',
  'Thương hiệu',
  'Giá bán',
  'Giá vốn',
  'Tồn kho',
  'Tồn nhỏ nhất',
  'Tồn lớn nhất',
  'ĐVT',
  'Mã ĐVT Cơ bản',
  'Quy đổi',
  'Thuộc tính',
  'Đang kinh doanh',
]
interface Goods {
  group?: string
  code: string
  name: string
  price?: CellValue
  cost?: number
  stock?: number
  unit?: string
  attributes?: string
  used?: number
}
const row = ({ group = 'Nước', code, name, price = 1000, cost = 700, stock = 0, ...more }: Goods): CellValue[] => [
  'Hàng hóa',
  group,
  code,
  null,
  name,
  null,
  price,
  cost,
  stock,
  null,
  null,
  more.unit ?? 'Chai',
  null,
  1,
  more.attributes ?? null,
  more.used ?? 1,
]
const goods = (...rows: Goods[]): Rows => [goodsHeadings, ...rows.map(row)]

describe('goods', () => {
  it('that name new groups and units are no errors when the file is tried, and wait for consent', async () => {
    const rows = goods({ group: 'Bia mới', code: 'T1', name: 'Bia', unit: 'Két' })
    const tried = await send('Product', rows, { dryRun: true })
    expect(tried.summary).toMatchObject({ total: 1, added: 1, failed: 0 })
    expect(tried.missing).toMatchObject([
      { name: 'Bia mới', rows: [2] },
      { name: 'Két', rows: [2] },
    ])
    const refused = await send('Product', rows)
    expect([refused.summary.added, told(refused.ListItem).length]).toEqual([0, 1])
    expect((await listed('ListProductGroup')).map((one) => one.Name)).not.toContain('Bia mới')
  })

  it('of one name are told apart by their attributes, also when the file comes again', async () => {
    const rows = goods(
      { code: 'AO1', name: 'Áo thun', attributes: 'SIZE:L|MÀU:ĐỎ' },
      { code: 'AO2', name: 'Áo thun', attributes: 'SIZE:M|MÀU:ĐỎ' },
      { code: 'MU1', name: 'Mũ', attributes: 'MÀU:ĐỎ' },
    )
    const answer = await send('Product', rows)
    expect(told(answer.ListItem)).toEqual([])
    expect(told(answer.notes)).toEqual([
      [2, 'Nhiều hàng hóa cùng tên “Áo thun”: đổi thành “Áo thun - L - ĐỎ”'],
      [3, 'Nhiều hàng hóa cùng tên “Áo thun”: đổi thành “Áo thun - M - ĐỎ”'],
    ])
    expect([(await product('AO1')).Name, (await product('AO2')).Name, (await product('MU1')).Name]).toEqual([
      'Áo thun - L - ĐỎ',
      'Áo thun - M - ĐỎ',
      'Mũ',
    ])
    const again = await send('Product', [rows[0]!, rows[1]!], { updateExisting: true })
    expect([again.summary.unchanged, told(again.notes)]).toEqual([1, []])
    const later = await send('Product', goods({ code: 'MU2', name: 'MŨ', attributes: 'MÀU:XANH' }))
    expect([later.summary.added, (await product('MU2')).Name]).toEqual([1, 'MŨ - XANH'])
  })

  it('keep the ends of a group path, and all of it where that tells groups apart', async () => {
    const rows = goods(
      { group: 'Đồ uống>>Có cồn>>Bia', code: 'G1', name: 'Bia 1' },
      { group: 'Đồ uống>>Có cồn>>Khác', code: 'G2', name: 'Rượu' },
      { group: 'Đồ uống>>Không cồn>>Khác', code: 'G3', name: 'Trà' },
      { group: 'Đồ ăn>>Bia', code: 'G4', name: 'Bánh bia' },
    )
    const answer = await send('Product', rows, { createMissing: true })
    expect(told(answer.ListItem)).toEqual([])
    expect(told(answer.notes)).toEqual([[2, expect.stringContaining('“Đồ uống>>Có cồn>>Bia”')]])
    const groups = await listed('ListProductGroup')
    const named = (name: string) => groups.filter((one) => one.Name === name)
    expect(new Set(named('Bia').map((one) => one.Note))).toEqual(new Set(['Đồ uống', 'Đồ ăn']))
    expect([named('Có cồn - Khác').length, named('Không cồn - Khác').length, named('Khác').length]).toEqual([1, 1, 0])
    const again = await send('Product', rows, { updateExisting: true })
    expect([again.summary.unchanged, again.missing]).toEqual([4, []])
  })

  it('that are stopped bring their stock before they are stopped', async () => {
    const rows = goods({ code: 'CU1', name: 'Hàng cũ', cost: 500, stock: 12, used: 0 })
    const answer = await send('Product', rows, { carry: carry() })
    expect([told(answer.ListItem), answer.documents.map((one: Anything) => one.lines)]).toEqual([[], [1]])
    expect(await product('CU1')).toMatchObject({ active: false, onHand: 12 })
    const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
    expect(isClean ? '' : text).toBe('')
  })

  it('do not lose their stock without a word when no store is chosen', async () => {
    const rows = goods({ code: 'TON1', name: 'Có tồn', stock: 0 }, { code: 'TON2', name: 'Có tồn hai', stock: 5 })
    for (const dryRun of [true, false])
      expect(told((await send('Product', rows, { dryRun })).notes)).toEqual([
        [3, '1 dòng có Tồn kho: chưa nhập, vì chưa chọn kho'],
      ])
  })

  it.each<[string, CellValue, number, string]>([
    ['of a formula', 1000 / 3, 333.3333, 'Giá bán: 333,333333 được làm tròn thành 333,3333'],
    ['as a long text', '1.234,56785678', 1234.5679, 'Giá bán: 1.234,567856 được làm tròn thành 1.234,5679'],
  ])('have prices %s rounded, and told', async (what, price, kept, note) => {
    const code = `LT${what.length}`
    const answer = await send('Product', goods({ code, name: what, price }))
    expect([told(answer.ListItem), told(answer.notes)]).toEqual([[], [[2, note]]])
    expect((await product(code)).sellPrice).toBe(kept)
  })
})

/** The columns of KiotViet's file of customers, as far as they matter. */
const customerHeadings = [
  'Mã khách hàng',
  'Tên khách hàng',
  'Điện thoại',
  'Địa chỉ',
  'Khu vực giao hàng',
  'Phường/Xã',
  'Nợ cần thu hiện tại',
]

describe('partners', () => {
  it('with places that are not found keep their text in the address', async () => {
    const rows = [
      customerHeadings,
      ['KV1', 'Chị Hoa', null, '12 Lê Lợi', null, 'Phường Không Có', null],
      ['KV2', 'Anh Ba', null, null, 'Xứ Lạ - Huyện Nào', 'Xã Kia', null],
      ['KV3', 'Cô Tư', null, '5 Hàng Bông', 'Hà Nội - Quận Hoàn Kiếm', 'Phường Hàng Bông', null],
      ['KV4', 'Chú Năm', null, '7 Đường Xã Kia, Huyện Nào', 'Hà Nội - Huyện Nào', 'Xã Kia', null],
    ]
    const answer = await send('Customer', rows)
    expect(told(answer.ListItem)).toEqual([])
    expect(told(answer.notes).map(([at]) => at)).toEqual([2, 3, 5])
    expect(told(answer.notes)[0]![1]).toBe('Không tìm thấy “Phường Không Có”: ghi vào địa chỉ')
    expect(await partner('KV1')).toMatchObject({ address1: '12 Lê Lợi, Phường Không Có' })
    expect(await partner('KV2')).toMatchObject({ address1: 'Xã Kia, Huyện Nào, Xứ Lạ', provinceId: null })
    expect((await partner('KV3')).address1).toBe('5 Hàng Bông')
    expect(await partner('KV3')).toMatchObject({ oldScheme: true, villageId: expect.any(String) })
    const fifth = await partner('KV4')
    expect([fifth.address1, typeof fifth.provinceId]).toEqual(['7 Đường Xã Kia, Huyện Nào', 'string'])
    const again = await send('Customer', rows, { updateExisting: true })
    expect(again.summary.unchanged).toBe(4)
    // Only the place is sent: the stored address is added to, not replaced.
    await send(
      'Customer',
      [
        ['Mã', 'Tên', 'Phường/Xã'],
        ['KV1', 'Chị Hoa', 'Phường Xa'],
      ],
      { updateExisting: true },
    )
    expect((await partner('KV1')).address1).toBe('12 Lê Lợi, Phường Không Có, Phường Xa')
  })

  it.each<[string, CellValue, number]>([
    ['as a number', 123456.5, 123457],
    ['as a text', '123.456,5', 123457],
    ['below zero', -0.4, 0],
  ])('have debts with parts of a đồng %s rounded', async (what, debt, kept) => {
    const code = `NO${what.length}`
    const answer = await send('Customer', [customerHeadings, [code, what, null, null, null, null, debt]])
    expect([told(answer.ListItem), answer.notes.length]).toEqual([[], 1])
    expect((await partner(code)).openingReceivable).toBe(kept)
  })

  it('that nearly all fail for one column are told so, and go without it', async () => {
    const rows = [
      ['Mã', 'Tên', 'Loại', 'Hạn mức công nợ'],
      ['SP1', 'Một', 'Cả hai', 'nhiều'],
      ['SP2', 'Hai', 'Cả hai', 'vừa'],
      ['SP3', 'Ba', 'Cả hai', 5],
    ]
    const tried = await send('Customer', rows, { dryRun: true })
    expect(tried.spoiling).toEqual([{ heading: 'Hạn mức công nợ', rows: 2, required: false }])
    const without = await send('Customer', rows, {
      dryRun: true,
      columns: { Mã: 'Mã', Tên: 'Tên', Loại: 'Loại', 'Hạn mức công nợ': '' },
    })
    expect([without.summary.failed, without.spoiling]).toEqual([0, []])
  })
})
