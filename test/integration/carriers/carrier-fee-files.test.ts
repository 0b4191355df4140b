/** The fees of a carrier go out as a workbook and come in from one, all of it or nothing. */
import { expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { workbookOf, type Rows } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('bangphi')
const module = 'ApiListCarrier'
const placeOf = async (list: string, KeySearch: string, narrow: Record<string, string> = {}): Promise<string> =>
  (await trade.data(list, 'getList', { KeySearch, ...narrow })).ListItem[0].Id
const saigon = await placeOf('ApiListProvince', 'Hồ Chí Minh', { scheme: '2' })
const benThanh = await placeOf('ApiListVillage', 'Bến Thành', { scheme: '2', provinceId: saigon })
const oldSaigon = await placeOf('ApiListProvince', 'Hồ Chí Minh', { scheme: '1' })
const quarterOne = await placeOf('ApiListDistrict', 'Quận 1', { provinceId: oldSaigon })

let made = 0
const carrierWith = (fees: readonly object[]): Promise<string> =>
  trade.saved(module, { Code: `NVC${(made += 1)}`, Name: `Hãng ${made}`, fees })
const feesOf = async (id: string): Promise<Anything[]> => (await trade.info(module, id)).fees
const short = (fees: readonly Anything[]) =>
  fees.map(({ villageId, districtId, provinceId, fromWeight, toWeight, fee, minTotal, freeFee, active }) => [
    villageId ?? districtId ?? provinceId,
    fromWeight,
    toWeight,
    fee,
    minTotal,
    freeFee,
    active,
  ])
const headings = [
  'Tỉnh/Thành phố',
  'Quận/Huyện',
  'Phường/Xã',
  'Từ khối lượng (g)',
  'Đến khối lượng (g)',
  'Phí',
  'Miễn phí từ',
  'Phí khi miễn',
]
const bring = async (s_ID: string, rows: Rows, more: object = {}): Promise<Anything> =>
  trade.data(
    module,
    'ImportFees',
    {},
    { s_ID, fileName: 'phi.xlsx', fileToBytes: await workbookOf([headings, ...rows]), dryRun: false, ...more },
  )
const failed = ({ ListItem }: Anything) =>
  ListItem.map(({ rowNumber, Description }: Anything) => [rowNumber, Description])

it('goes from one carrier to another without loss', async () => {
  const fees = [
    { villageId: benThanh, toWeight: 1000, fee: 15_000 },
    { provinceId: saigon, toWeight: 2000, fee: 20_000, minTotal: 500_000, freeFee: 5000 },
    { provinceId: saigon, fromWeight: 2000, fee: 30_000, minTotal: 0 },
    { districtId: quarterOne, fee: 12_000 },
    { provinceId: saigon, fromWeight: 100, toWeight: 200, fee: 1, active: false },
    { fee: 40_000 },
  ]
  const from = await carrierWith(fees)
  const { ListItem, TotalCount } = await trade.data(module, 'ExportFees', { s_ID: from })
  expect(TotalCount).toBe(fees.length)
  const to = await carrierWith([])
  const answer = await trade.data(module, 'ImportFees', {}, { s_ID: to, fileToBytes: ListItem })
  expect([failed(answer), answer.summary]).toEqual([[], { added: 6, updated: 0, unchanged: 0, removed: 0 }])
  expect(short(await feesOf(to))).toEqual(short(await feesOf(from)))
  const again = await trade.data(module, 'ImportFees', {}, { s_ID: to, fileToBytes: ListItem })
  expect(again.summary).toEqual({ added: 0, updated: 0, unchanged: 6, removed: 0 })
})

it('changes the row of its place that begins with its weight, adds others, and leaves or removes the rest', async () => {
  const id = await carrierWith([
    { provinceId: saigon, toWeight: 1000, fee: 20_000, minTotal: 100_000 },
    { fee: 40_000 },
  ])
  const rows: Rows = [
    ['TP HCM', '', '', 0, 1000, 25_000, '', ''],
    ['TP HCM', '', '', 1000, '', '35.000', '', ''],
  ]
  expect((await bring(id, rows, { dryRun: true })).summary).toEqual({ added: 1, updated: 1, unchanged: 0, removed: 0 })
  expect((await feesOf(id)).map(({ fee }) => fee)).toEqual([20_000, 40_000])
  expect((await bring(id, rows)).TotalCount).toBe(2)
  expect((await feesOf(id)).map(({ fee, minTotal }) => [fee, minTotal])).toEqual([
    [25_000, null],
    [40_000, null],
    [35_000, null],
  ])
  expect((await bring(id, rows, { replace: true })).summary).toEqual({ added: 0, updated: 0, unchanged: 2, removed: 1 })
  expect((await feesOf(id)).map(({ fee }) => fee)).toEqual([25_000, 35_000])
})

it('is refused as a whole, with what is wrong of each row', async () => {
  const id = await carrierWith([{ provinceId: saigon, toWeight: 1000, fee: 20_000 }])
  const before = short(await feesOf(id))
  expect(
    failed(
      await bring(id, [
        ['Đà Nẵng', '', '', 0, 1000, 25_000],
        ['Nơi nào đó', '', '', 0, 1000, 25_000],
        ['Đà Nẵng', '', '', 'nặng', 1000, 25_000],
      ]),
    ).map(([row]: [number]) => row),
  ).toEqual([3, 4])
  expect(
    failed(
      await bring(id, [
        ['TP HCM', '', '', 500, 1500, 25_000],
        ['Đà Nẵng', '', '', 10, 5, 25_000],
        ['Hà Nội', '', '', 0, 1000, ''],
        ['Huế', '', '', 0, 1000, 1],
        ['Huế', '', '', 0, 500, 1],
      ]),
    ),
  ).toEqual([
    [2, 'Khoảng khối lượng bị trùng'],
    [3, expect.stringContaining('khối lượng')],
    [4, expect.stringContaining('Phí')],
    [6, 'Khoảng khối lượng bị trùng'],
  ])
  expect(short(await feesOf(id))).toEqual(before)
  expect(
    (await trade.call(module, 'ImportFees', { s_ID: id, replace: true, fileToBytes: await workbookOf([headings]) }))
      .body.ErrorCode,
  ).toBe(-1)
  const answer = await trade.call(module, 'ImportFees', { s_ID: id, fileToBytes: await workbookOf([['a'], ['b']]) })
  expect(answer.body.ErrorMessage).toContain('Phí')
  for (const body of [
    { s_ID: id },
    { s_ID: 'x', fileToBytes: 'x' },
    { fileToBytes: '!' },
    null,
    [],
    { s_ID: id, fileToBytes: 'AAAA' },
  ])
    expect([200, 400, 404]).toContain((await trade.call(module, 'ImportFees', body)).status)
  expect(short(await feesOf(id))).toEqual(before)
})

it('names the columns that are no fees, whose values would be missed', async () => {
  const id = await carrierWith([])
  const rows = [
    ['Phí', 'Từ cân nặng', 'Đến cân nặng', 'Trống'],
    [20_000, 0, 500, null],
  ]
  const file = { s_ID: id, fileToBytes: await workbookOf(rows), dryRun: true }
  const answer = await trade.data(module, 'ImportFees', {}, file)
  expect([failed(answer), answer.unused]).toEqual([[], ['Từ cân nặng', 'Đến cân nặng']])
  expect((await bring(id, [['', '', '', 0, '', 2]])).unused).toEqual([])
})

it('is for who may change carriers', async () => {
  const id = await carrierWith([{ fee: 1 }])
  const permissions = [
    { FuncID: 'Carrier', R: true },
    { FuncID: 'ExportExcel', R: true },
  ]
  const groupId = await trade.saved('ApiGroupUser', { Code: 'XEM', Name: 'Xem', permissions })
  await trade.saved('ApiListUser', { UserName: 'xem', password: 'matkhau1', groupId, email: 'xem@bangphi.vn' })
  const token = await trade.signIn('bangphi', 'xem', 'matkhau1')
  const fileToBytes = await workbookOf([headings, ['', '', '', 0, '', 2]])
  expect((await trade.call(module, 'ImportFees', { s_ID: id, fileToBytes }, { token })).status).toBe(403)
  const { status } = await trade.call(module, 'ExportFees', null, { token, query: { s_ID: id } })
  expect(status).toBe(200)
})
