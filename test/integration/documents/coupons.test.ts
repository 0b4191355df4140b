/** The list of coupons: what may be typed, brought in from a workbook and deleted. */
import { describe, expect, it } from 'vitest'
import { writeWorkbook } from '#output/xlsx/xlsx.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('magiam')
const { ids } = trade
for (const row of (await trade.data('ApiListObjectGroups', 'getList')).ListItem) ids[row.Code] = row.Id

const base = { Name: 'Tết', kind: 1, value: 10 }
const problems = async (body: Readonly<Record<string, unknown>>) =>
  ((await trade.call('ApiListCoupon', 'UpdateDB', { Code: 'THU', ...base, ...body })).body.Data.errors ?? []).map(
    ({ path, code }: { path: string; code: string }) => [path, code],
  )

describe('a coupon', () => {
  it.each([
    ['a percentage above 100', { value: 100.5 }, [['value', 'couponPercentTooLarge']]],
    ['no value', { value: 0 }, [['value', 'mustBePositive']]],
    ['an unknown kind', { kind: 3 }, [['kind', 'invalid']]],
    ['an amount with a maximum', { kind: 2, value: 50_000, maxAmount: 20_000 }, [['maxAmount', 'couponMaxOfAmount']]],
    ['days that end before they begin', { fromDate: '2026-11-20', toDate: '2026-11-19' }, [['toDate', 'dateRange']]],
    [
      'no use at all',
      { usageLimit: 0, usagePerCustomer: 0 },
      [
        ['usageLimit', 'mustBePositive'],
        ['usagePerCustomer', 'mustBePositive'],
      ],
    ],
    [
      'groups that do not exist',
      { objectGroupIds: [ids['KH000001']], productGroupIds: ['nothing'] },
      [
        ['objectGroupIds', 'unknownRef'],
        ['productGroupIds', 'unknownRef'],
      ],
    ],
    ['no name', { Name: '' }, [['Name', 'noName']]],
    ['no code', { Code: '' }, [['Code', 'noCode']]],
  ] as const)('is refused with %s', async (_, body, expected) => {
    expect(await problems(body)).toEqual(expected)
  })

  it('keeps all it was given, and its code is there once whatever its case', async () => {
    const typed = {
      ...base,
      Code: 'Tet2027',
      value: 12.5,
      maxAmount: 200_000,
      minOrder: 500_000,
      fromDate: '2026-11-01',
      toDate: '2026-12-31',
      usageLimit: 100,
      usagePerCustomer: 2,
      objectGroupIds: [ids['DL']],
      productGroupIds: [ids['NUOC']],
    }
    const id = await trade.saved('ApiListCoupon', typed)
    expect(await trade.info('ApiListCoupon', id)).toMatchObject({ ...typed, usedCount: 0 })
    expect(await problems({ Code: 'TET2027' })).toEqual([['Code', 'duplicate']])
    const { ListItem } = await trade.data('ApiListCoupon', 'getList', { KeySearch: 'tet2027' })
    expect(ListItem).toMatchObject([{ Code: 'Tet2027', value: 12.5, usedCount: 0 }])
    expect((await trade.data('ApiListCoupon', 'ExportList')).ListItem).toEqual(expect.any(String))
  })

  it('is switched off and on for many at once', async () => {
    const two = [
      await trade.saved('ApiListCoupon', { ...base, Code: 'A1' }),
      await trade.saved('ApiListCoupon', { ...base, Code: 'A2' }),
    ]
    await trade.data(
      'ApiListCoupon',
      'UpdateList',
      {},
      two.map((s_ID) => ({ s_ID, active: false })),
    )
    for (const id of two) expect((await trade.info('ApiListCoupon', id)).active).toBe(false)
  })

  it('keeps its groups from being deleted, as long as it names them', async () => {
    const group = await trade.saved('ApiListObjectGroups', { Code: 'VIP', Name: 'Khách quen', partnerType: 1 })
    const id = await trade.saved('ApiListCoupon', { ...base, Code: 'VIP10', objectGroupIds: [group] })
    const removed = async () => (await trade.data('ApiListObjectGroups', 'DeleteDB', {}, [group])).TotalCount
    expect(await removed()).toBe(0)
    await trade.saved('ApiListCoupon', { s_ID: id, objectGroupIds: [] })
    expect(await removed()).toBe(1)
    expect((await trade.data('ApiListCoupon', 'DeleteDB', {}, [id])).TotalCount).toBe(1)
  })

  it('comes in from a workbook, with several groups in a cell', async () => {
    const headings = ['Mã', 'Tên', 'Loại', 'Giá trị', 'Giảm tối đa', 'Số lượt', 'Nhóm khách', 'Nhóm hàng']
    const rows = [
      ['NHAP1', 'Nhập một', '%', '7,5', '30000', '5', 'khle, DL', 'NUOC'],
      ['NHAP2', 'Nhập hai', 'Tiền', '25.000', '', '', '', ''],
      ['NHAP3', 'Nhập ba', 'Điểm', '1', '', '', 'DL; LA', ''],
    ]
    const bytes = await writeWorkbook({
      sheets: [
        {
          name: 'data',
          columns: headings.map((label, index) => ({ key: `c${index}`, kind: 'text' as const, label })),
          rows: rows.map((row) => Object.fromEntries(row.map((cell, index) => [`c${index}`, cell]))),
        },
      ],
      language: 'vi',
      words: (key) => key,
    })
    const sheet = { fileName: 'ma.xlsx', fileToBytes: Buffer.from(bytes).toString('base64') }
    const answer = await trade.data('ApiListCoupon', 'ImportList', {}, sheet)
    expect(answer.summary).toEqual({ total: 3, added: 2, updated: 0, failed: 1 })
    expect(answer.ListItem).toMatchObject([{ rowNumber: 4, NumberID: 'NHAP3' }])
    const found = (await trade.data('ApiListCoupon', 'getList', { KeySearch: 'nhap1' })).ListItem[0].Id
    expect(await trade.info('ApiListCoupon', found)).toMatchObject({
      kind: 1,
      value: 7.5,
      maxAmount: 30_000,
      usageLimit: 5,
      objectGroupIds: [ids['KHLE'], ids['DL']],
      productGroupIds: [ids['NUOC']],
    })
  })
})
