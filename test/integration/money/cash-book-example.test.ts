/** The cash book of the worked example: its vouchers and its money transfer, and the figures the contract gives. */
import { expect, it } from 'vitest'
import { createTestApp, type Anything } from '../../support/app.ts'

const app = await createTestApp()

it('is that of the worked example, what came in before what went out', async () => {
  await app.makeTenant('vidu')
  await app.signIn('vidu')
  const data = async (module: string, name: string, body: unknown = null, query: Record<string, string> = {}) =>
    (await app.call(module, name, body, { query })).body.Data
  const saved = async (module: string, body: object): Promise<string> => {
    const answer = await data(module, 'UpdateDB', body)
    expect(answer.Description, JSON.stringify(answer)).toBe('ok')
    return answer.s_ID
  }
  const opened = { openingDate: '2026-08-31' }
  const till = await saved('ApiListBank', {
    Code: 'QTM',
    Name: 'Tiền mặt',
    kind: 'cash',
    openingBalance: 10_000_000,
    ...opened,
  })
  const bank = await saved('ApiListBank', {
    Code: 'NH01',
    Name: 'Ngân hàng',
    kind: 'bank',
    accountNumber: '01',
    openingBalance: 50_000_000,
    ...opened,
  })
  const itemOf = async (list: string, code: string) =>
    (await data(list, 'getList', null, { all: 'True' })).ListItem.find((one: Anything) => one.Code === code).Id
  const [income, outcome] = [await itemOf('ApiListOtherIncome', 'TK01'), await itemOf('ApiListOtherOutcome', 'CP02')]
  const voucher = (
    module: string,
    at: readonly [number, string],
    NumberID: string,
    [dtDate, amount]: readonly [string, number],
  ) =>
    saved(module, {
      NumberID,
      dtDate,
      iType: 2,
      Method: at[0],
      fundId: at[1],
      lines: [{ otherMethodId: module === 'Income' ? income : outcome, amount }],
    })
  const [inTill, inBank] = [
    [1, till],
    [2, bank],
  ] as const
  await voucher('Income', inTill, 'PT000001', ['2026-09-07', 1_000_000])
  await voucher('Income', inTill, 'PT000002', ['2026-09-15', 1_010_880])
  await voucher('Income', inTill, 'PT000003', ['2026-09-29', 500_000])
  await voucher('Outcome', inTill, 'PC000001', ['2026-10-25', 40_000])
  await voucher('Outcome', inBank, 'BN000001', ['2026-10-02', 5_000_000])
  await voucher('Income', inBank, 'BC000001', ['2026-10-05', 3_500_000])
  const fees = await itemOf('ApiListOtherOutcome', 'CP04')
  await saved('TransCurr', {
    NumberID: 'CT000001',
    dtDate: '2026-10-25',
    Description: 'Rút tiền về quỹ',
    fundId: bank,
    toFundId: till,
    amount: 3_000_000,
    fee: 5_500,
    feeMethodId: fees,
  })
  const bookOf = async (fundId: string) => {
    const { ListItem, arrSUM } = await data('CashFlow', 'getlist', null, {
      FromDate: '2026-09-01',
      ToDate: '2026-10-31',
      ...(fundId && { fundId }),
    })
    return {
      rows: ListItem.map((row: Anything) => [row.dtDate ?? '', row.NumberID, row.in, row.out, row.balance]),
      sums: arrSUM.map((one: Anything) => one.Total),
    }
  }
  expect(await bookOf(till)).toEqual({
    rows: [
      ['', '', 0, 0, 10000000],
      ['2026-09-07', 'PT000001', 1000000, 0, 11000000],
      ['2026-09-15', 'PT000002', 1010880, 0, 12010880],
      ['2026-09-29', 'PT000003', 500000, 0, 12510880],
      ['2026-10-25', 'CT000001', 3000000, 0, 15510880],
      ['2026-10-25', 'PC000001', 0, 40000, 15470880],
    ],
    sums: [10000000, 5510880, 40000, 15470880],
  })
  expect(await bookOf(bank)).toEqual({
    rows: [
      ['', '', 0, 0, 50000000],
      ['2026-10-02', 'BN000001', 0, 5000000, 45000000],
      ['2026-10-05', 'BC000001', 3500000, 0, 48500000],
      ['2026-10-25', 'CT000001', 0, 3005500, 45494500],
    ],
    sums: [50000000, 3500000, 8005500, 45494500],
  })
  // All funds together: the transfer stands there twice.
  const { rows, sums } = await bookOf('')
  expect(rows.filter((row: Anything[]) => row[1] === 'CT000001').length).toBe(2)
  expect(sums).toEqual([60000000, 9010880, 8045500, 60965380])
})
