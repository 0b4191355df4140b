/** What is owed to suppliers, on the worked example (what it leaves out: test/support/worked-example.ts). */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells, refusal, totals, type ReportJson } from '#test/support/reports.ts'
import type { Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
const september = { fromDate: '2026-09-01', toDate: '2026-09-30' }
const october = { fromDate: '2026-10-01', toDate: '2026-10-31' }
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const nobody = '01900000-0000-7000-8000-000000000009'
const nothing = (answer: ReportJson) =>
  expect([answer.ListItem, answer.TotalCount, answer.arrSUM.map((one) => one.Total)]).toEqual([
    [],
    0,
    answer.arrSUM.map(() => 0),
  ])

describe('R10 payable detail', () => {
  const ask = (partner: string, body: Record<string, unknown> = {}) =>
    requestReport(shop, 'detailPayable', { ...october, ObjID: shop.ids[partner] ?? partner, ...body })
  const columns = ['sophieu', 'ngay', 'diengiai', 'phatsinh', 'trahang', 'thanhtoan', 'conlai']

  it('runs from the opening balance of one supplier', async () => {
    const answer = await ask('NCC001')
    expect(cells(answer, ...columns)).toEqual([
      ['', '', 'Số dư đầu kỳ', 0, 0, 0, 8272800],
      ['BN000001', '2026-10-02', 'Trả tiền PN000001', 0, 0, 5000000, 3272800],
    ])
    expect(Object.keys(answer.ListItem[1]!)).toEqual([...columns, 'documentId', 'documentKind'])
    expect(totals(answer)).toEqual([0, 5000000, 0, 3272800])
    expect(answer.extra).toEqual({
      nameObject: 'Công ty Nước giải khát Sao Mai',
      sumNo: 0,
      sumThanhtoan: 5000000,
      sumTra: 0,
      sumTotal: 3272800,
    })
  })

  it('counts what was incurred', async () => {
    const answer = await ask('NCC002', september)
    expect(cells(answer, ...columns)).toEqual([
      ['', '', 'Số dư đầu kỳ', 0, 0, 0, 3000000],
      ['PN000002', '2026-09-20', 'Nhập rổ nhựa', 2750000, 0, 0, 5750000],
    ])
    expect(totals(answer)).toEqual([2750000, 0, 0, 5750000])
  })

  it('tells what went back', async () => {
    const answer = await ask('NCC002')
    expect(cells(answer, ...columns)).toEqual([
      ['', '', 'Số dư đầu kỳ', 0, 0, 0, 5750000],
      ['THN000001', '2026-10-10', 'Trả rổ lỗi', 0, 220000, 0, 5530000],
    ])
    expect(totals(answer)).toEqual([0, 0, 220000, 5530000])
  })

  it('wants a supplier, and tells nothing of anybody else', async () => {
    for (const ObjID of [null, ''])
      expect(await refusal(requestReport(shop, 'detailPayable', { ...october, ObjID }))).toBe('required.supplier')
    nothing(await ask('KH001'))
    nothing(await ask(nobody))
    nothing(await ask('nobody'))
    nothing(await ask('NCC001', { fromDate: '2026-10-31', toDate: '2026-10-01' }))
  })
})

describe('R11 payable summary', () => {
  const ask = (body: Record<string, unknown>) => requestReport(shop, 'sumPayable', body)
  const columns = ['stt', 'makh', 'nhom', 'dauky', 'phatsinh', 'thanhtoan', 'trahang', 'conlai']

  it('adds up per supplier, numbered', async () => {
    const answer = await ask(september)
    expect(cells(answer, ...columns)).toEqual([
      [1, 'NCC001', 'Trong nước', 0, 8272800, 0, 0, 8272800],
      [2, 'NCC002', 'Trong nước', 3000000, 2750000, 0, 0, 5750000],
    ])
    expect(totals(answer)).toEqual([3000000, 11022800, 0, 0, 14022800])
  })

  it('takes up what the month before left', async () => {
    const answer = await ask(october)
    expect(cells(answer, ...columns)).toEqual([
      [1, 'NCC001', 'Trong nước', 8272800, 0, 5000000, 0, 3272800],
      [2, 'NCC002', 'Trong nước', 5750000, 0, 0, 220000, 5530000],
    ])
    expect(totals(answer)).toEqual([14022800, 0, 5000000, 220000, 8802800])
  })

  it('is narrowed by group and supplier, and knows no customers', async () => {
    expect(cells(await ask({ ...both, Object_ID: shop.ids['NCC002'] }), 'makh')).toEqual([['NCC002']])
    expect(cells(await ask({ ...both, ObjectGroup_ID: shop.ids['TN'] }), 'makh')).toEqual([['NCC001'], ['NCC002']])
    nothing(await ask({ ...both, ObjectGroup_ID: shop.ids['DL'] }))
    nothing(await ask({ ...both, Object_ID: shop.ids['KH001'] }))
  })
})

describe('R12 overdue payables', () => {
  const ask = (body: Record<string, unknown> = {}) =>
    requestReport(shop, 'overDueDebtsPay', { toDate: '2026-10-31', ...body })
  const columns = ['makh', 'tenkhach', 'Tongno', 'NoOver', 'T1_15', 'T16_30', 'T31_45', 'TOver_45']

  it('puts what is open into the bucket of its due date', async () => {
    const answer = await ask()
    expect(cells(answer, ...columns)).toEqual([
      ['NCC001', 'Công ty Nước giải khát Sao Mai', 3272800, 0, 0, 3272800, 0, 0],
      ['NCC002', 'Công ty Nhựa Đại Phát', 5530000, 0, 0, 2530000, 0, 3000000],
    ])
    expect(totals(answer)).toEqual([8802800, 0, 5802800, 0, 3000000, 0])
  })

  it('tells a past day whatever was paid since', async () => {
    expect(cells(await ask({ toDate: '2026-09-30' }), ...columns)).toEqual([
      ['NCC001', 'Công ty Nước giải khát Sao Mai', 8272800, 8272800, 0, 0, 0, 0],
      ['NCC002', 'Công ty Nhựa Đại Phát', 5750000, 2750000, 3000000, 0, 0, 0],
    ])
    nothing(await ask({ toDate: '2026-08-30' }))
  })

  it('is narrowed by group and supplier', async () => {
    expect(cells(await ask({ Object_ID: shop.ids['NCC001'] }), 'makh')).toEqual([['NCC001']])
    nothing(await ask({ ObjectGroup_ID: shop.ids['BL'] }))
  })
})
