/** Every report on the worked example (what it leaves out: test/support/worked-example.ts). */
import { beforeAll, describe, expect, it } from 'vitest'
import { ROW_LIMIT, runReport } from '#engine/listing/report.ts'
import type { Scope } from '#engine/scope.ts'
import { verifyLedgers } from '#engine/ledger/verify.ts'
import { sql } from '#engine/sql.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { requestReport, cells, refusal, reportNamed, totals, type ReportJson } from '#test/support/reports.ts'
import { administrator, type Shop } from '#test/support/shop.ts'
import { openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const october = { fromDate: '2026-10-01', toDate: '2026-10-31' }
const nobody = '01900000-0000-7000-8000-000000000009'
const nothing = (answer: ReportJson) =>
  expect([answer.ListItem, answer.TotalCount, answer.arrSUM.map((one) => one.Total)]).toEqual([
    [],
    0,
    answer.arrSUM.map(() => 0),
  ])

it('stands on ledgers that follow from the documents', async () => {
  expect((await shop.run(verifyLedgers)).differences).toEqual([])
})

describe('R1 sales detail', () => {
  const ask = (body: Record<string, unknown> = {}) =>
    requestReport(shop, 'detailMoneySaleCustomer', { ...both, Product_ID: '', ...body })

  it('lists every line by customer, returns negative', async () => {
    const answer = await ask()
    expect(
      cells(
        answer,
        'Ordinal',
        'NumberID',
        'dtDate',
        'ObjID',
        'ProductID',
        'Unit',
        'Qty',
        'Price',
        'Discount',
        'Total',
        'StoreName',
      ),
    ).toEqual([
      [1, 'BH000001', '2026-09-10', 'KH001', 'SP001', 'Thùng', 12, 205000, 134271, 2325729, 'Kho chính'],
      [2, 'BH000001', '2026-09-10', 'KH001', 'SP002', 'Hộp', 40, 46000, 64929, 1775071, 'Kho chính'],
      [3, 'TH000001', '2026-09-28', 'KH001', 'SP002', 'Hộp', -5, 46000, -8116, -221884, 'Kho chính'],
      [4, 'BH000005', '2026-10-20', 'KH001', 'SP001', 'Lon', 100, 9200, 0, 920000, 'Kho chính'],
      [5, 'BH000002', '2026-09-15', 'KH002', 'SP002', 'Hộp', 10, 48000, 0, 480000, 'Kho chính'],
      [6, 'BH000002', '2026-09-15', 'KH002', 'SP001', 'Lon', 48, 9500, 0, 456000, 'Kho chính'],
      [7, 'BH000004', '2026-10-12', 'KH002', 'SP003', 'Cái', 18, 60000, 20000, 1060000, 'Kho chính'],
      [8, 'BH000003', '2026-10-08', 'KH003', 'SP001', 'Lon', 120, 9000, 0, 1080000, 'Kho chi nhánh'],
      [9, 'BH000003', '2026-10-08', 'KH003', 'SP002', 'Hộp', 20, 46500, 27900, 902100, 'Kho chi nhánh'],
    ])
    expect(answer.ListItem[0]).toMatchObject({ ObjName: 'Đại lý Minh Tâm', ProductName: 'Nước ngọt Sao Mai 330ml' })
    expect(answer.arrSUM).toEqual([
      { Name: 'Qty', Total: 363 },
      { Name: 'Discount', Total: 238984 },
      { Name: 'Total', Total: 8777016 },
    ])
    expect(answer.TotalCount).toBe(9)
  })

  it.each([
    ['customer', () => ({ Object_ID: shop.ids['KH003'] }), [140, 27900, 1982100]],
    ['customer group', () => ({ ObjectGroup_ID: shop.ids['BL'] }), [76, 20000, 1996000]],
    ['product', () => ({ Product_ID: shop.ids['SP003'] }), [18, 20000, 1060000]],
    ['product group', () => ({ Group_ID: shop.ids['NH02'] }), [65, 84713, 2935287]],
    ['branch', () => ({ Branch_ID: shop.ids['NG02'] }), [18, 20000, 1060000]],
    [
      'all of them together',
      () => ({
        ObjectGroup_ID: shop.ids['DL'],
        Branch_ID: shop.ids['NG01'],
        Group_ID: shop.ids['NH01'],
        Product_ID: shop.ids['SP001'],
      }),
      [232, 134271, 4325729],
    ],
    ['what excludes itself', () => ({ Branch_ID: shop.ids['NG02'], Product_ID: shop.ids['SP001'] }), [0, 0, 0]],
    ['a shorter range', () => october, [258, 47900, 3962100]],
  ])('is narrowed by %s', async (_, body, expected) => {
    expect(totals(await ask(body()))).toEqual(expected)
  })

  it('wants the product to be chosen, if only as all', async () => {
    expect(await refusal(ask({ Product_ID: null }))).toBe('required.goods')
    expect(await refusal(requestReport(shop, 'detailMoneySaleCustomer', both))).toBe('required.goods')
  })

  it('is empty for what does not exist, for turned dates and where nothing was sold', async () => {
    nothing(await ask({ Object_ID: nobody }))
    nothing(await ask({ Object_ID: 'KH001' }))
    nothing(await ask({ Product_ID: "'; drop" }))
    nothing(await ask({ fromDate: '2026-10-31', toDate: '2026-09-01' }))
    nothing(await ask({ Object_ID: shop.ids['KH004'] }))
    nothing(await ask({ fromDate: '2026-11-01', toDate: '2026-11-30' }))
  })

  it('takes today where no date is given', async () => {
    nothing(await requestReport(shop, 'detailMoneySaleCustomer', { Product_ID: '' }))
    expect(
      (await requestReport(shop, 'detailMoneySaleCustomer', { Product_ID: '', fromDate: '2026-10-13' })).TotalCount,
    ).toBe(1)
    expect(
      (await requestReport(shop, 'detailMoneySaleCustomer', { Product_ID: '' }, { today: '2026-10-12' as never }))
        .TotalCount,
    ).toBe(1)
  })
})

describe('R13 receivable summary', () => {
  const ask = (body: Record<string, unknown> = {}) => requestReport(shop, 'sumReceivableDebts', { ...october, ...body })
  const columns = ['makh', 'nhom', 'dauky', 'phatsinh', 'thanhtoan', 'trahang', 'conlai']

  // Without COD: KH002 owes 800,000 more.
  it('adds up per customer, by group', async () => {
    const answer = await ask()
    expect(cells(answer, ...columns)).toEqual([
      ['KH002', 'Bán lẻ', 0, 1196000, 0, 0, 1196000],
      ['KH001', 'Đại lý', 5189229, 993600, 3500000, 0, 2682829],
      ['KH003', 'Đại lý', -500000, 2140668, 0, 0, 1640668],
    ])
    expect(totals(answer)).toEqual([4689229, 4330268, 3500000, 0, 5519497, 500000])
    expect([answer.arrSUM[5], answer.extra]).toEqual([{ Name: 'deposit', Total: 500000 }, { sumDeposit: 500000 }])
  })

  it('counts an opening debt dated inside the range as opening', async () => {
    const answer = await ask({ fromDate: '2026-08-01', toDate: '2026-09-30' })
    expect(cells(answer, ...columns)).toEqual([
      ['KH002', 'Bán lẻ', 0, 1010880, 1010880, 0, 0],
      ['KH001', 'Đại lý', 2000000, 4428864, 1000000, 239635, 5189229],
      ['KH003', 'Đại lý', 0, 0, 500000, 0, -500000],
    ])
  })

  it('tells a past range whatever came later', async () => {
    expect(cells(await ask({ fromDate: '2026-08-01', toDate: '2026-08-31' }), ...columns)).toEqual([
      ['KH001', 'Đại lý', 2000000, 0, 0, 0, 2000000],
    ])
    nothing(await ask({ fromDate: '2026-08-01', toDate: '2026-08-30' }))
  })

  it('is narrowed by group and customer', async () => {
    expect(cells(await ask({ ObjectGroup_ID: shop.ids['DL'] }), 'makh')).toEqual([['KH001'], ['KH003']])
    expect(cells(await ask({ Object_ID: shop.ids['KH002'] }), 'makh')).toEqual([['KH002']])
    nothing(await ask({ ObjectGroup_ID: shop.ids['BL'], Object_ID: shop.ids['KH001'] }))
    nothing(await ask({ Object_ID: nobody }))
    nothing(await ask({ Object_ID: shop.ids['KH004'] }))
    nothing(await ask({ Object_ID: shop.ids['NCC001'] }))
    nothing(await ask({ fromDate: '2026-11-01' }))
  })
})

describe('R14 receivable detail', () => {
  const ask = (partner: string, body: Record<string, unknown> = {}) =>
    requestReport(shop, 'detailsReceivableDebts', { ...both, ObjID: shop.ids[partner] ?? partner, ...body })
  const columns = ['stt', 'ngay', 'sophieu', 'diengiai', 'phatsinh', 'trahang', 'thanhtoan', 'conlai']

  it('runs from the opening balance', async () => {
    const answer = await ask('KH001')
    expect(cells(answer, ...columns)).toEqual([
      [1, '', '', 'Số dư đầu kỳ', 0, 0, 0, 2000000],
      [2, '2026-09-07', 'PT000001', 'Đặt cọc DH000001', 0, 0, 1000000, 1000000],
      [3, '2026-09-10', 'BH000001', 'Bán hàng theo DH000001', 4428864, 0, 0, 5428864],
      [4, '2026-09-28', 'TH000001', 'Khách trả bánh', 0, 239635, 0, 5189229],
      [5, '2026-10-05', 'BC000001', 'Thu nợ khách hàng', 0, 0, 3500000, 1689229],
      [6, '2026-10-20', 'BH000005', 'Bán nước ngọt', 993600, 0, 0, 2682829],
    ])
    expect(totals(answer)).toEqual([5422464, 4500000, 239635, 2682829])
    expect(answer.extra).toEqual({
      nameObject: 'Đại lý Minh Tâm',
      sumNo: 5422464,
      sumThanhtoan: 4500000,
      sumTra: 239635,
      sumTotal: 2682829,
    })
  })

  it('puts debts of a day before payments, and begins with 0 where something moved', async () => {
    expect(cells(await ask('KH002'), ...columns)).toEqual([
      [1, '', '', 'Số dư đầu kỳ', 0, 0, 0, 0],
      [2, '2026-09-15', 'BH000002', 'Bán lẻ', 1010880, 0, 0, 1010880],
      [3, '2026-09-15', 'PT000002', 'Thu tiền BH000002', 0, 0, 1010880, 0],
      [4, '2026-10-12', 'BH000004', 'Bán rổ giao tận nơi', 1196000, 0, 0, 1196000],
    ])
  })

  it('shows a balance nothing moved', async () => {
    const answer = await ask('KH001', { fromDate: '2026-10-21' })
    expect([cells(answer, ...columns), totals(answer)]).toEqual([
      [[1, '', '', 'Số dư đầu kỳ', 0, 0, 0, 2682829]],
      [0, 0, 0, 2682829],
    ])
  })

  it('is empty for who neither owes nor moved, for nobody and for the unknown', async () => {
    nothing(await ask('KH004'))
    nothing(await ask('KH002', { toDate: '2026-09-10' }))
    nothing(await ask(nobody))
    nothing(await ask('x'))
    nothing(await ask('KH001', { ObjectGroup_ID: shop.ids['BL'] }))
    nothing(await ask('KH001', { fromDate: '2026-11-01', toDate: '2026-10-01' }))
  })
})

describe('R14 receivable detail of all customers', () => {
  const ask = (body: Record<string, unknown> = {}, change: Partial<Scope> = {}) =>
    requestReport(shop, 'detailsReceivableDebts', { ...both, ObjID: '', ...body }, change)
  const columns = ['ObjID', 'stt', 'ngay', 'sophieu', 'diengiai', 'phatsinh', 'trahang', 'thanhtoan', 'conlai']

  it('has a block of each, with its own opening and closing', async () => {
    const answer = await ask()
    expect(cells(answer, ...columns)).toEqual([
      ['KH001', 1, '', '', 'Số dư đầu kỳ', 0, 0, 0, 2000000],
      ['KH001', 2, '2026-09-07', 'PT000001', 'Đặt cọc DH000001', 0, 0, 1000000, 1000000],
      ['KH001', 3, '2026-09-10', 'BH000001', 'Bán hàng theo DH000001', 4428864, 0, 0, 5428864],
      ['KH001', 4, '2026-09-28', 'TH000001', 'Khách trả bánh', 0, 239635, 0, 5189229],
      ['KH001', 5, '2026-10-05', 'BC000001', 'Thu nợ khách hàng', 0, 0, 3500000, 1689229],
      ['KH001', 6, '2026-10-20', 'BH000005', 'Bán nước ngọt', 993600, 0, 0, 2682829],
      ['KH001', 7, '', '', 'Số dư cuối kỳ', 0, 0, 0, 2682829],
      ['KH002', 1, '', '', 'Số dư đầu kỳ', 0, 0, 0, 0],
      ['KH002', 2, '2026-09-15', 'BH000002', 'Bán lẻ', 1010880, 0, 0, 1010880],
      ['KH002', 3, '2026-09-15', 'PT000002', 'Thu tiền BH000002', 0, 0, 1010880, 0],
      ['KH002', 4, '2026-10-12', 'BH000004', 'Bán rổ giao tận nơi', 1196000, 0, 0, 1196000],
      ['KH002', 5, '', '', 'Số dư cuối kỳ', 0, 0, 0, 1196000],
      ['KH003', 1, '', '', 'Số dư đầu kỳ', 0, 0, 0, 0],
      ['KH003', 2, '2026-09-29', 'PT000003', 'Đặt cọc DH000002', 0, 0, 500000, -500000],
      ['KH003', 3, '2026-10-08', 'BH000003', 'Bán siêu thị', 2140668, 0, 0, 1640668],
      ['KH003', 4, '', '', 'Số dư cuối kỳ', 0, 0, 0, 1640668],
    ])
    expect(answer.ListItem[8]).toMatchObject({ ObjName: 'Tạp hóa Cô Ba' })
    expect(totals(answer)).toEqual([9770012, 6010880, 239635, 5519497])
    expect(answer.extra).toEqual({
      nameObject: '',
      sumNo: 9770012,
      sumThanhtoan: 6010880,
      sumTra: 239635,
      sumTotal: 5519497,
    })
    expect(answer).toEqual(await requestReport(shop, 'detailsReceivableDebts', both))
  })

  const byCode = (rows: readonly unknown[][]): string[] =>
    rows.map(([code, owed]) => `${String(code)} ${String(owed)}`).toSorted((a, b) => (a < b ? -1 : 1))

  it('closes where the summary of the same days does, whatever the days', async () => {
    for (const [fromDate, toDate] of [
      ['2026-08-01', '2026-08-31'],
      ['2026-08-31', '2026-09-30'],
      ['2026-09-16', '2026-10-12'],
      ['2026-10-21', '2026-10-31'],
    ]) {
      const [detail, summary] = await Promise.all([
        ask({ fromDate, toDate }),
        requestReport(shop, 'sumReceivableDebts', { fromDate, toDate }),
      ])
      const own = (total: string) => summary.arrSUM.find((one) => one.Name === total)!.Total
      expect(totals(detail)).toEqual(['phatsinh', 'thanhtoan', 'trahang', 'conlai'].map(own))
      const closings = byCode(
        cells(detail, 'ObjID', 'conlai', 'diengiai').filter(([, , said]) => said === 'Số dư cuối kỳ'),
      )
      expect(closings).toEqual(byCode(cells(summary, 'makh', 'conlai')))
      const plain = await shop.run(({ tx }) =>
        tx.query<{ code: string; owed: string }>(sql`
          select p.code, (sum(e.amount) / 10000)::bigint as owed from debt_entry e join partner p on p.id = e.partner_id
          where e.side = 'receivable' and e.day <= ${toDate} group by p.code having sum(e.amount) <> 0`),
      )
      expect(byCode(plain.map(({ code, owed }) => [code, Number(owed)]))).toEqual(
        closings.filter((text) => !text.endsWith(' 0')),
      )
    }
  })

  it('is the reports of each, one after the other', async () => {
    const all = (await ask()).ListItem.filter((row) => row['diengiai'] !== 'Số dư cuối kỳ')
    const one = (code: string) => requestReport(shop, 'detailsReceivableDebts', { ...both, ObjID: shop.ids[code] })
    const each = await Promise.all(['KH001', 'KH002', 'KH003'].map(one))
    expect(all).toEqual(each.flatMap((answer) => answer.ListItem))
  })

  it('is narrowed by group, and asks the same however many there are', async () => {
    expect(cells(await ask({ ObjectGroup_ID: shop.ids['BL'] }), 'ObjID')).toEqual(
      Array.from({ length: 5 }, () => ['KH002']),
    )
    const statements = (body: Record<string, unknown>) =>
      shop.run(async (scope) => {
        const from = scope.tx.statistics.queries
        await requestReport({ ...shop, run: (work) => work(scope) }, 'detailsReceivableDebts', { ...both, ...body })
        return scope.tx.statistics.queries - from
      })
    expect(await statements({ ObjID: '' })).toBe(await statements({ ObjID: shop.ids['KH001'] }))
  })

  it('shows a balance that nothing moved, and nobody where nothing was', async () => {
    expect(cells(await ask({ fromDate: '2026-10-21', ObjectGroup_ID: shop.ids['BL'] }), ...columns)).toEqual([
      ['KH002', 1, '', '', 'Số dư đầu kỳ', 0, 0, 0, 1196000],
      ['KH002', 2, '', '', 'Số dư cuối kỳ', 0, 0, 0, 1196000],
    ])
    nothing(await ask({ fromDate: '2026-08-01', toDate: '2026-08-30' }))
  })

  it('speaks the language of who asks', async () => {
    const answer = await ask({}, { language: 'en' })
    expect([answer.ListItem[0]!['diengiai'], answer.ListItem.at(-1)!['diengiai']]).toEqual([
      'Opening balance',
      'Closing balance',
    ])
  })
})

describe('R15 overdue receivables', () => {
  const ask = (toDate: string, body: Record<string, unknown> = {}) =>
    requestReport(shop, 'overDueDebtsCollect', { fromDate: toDate, toDate, ...body })
  const columns = ['makh', 'tenkhach', 'Tongno', 'NoOver', 'T1_15', 'T16_30', 'T31_45', 'TOver_45']

  // BH000001 (1,689,229 left, due 25/09) 36 days; BH000004 (due 20/10) 11 days; BH000005 due 04/11 and BH000003 due 07/11
  // not yet; the deposit of KH003 is unused.
  it('ages what is open', async () => {
    const answer = await ask('2026-10-31')
    expect(cells(answer, ...columns)).toEqual([
      ['KH001', 'Đại lý Minh Tâm', 2682829, 993600, 0, 0, 1689229, 0],
      ['KH002', 'Tạp hóa Cô Ba', 1196000, 0, 1196000, 0, 0, 0],
      ['KH003', 'Siêu thị Hòa Bình', 1640668, 1640668, 0, 0, 0, 0],
    ])
    expect(totals(answer)).toEqual([5519497, 1196000, 0, 1689229, 0, 2634268])
  })

  // The opening debt (due 10/09) and BH000001 were settled only in October.
  it('takes back what was settled later', async () => {
    const answer = await ask('2026-09-30')
    expect(cells(answer, ...columns)).toEqual([
      ['KH001', 'Đại lý Minh Tâm', 5189229, 0, 3189229, 2000000, 0, 0],
      ['KH003', 'Siêu thị Hòa Bình', -500000, -500000, 0, 0, 0, 0],
    ])
    expect(totals(answer)).toEqual([4689229, 3189229, 2000000, 0, 0, -500000])
  })

  it('knows a day before returns and payments', async () => {
    expect(cells(await ask('2026-09-26'), ...columns)).toEqual([
      ['KH001', 'Đại lý Minh Tâm', 5428864, 0, 3428864, 2000000, 0, 0],
    ])
  })

  it('asks for the last day only, which is today without one', async () => {
    expect(
      totals(await requestReport(shop, 'overDueDebtsCollect', { fromDate: '2027-01-01', toDate: '2026-10-31' }))[0],
    ).toBe(5519497)
    expect(totals(await requestReport(shop, 'overDueDebtsCollect', {}))[0]).toBe(5519497)
  })

  it('is narrowed by group and customer', async () => {
    expect(cells(await ask('2026-10-31', { ObjectGroup_ID: shop.ids['BL'] }), 'makh')).toEqual([['KH002']])
    expect(cells(await ask('2026-09-30', { Object_ID: shop.ids['KH001'] }), 'Tongno')).toEqual([[5189229]])
    nothing(await ask('2026-09-30', { Object_ID: shop.ids['KH002'] }))
    nothing(await ask('2026-10-31', { Object_ID: 'x' }))
    nothing(await ask('2026-08-30'))
  })
})

it('hides nothing of debts and sales from who may not see costs', async () => {
  const user = { ...administrator, isAdmin: false, rights: {} }
  expect(totals(await requestReport(shop, 'detailMoneySaleCustomer', { ...both, Product_ID: '' }, { user }))).toEqual([
    363, 238984, 8777016,
  ])
  expect(totals(await requestReport(shop, 'sumReceivableDebts', october, { user }))[4]).toBe(5519497)
})

it('refuses what is no date', async () => {
  expect(await refusal(requestReport(shop, 'sumReceivableDebts', { fromDate: 'gestern' }))).toBe('invalid')
})

it('refuses what nobody could read', async () => {
  const { definition } = reportNamed('sumReceivableDebts')
  const many = (count: number) =>
    shop.run((scope) =>
      runReport(
        scope,
        { definition, query: () => Promise.resolve({ rows: Array.from({ length: count }, () => ({})) }) },
        { values: {}, given: new Set() },
      ),
    )
  expect((await many(ROW_LIMIT)).count).toBe(50_000)
  expect(await refusal(many(ROW_LIMIT + 1))).toBe('reportTooBig')
})
