/** Files of other programs are imported as they come: headings, groups, other units, stock on hand, debts. */
import { describe, expect, it } from 'vitest'
import { verify } from '../../../scripts/lib/verification.ts'
import type { Anything } from '../../support/app.ts'
import { recordWith, senderOf, told } from '../../support/import-file.ts'
import type { Rows } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('nhapngoai')
const { ids } = trade

const send = senderOf(trade)
const listed = async (module: string, name = 'getList'): Promise<Anything[]> =>
  (await trade.data(module, name, { all: 'True' })).ListItem
const product = (code: string) => recordWith(trade)('Product', code)
const sound = async () => {
  const { text, isClean } = await verify(trade.database, { id: trade.tenantId, name: trade.tenant })
  expect(isClean ? '' : text).toBe('')
}

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
  'Mô tả',
  'Đang kinh doanh',
]
const goods: Rows = [
  ['DANH SÁCH HÀNG HÓA'],
  ['Ngày xuất: 02/11/2026 08:15', null, 'Người xuất: Lan'],
  [],
  goodsHeadings,
  [
    'Hàng hóa',
    'Đồ uống>>Có cồn>>Bia',
    'BIA01',
    '8930001',
    'Bia lon',
    'Hà Nội',
    15000,
    11000.55555,
    48,
    10,
    500,
    'Lon',
    null,
    1,
    'để mát',
    1,
  ],
  [
    'Hàng hóa',
    'Đồ uống>>Có cồn>>Bia',
    'BIA01-L',
    null,
    'Bia lon',
    'Hà Nội',
    85000,
    66000,
    8,
    null,
    null,
    'Lốc',
    'BIA01',
    6,
    null,
    1,
  ],
  [
    'Hàng hóa',
    'Nước ngọt',
    'NUOC01',
    null,
    'Nước cam ép',
    null,
    '12,000,000.5',
    '9.000,5',
    -3,
    null,
    null,
    'Chai',
    null,
    null,
    null,
    0,
  ],
  ['Dịch vụ', 'Nước ngọt', 'GIAO', null, 'Giao hàng', null, 20000, 0, 0, null, null, 'Lần', null, null, null, 1],
  ['Hàng hóa', 'Nước ngọt', 'NUOC01', null, 'Khác tên', null, 1, 1, 1, null, null, 'Chai', null, null, null, 1],
  ['Hàng hóa', 'Nước ngọt', 'MOCOI', null, 'Không có gốc', null, 1, 1, 1, null, null, 'Lốc', 'KHONGCO', 6, null, 1],
]

describe('goods', () => {
  it('are recognised by their headings, below the titles', async () => {
    const look = await send('Product', goods, { look: true, dryRun: true })
    const found = Object.fromEntries(look.columns.map((one: Anything) => [one.heading, one.found]))
    expect(found).toMatchObject({
      'Mã nhóm hàng': 'Nhóm hàng(3 Cấp)',
      'Tồn tối thiểu': 'Tồn nhỏ nhất',
      'Mã ĐVT Cơ bản': 'Mã ĐVT Cơ bản',
      'Tồn kho': 'Tồn kho',
      'Giá vốn': 'Giá vốn',
      'Ghi chú': 'Mô tả',
    })
    expect(Object.values(found)).not.toContain('Thương hiệu')
    expect(look.carry).toMatchObject({
      title: 'Tồn đầu kỳ',
      isProposed: true,
      fields: [
        { name: 'Store_ID', kind: 'ref', of: 'store' },
        { name: 'dtDate', kind: 'day' },
      ],
    })
  })

  it('name what does not exist, which is no error', async () => {
    const answer = await send('Product', goods, { dryRun: true })
    expect(answer.missing).toEqual([
      { kind: 'Ngành hàng', name: 'Đồ uống', rows: [5], allowed: true },
      { kind: 'Nhóm hàng', name: 'Bia', rows: [5], allowed: true },
      { kind: 'Đơn vị tính', name: 'Lốc', rows: [6, 10], allowed: true },
      { kind: 'Nhóm hàng', name: 'Nước ngọt', rows: [7, 8, 9], allowed: true },
      { kind: 'Đơn vị tính', name: 'Lần', rows: [8], allowed: true },
    ])
    expect(answer.summary).toEqual({ total: 6, added: 4, updated: 0, failed: 2 })
  })

  const levels =
    'Nhóm hàng: “Đồ uống>>Có cồn>>Bia” có nhiều cấp hơn chương trình, chỉ giữ Đồ uống>>Bia; cả dòng này ghi ở ghi chú của nhóm mới'
  const agreed = () => ({ createMissing: true, carry: { Store_ID: ids['KHO01'] ?? ids['K01'], dtDate: '2026-11-01' } })

  it('are made with their groups, units and opening stock', async () => {
    const tried = await send('Product', goods, { dryRun: true, ...agreed() })
    expect(told(tried.ListItem)).toEqual([
      [9, 'Mã NUOC01 đã tồn tại'],
      [10, 'Không tìm thấy hàng hóa có mã KHONGCO'],
    ])
    expect(tried.rows.map((one: Anything) => [one.rowNumber, one.action])).toEqual([
      [5, 'add'],
      [6, 'add'],
      [7, 'add'],
      [8, 'add'],
      [9, 'fail'],
      [10, 'fail'],
    ])
    expect(await product('BIA01')).toBeUndefined()
    const answer = await send('Product', goods, agreed())
    expect(answer.summary).toEqual({ total: 6, added: 4, updated: 0, failed: 2 })
    expect(told(answer.ListItem)).toEqual([
      [9, 'Mã NUOC01 đã tồn tại'],
      [10, 'Không tìm thấy hàng hóa có mã KHONGCO'],
    ])
    expect(told(answer.notes)).toEqual([
      [5, levels],
      [6, levels],
      [7, 'Tồn kho âm (-3): không lấy làm tồn đầu kỳ'],
    ])
    expect(answer.documents).toEqual([{ NumberID: 'TDK000001', lines: 1 }])
    const groups = await listed('ListProductGroup')
    expect(groups.find((one) => one.Name === 'Bia')).toMatchObject({ Code: 'BIA' })
    const branches = await listed('ApiListBranchProduct')
    expect(branches.map((one) => one.Name)).toContain('Đồ uống')
    const units = await listed('ApiListUnit')
    const pack = units.find((one) => one.Name === 'Lốc')
    expect(await product('BIA01')).toMatchObject({
      barcode: '8930001',
      sellPrice: 15000,
      stockMin: 10,
      stockMax: 500,
      note: 'để mát',
      onHand: 48,
      units: [{ unitId: pack.Id, factor: 6, sellPrice: 85000, code: 'BIA01-L', barcode: null }],
    })
    expect(await product('NUOC01')).toMatchObject({ sellPrice: 12000000.5, active: false, onHand: 0 })
    expect(await product('GIAO')).toMatchObject({ trackStock: false })
    await sound()
  })

  it('imported again are kept, and their stock is not taken twice', async () => {
    const answer = await send('Product', goods.slice(0, 8), { updateExisting: true, ...agreed() })
    expect(answer.summary).toEqual({ total: 4, added: 0, updated: 4, failed: 0, unchanged: 4 })
    expect(answer.documents).toEqual([])
    expect(answer.missing).toEqual([])
    expect(told(answer.notes)).toEqual([
      [5, `${levels}; Hàng hóa BIA01 đã có tồn đầu kỳ tại kho này: không lấy tồn kho trong file`],
      [6, levels],
      [7, 'Tồn kho âm (-3): không lấy làm tồn đầu kỳ'],
    ])
    expect(await product('BIA01')).toMatchObject({ onHand: 48, version: 1 })
  })

  it('change only what is filled in', async () => {
    const rows = [
      ['Mã hàng', 'Tên hàng', 'Giá bán', 'Mô tả'],
      ['BIA01', 'Bia lon 330', null, ''],
      ['NUOC01', 'Nước cam ép', null, null],
    ]
    const answer = await send('Product', rows, { updateExisting: true, dryRun: true })
    expect(answer.rows.map((one: Anything) => one.action)).toEqual(['update', 'same'])
    await send('Product', rows, { updateExisting: true })
    expect(await product('BIA01')).toMatchObject({ Name: 'Bia lon 330', sellPrice: 15000, note: 'để mát', onHand: 48 })
  })
})

const customerHeadings = [
  'Loại khách',
  'Chi nhánh tạo',
  'Mã khách hàng',
  'Tên khách hàng',
  'Điện thoại',
  'Địa chỉ',
  'Khu vực giao hàng',
  'Công ty',
  'Mã số thuế',
  'Số CMND/CCCD',
  'Ngày sinh',
  'Giới tính',
  'Email',
  'Facebook',
  'Nhóm khách hàng',
  'Ghi chú',
  'Người tạo',
  'Ngày tạo',
  'Ngày giao dịch cuối',
  'Nợ cần thu hiện tại',
  'Tổng bán',
  'Tổng bán trừ trả hàng',
  'Trạng thái',
]
const customers: Rows = [
  customerHeadings,
  [
    'Cá nhân',
    'Chi nhánh trung tâm',
    'KHX01',
    'Chị Hoa',
    '0903123456 / 028 3822 1234',
    '12 Lê Lợi',
    '',
    '',
    '',
    '',
    '',
    'Nữ',
    '',
    '',
    'Khách sỉ',
    'giao sáng',
    'Lan',
    '02/11/2026 08:15',
    '',
    1500000,
    9000000,
    9000000,
    1,
  ],
  [
    'Cá nhân',
    'Chi nhánh trung tâm',
    'KHX02',
    'Anh Ba',
    '0903123456',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    -200000,
    0,
    0,
    0,
  ],
  ['Cá nhân', '', 'KHLE00', 'khách lẻ', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 0, 0, 0, 1],
]
const suppliers: Rows = [
  [
    'Mã nhà cung cấp',
    'Tên nhà cung cấp',
    'Email',
    'Điện thoại',
    'Địa chỉ',
    'Tổng mua',
    'Nợ cần trả hiện tại',
    'Mã số thuế',
    'Nhóm nhà cung cấp',
    'Trạng thái',
    'Ghi chú',
  ],
  [
    'NCCX01',
    'Công ty nước giải khát',
    'a@b.vn',
    '028-38221234',
    '1 Hai Bà Trưng',
    5,
    3000000,
    '0300588569',
    'Nước ngọt',
    1,
    '',
  ],
]
const partner = async (code: string): Promise<Anything> => {
  const { ListItem } = await trade.data('Customer', 'getlist', { KeySearch: code, all: 'True' })
  const found = ListItem.find((one: Anything) => one.Code === code)
  return found && trade.info('Customer', found.Id ?? found.s_ID)
}

describe('customers and suppliers', () => {
  it('come with their phones, groups and debts, and the walk-in customer not twice', async () => {
    const answer = await send('Customer', customers, { createMissing: true })
    expect(told(answer.ListItem)).toEqual([])
    expect(answer.summary).toEqual({ total: 3, added: 2, updated: 1, failed: 0, unchanged: 1 })
    expect(told(answer.notes)).toEqual([
      [3, expect.stringContaining('Chị Hoa')],
      [4, 'Khách lẻ đã có sẵn: giữ nguyên'],
    ])
    const group = (await listed('ApiListObjectGroups')).find((one) => one.Name === 'Khách sỉ')
    expect(await partner('KHX01')).toMatchObject({
      partnerType: 1,
      phone1: '0903123456',
      phone2: '028 3822 1234',
      Group_ID: group.Id,
      note: 'giao sáng',
      openingReceivable: 1500000,
      Phaithu: 1500000,
    })
    expect(await partner('KHX02')).toMatchObject({ active: false, Phaithu: -200000 })
    expect(await partner('KHLE00')).toBeUndefined()
    expect(await send('Customer', suppliers, { createMissing: true })).toMatchObject({
      summary: { added: 1, failed: 0 },
    })
    expect(await partner('NCCX01')).toMatchObject({ partnerType: 2, Phaitra: 3000000, MST: '0300588569' })
    const again = await send('Customer', customers, { updateExisting: true })
    expect(again.summary).toEqual({ total: 3, added: 0, updated: 3, failed: 0, unchanged: 3 })
    await sound()
  })
})
