/** Fees by place and weight: the table of the business, a carrier's own, and what they come to. */
import { describe, expect, it } from 'vitest'
import { senderOf } from '../../support/import-file.ts'
import type { Rows } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'
import type { Anything } from '../../support/app.ts'

const trade = await openTrade('phigiao')
const module = 'ApiListShippingFee'

const placeOf = async (list: string, KeySearch: string, narrow: Record<string, string> = {}): Promise<string> => {
  const { ListItem } = await trade.data(list, 'getList', { KeySearch, ...narrow })
  if (ListItem.length === 0) throw new Error(`no ${KeySearch}`)
  return ListItem[0].Id
}
const saigon = await placeOf('ApiListProvince', 'Hồ Chí Minh', { scheme: '2' })
const hanoi = await placeOf('ApiListProvince', 'Hà Nội', { scheme: '2' })
const benThanh = await placeOf('ApiListVillage', 'Bến Thành', { scheme: '2', provinceId: saigon })
const oldSaigon = await placeOf('ApiListProvince', 'Hồ Chí Minh', { scheme: '1' })
const oldBinhDuong = await placeOf('ApiListProvince', 'Bình Dương', { scheme: '1' })
const quarterOne = await placeOf('ApiListDistrict', 'Quận 1', { provinceId: oldSaigon })

const problems = async (body: Readonly<Record<string, unknown>>) =>
  ((await trade.call(module, 'UpdateDB', body)).body.Data.errors ?? []).map(
    ({ path, code }: { path: string; code: string }) => [path, code],
  )
const ask = async (name: string, body: Readonly<Record<string, unknown>>) =>
  (await trade.call('Order', name, body)).body
const feeOf = async (body: Readonly<Record<string, unknown>>): Promise<number | string> => {
  const { ErrorCode, ErrorMessage, Data } = await ask('TinhPVC_Noibo', body)
  return ErrorCode === 0 ? Data.shippingFee : ErrorMessage
}

describe('the table of fees', () => {
  it('names each row by its place, which a commune brings', async () => {
    const id = await trade.saved(module, { villageId: benThanh, toWeight: 1000, fee: 15_000 })
    expect(await trade.info(module, id)).toMatchObject({
      Code: 'PVC000001',
      Name: 'Phường Bến Thành, Thành phố Hồ Chí Minh',
      provinceId: saigon,
      districtId: null,
      fromWeight: 0,
      freeFee: 0,
      minTotal: null,
    })
    await trade.saved(module, { fromWeight: 0, fee: 40_000 })
    await trade.saved(module, { provinceId: saigon, toWeight: 2000, fee: 20_000, minTotal: 500_000, freeFee: 5000 })
    await trade.saved(module, { provinceId: saigon, fromWeight: 2000, fee: 30_000 })
    await trade.saved(module, { districtId: quarterOne, fee: 12_000 })
    const { ListItem } = await trade.data(module, 'getList', { all: 'True' })
    expect(ListItem.map(({ Name, fee }: Anything) => [Name, fee])).toEqual([
      ['Phường Bến Thành, Thành phố Hồ Chí Minh', 15_000],
      ['Mọi nơi', 40_000],
      ['Thành phố Hồ Chí Minh', 20_000],
      ['Thành phố Hồ Chí Minh', 30_000],
      ['Quận 1, Thành phố Hồ Chí Minh', 12_000],
    ])
  })

  it.each([
    [
      'a range within another',
      { provinceId: saigon, fromWeight: 500, toWeight: 600 },
      [['fromWeight', 'weightOverlap']],
    ],
    ['a range around another', { villageId: benThanh }, [['fromWeight', 'weightOverlap']]],
    ['an open range behind another', { fromWeight: 90_000 }, [['fromWeight', 'weightOverlap']]],
    ['an empty range', { provinceId: hanoi, fromWeight: 5, toWeight: 5 }, [['toWeight', 'weightRange']]],
    [
      'a commune of another province',
      { provinceId: hanoi, villageId: benThanh, fromWeight: 1000 },
      [['villageId', 'addressMismatch']],
    ],
    ['no fee', { provinceId: hanoi, fee: null }, [['fee', 'required']]],
    ['a weight below zero', { provinceId: hanoi, fromWeight: -1 }, [['fromWeight', 'mustNotBeNegative']]],
    ['a place of nothing', { provinceId: 'x' }, [['provinceId', 'unknownRef']]],
    ['a weight that is no number', { provinceId: hanoi, toWeight: 'nặng' }, [['toWeight', 'invalid']]],
  ] as const)('refuses %s', async (_, body, expected) => {
    expect(await problems({ fee: 1, ...body })).toEqual(expected)
  })

  it('may have a row out of use over another, which may not come back', async () => {
    const id = await trade.saved(module, { provinceId: saigon, toWeight: 100, fee: 1, active: false })
    expect(await problems({ s_ID: id, active: true })).toEqual([['fromWeight', 'weightOverlap']])
  })

  it('keeps one of two rows of one range that are saved at once', async () => {
    const both = await Promise.all([1, 2].map((fee) => problems({ provinceId: hanoi, fromWeight: 9000, fee })))
    expect(both.toSorted((a, b) => a.length - b.length)).toEqual([[], [['fromWeight', 'weightOverlap']]])
  })

  it.each([
    ['the commune first', { villageId: benThanh, weight: 999 }, 15_000],
    ['what the commune lies in, where its rows do not fit', { villageId: benThanh, weight: 1000 }, 20_000],
    ['the end of a range does not belong to it', { provinceId: saigon, weight: 2000 }, 30_000],
    ['the fee of large orders', { provinceId: saigon, weight: 100, TotalTax: 500_000 }, 5000],
    ['the fee below that', { provinceId: saigon, weight: 100, TotalTax: 499_999 }, 20_000],
    ['everywhere', { provinceId: hanoi, weight: 100 }, 40_000],
    ['everywhere, without a place', { weight: 100 }, 40_000],
    ['a district of old addresses', { districtId: quarterOne, weight: 100 }, 12_000],
    ['what an old province is part of now', { provinceId: oldBinhDuong, weight: 100 }, 20_000],
    ['an average parcel of no weight', { provinceId: saigon, weight: 0 }, 20_000],
    ['places of nothing', { provinceId: 'x', villageId: 'y', weight: '100' }, 40_000],
  ] as const)('takes %s', async (_, body, fee) => {
    expect(await feeOf(body)).toBe(fee)
  })

  it('weighs the goods where nobody says a weight', async () => {
    await trade.saved('Product', { s_ID: trade.ids['SP000001'], weight: 550.5 })
    const line = { Product_ID: trade.ids['SP000001'], unitId: trade.ids['THUNG'], Qty: 2 }
    const { Data } = await ask('TinhPVC_Noibo', { provinceId: saigon, lines: [line] })
    expect(Data).toMatchObject({ weight: 26_424, shippingFee: 30_000 })
  })

  it('says so where no row fits, and what is unreadable', async () => {
    const { ListItem } = await trade.data(module, 'getList', { KeySearch: 'Mọi nơi' })
    await trade.data(module, 'DeleteDB', {}, [ListItem[0].Id])
    expect(await feeOf({ provinceId: hanoi, weight: 1 })).toBe('Chưa có phí vận chuyển cho khu vực này')
    for (const body of [{ weight: 'x' }, { weight: -1 }, { TotalTax: {} }, { lines: 'x' }, { lines: [1] }, null, []])
      expect([200, 400]).toContain((await trade.call('Order', 'TinhPVC_Noibo', body)).status)
  })
})

describe('a workbook of fees', () => {
  const send = senderOf(trade)
  const headings = [
    'Tỉnh/Thành phố',
    'Phường/Xã',
    'Từ khối lượng (g)',
    'Đến khối lượng (g)',
    'Phí',
    'Miễn phí từ',
    'Phí khi miễn',
  ]
  const bring = (rows: Rows, more: object = {}) => send(module, [headings, ...rows], { dryRun: false, ...more })
  it('brings rows by the names of places, once', async () => {
    const rows = [
      ['Đà Nẵng', '', 0, 1000, 25_000, 300_000, 0],
      ['Đà Nẵng', '', 1000, '', 35_000, '', ''],
      ['TP HCM', 'Phường Sài Gòn', '', '', 18_000, '', ''],
    ]
    const first = await bring(rows)
    expect(first).toMatchObject({ summary: { added: 3, failed: 0 } })
    const again = await bring(
      rows.map((row) => row.with(4, Number(row[4]) + 1)),
      { updateExisting: true },
    )
    expect(again).toMatchObject({ summary: { added: 0, updated: 3, failed: 0 } })
    const wrong = await bring([
      ['Đà Nẵng', '', 500, 700, 1, '', ''],
      ['Atlantis', '', '', '', 1, '', ''],
    ])
    expect(wrong.ListItem.map(({ Description }: Anything) => Description)).toEqual([
      expect.stringContaining('Khoảng khối lượng bị trùng'),
      expect.stringContaining('Atlantis'),
    ])
  })
})

describe('the fee of a carrier', () => {
  it('is that of its own rows, as one service', async () => {
    const NVC_ID = await trade.saved('ApiListCarrier', {
      Code: 'NVC01',
      Name: 'Giao Nhanh',
      fees: [
        { villageId: benThanh, toWeight: 1000, fee: 11_000 },
        { provinceId: saigon, fee: 22_000 },
      ],
    })
    const { Data } = await ask('TinhPVC_NVC', { NVC_ID, villageId: benThanh, weight: 500, codAmount: 1 })
    expect(Data.ListItem).toEqual([
      {
        serviceCode: 'NOIBO',
        Name: 'Giao Nhanh',
        fee: 11_000,
        insuranceFee: 0,
        codFee: 0,
        otherFee: 0,
        total: 11_000,
        expectedDate: '',
        Note: '',
      },
    ])
    expect((await ask('TinhPVC_NVC', { NVC_ID, villageId: benThanh, weight: 1000 })).Data.ListItem[0].fee).toBe(22_000)
    expect((await ask('TinhPVC_NVC', { NVC_ID, provinceId: hanoi })).ErrorMessage).toBe(
      'Chưa có phí vận chuyển cho khu vực này',
    )
  })

  it.each([
    ['no carrier', {}, 'Chưa chọn nhà vận chuyển'],
    ['an empty one', { NVC_ID: '' }, 'Chưa chọn nhà vận chuyển'],
    ['one of nothing', { NVC_ID: 'x' }, 'Nhà vận chuyển không tồn tại hoặc đã ngừng sử dụng'],
  ] as const)('is refused for %s', async (_, body, message) => {
    expect(await ask('TinhPVC_NVC', body)).toMatchObject({ ErrorCode: -1, ErrorMessage: message })
  })

  it('of a carrier that nobody can ask yet is refused by its name', async () => {
    const NVC_ID = await trade.saved('ApiListCarrier', { Code: 'GHN', Name: 'GHN', adapter: 'ghn' })
    expect((await ask('TinhPVC_NVC', { NVC_ID })).ErrorMessage).toContain(
      'Chưa kết nối được với GHN: hãy nhập khóa truy cập',
    )
  })
})
