/** A debt without a side in a file of partners: of customers what they owe, of suppliers what we owe them. */
import { expect, it } from 'vitest'
import type { Anything } from '../../support/app.ts'
import { recordWith } from '../../support/import-file.ts'
import { workbookOf, type Rows } from '../../support/sheet.ts'
import { openTrade } from '../../support/trade.ts'

const trade = await openTrade('nhapcongno')
const found = recordWith(trade)
const send = async (rows: Rows, { objType = '', ...more }: { objType?: string; [name: string]: unknown } = {}) =>
  trade.data('Customer', 'ImportList', objType ? { objType } : {}, {
    fileName: 'a.xlsx',
    fileToBytes: await workbookOf(rows),
    ...more,
  }) as Promise<Anything>
const debts = async (code: string) => {
  const { partnerType, openingReceivable, openingPayable } = await found('Customer', code)
  return [partnerType, openingReceivable, openingPayable]
}
/** Nothing is refused. */
const imported = async (rows: Rows, more: Parameters<typeof send>[1] = {}) =>
  expect((await send(rows, more)).ListItem).toEqual([])

it.each([
  ['Công nợ', 'CN'],
  ['Nợ hiện tại', 'HT'],
  ['Nợ cần trả hiện tại', 'CT'],
  ['Dư nợ', 'DN'],
])('%s of suppliers is what we owe them', async (heading, code) => {
  await imported([
    ['Mã nhà cung cấp', 'Tên nhà cung cấp', heading],
    [code, `Nhà cung cấp ${code}`, 1_500_000],
  ])
  expect(await debts(code)).toEqual([2, 0, 1_500_000])
})

it('of customers it is what they owe, as before', async () => {
  await imported([
    ['Mã khách hàng', 'Tên khách hàng', 'Nợ hiện tại'],
    ['KHN1', 'Khách', 200_000],
    ['KHN2', 'Khách hai', -50_000],
  ])
  expect(await debts('KHN1')).toEqual([1, 200_000, 0])
  expect(await debts('KHN2')).toEqual([1, -50_000, 0])
})

it('goes by the kind of each row, and of both by the page', async () => {
  const rows = (at: string): Rows => [
    ['Mã', 'Tên', 'Loại', 'Công nợ'],
    [`K${at}`, 'Khách', 'Khách hàng', 10],
    [`N${at}`, 'Nhà cung cấp', 'Nhà cung cấp', 20],
    [`B${at}`, 'Cả hai', 'Cả hai', 30],
  ]
  for (const [objType, ofBoth] of [
    ['kh', [3, 30, 0]],
    ['ncc', [3, 0, 30]],
  ] as const) {
    await imported(rows(objType), { objType })
    expect(await debts(`K${objType}`)).toEqual([1, 10, 0])
    expect(await debts(`N${objType}`)).toEqual([2, 0, 20])
    expect(await debts(`B${objType}`)).toEqual(ofBoth)
  }
})

it('partners without a kind are those of the page; stored ones keep theirs', async () => {
  const rows: Rows = [
    ['Mã', 'Tên', 'Công nợ'],
    ['TRANG', 'Của trang', 40],
  ]
  await imported(rows, { objType: 'ncc' })
  expect(await debts('TRANG')).toEqual([2, 0, 40])
  await trade.saved('Customer', { Code: 'CO', Name: 'Có rồi', partnerType: 2 })
  await imported(
    [
      ['Mã', 'Tên', 'Công nợ'],
      ['CO', 'Có rồi', 50],
    ],
    { objType: 'kh', updateExisting: true },
  )
  expect(await debts('CO')).toEqual([2, 0, 50])
})

it('the term of opening debts is asked of it, too, and a column of its own side wins', async () => {
  const rows: Rows = [
    ['Mã nhà cung cấp', 'Tên nhà cung cấp', 'Công nợ', 'Nợ cần trả hiện tại'],
    ['HAN', 'Có hạn', 60, 70],
    ['KHONG', 'Không', '', ''],
  ]
  const { questions } = await send(rows, { dryRun: true })
  expect(questions.map(({ name, rows: n }: Anything) => [name, n])).toEqual([['openingTerm', 1]])
  await imported(rows, { answers: { openingTerm: 15 } })
  expect(await debts('HAN')).toEqual([2, 0, 70])
  expect((await found('Customer', 'HAN')).openingDueDate).not.toBe('')
  expect(await debts('KHONG')).toEqual([2, 0, 0])
})

it('one that cannot be read or is too fine is told with its heading', async () => {
  const rows: Rows = [
    ['Mã nhà cung cấp', 'Tên nhà cung cấp', 'Công nợ'],
    ['SAI', 'Sai', 'nhiều lắm'],
    ['LE', 'Lẻ', 10.5],
  ]
  const answer = await send(rows)
  expect(answer.ListItem).toMatchObject([{ rowNumber: 2, Description: expect.stringContaining('Công nợ') }])
  expect(answer.notes).toMatchObject([{ rowNumber: 3, Description: expect.stringContaining('Công nợ') }])
})
