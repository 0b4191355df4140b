/** The cash book against the vouchers it must follow from (contract system §10.2). */
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { renderHtml } from '#output/html/html.ts'
import { pageFromForm } from '#output/forms/template.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import type { Anything } from '../../support/app.ts'
import '../../support/properties.ts'
import { openTrade } from '../../support/trade.ts'
import { runsOf } from '../../support/quarter.ts'

const trade = await openTrade('soquy')

interface Entry {
  id: string
  number: string
  day: string
  fund: string
  /** Into the fund. */
  amount: number
  description: string
}
interface Fund {
  id: string
  name: string
  bank: boolean
  opening: number
  openingDate: string
}
const entries: Entry[] = []
const funds: Fund[] = []

const items: Record<string, string> = {}
const save = async (fund: Fund, amount: number, day: string): Promise<void> => {
  const [module, person] = amount > 0 ? (['Income', 'payer'] as const) : (['Outcome', 'payee'] as const)
  const description = entries.length % 7 === 0 ? 'Tiền thuê nhà' : `Việc thứ ${entries.length}`
  const id = await trade.saved(module, {
    dtDate: day,
    iType: 2,
    Method: fund.bank ? 2 : 1,
    fundId: fund.id,
    Description: description,
    [person]: 'Anh Ba',
    lines: [{ otherMethodId: items[module], amount: Math.abs(amount) }],
  })
  const { NumberID: number } = await trade.info(module, id)
  entries.push({ id, number, day, fund: fund.id, amount, description })
}

beforeAll(async () => {
  for (const [module, list] of [
    ['Income', 'ApiListOtherIncome'],
    ['Outcome', 'ApiListOtherOutcome'],
  ] as const) {
    const { ListItem } = await trade.data(list, 'getList', { all: 'True' })
    items[module] = ListItem.find((one: Anything) => one.Parent_ID ?? one.parentName)?.Id ?? ListItem.at(-1).Id
  }
  for (const [Code, kind, opening, openingDate] of [
    ['QUYHAI', 'cash', 10_000_000, '2026-01-31'],
    ['NGANHANG', 'bank', 50_000_000, '2026-03-05'],
  ] as const) {
    const id = await trade.saved('ApiListBank', {
      Code,
      Name: `Quỹ ${Code}`,
      kind,
      openingBalance: opening,
      openingDate,
      ...(kind === 'bank' && { accountNumber: '0071000123456', bankName: 'Ngân hàng thử' }),
    })
    funds.push({ id, name: `Quỹ ${Code}`, bank: kind === 'bank', opening, openingDate })
  }
  // Not in the order of days; several a day, in and out.
  for (let index = 0; index < 60; index += 1) {
    const day = `2026-0${2 + (index % 4)}-${String(1 + ((index * 7) % 9)).padStart(2, '0')}`
    const amount = (index % 3 === 0 ? -1 : 1) * (1000 + index * 137)
    await save(funds[index % 2]!, amount, day)
  }
})

interface Asked {
  from: string | null
  to: string | null
  fund: Fund | null
  search: string
  size: number
}

/** What the book must say, from the vouchers alone. */
const expected = ({ from, to, fund, search }: Asked) => {
  const own = entries.filter((one) => !fund || one.fund === fund.id)
  const sum = (list: readonly Entry[]) => list.reduce((total, one) => total + one.amount, 0)
  const begun = funds.filter((one) => !fund || one === fund)
  const within = begun.filter(
    (one) => (from === null || one.openingDate > from) && (to === null || one.openingDate <= to),
  )
  const start = from ?? to
  const before = begun.filter((one) => !within.includes(one) && (start === null || one.openingDate <= start))
  const openings = (list: readonly Fund[]) => list.reduce((total, one) => total + one.opening, 0)
  const opening = openings(before) + sum(own.filter((one) => from !== null && one.day < from))
  const beginnings = within.map((one) => ({
    id: '',
    number: '',
    day: one.openingDate,
    fund: one.id,
    amount: one.opening,
    description: '',
    begins: true,
  }))
  const moved = own
    .filter((one) => (from === null || one.day >= from) && (to === null || one.day <= to))
    .map((one) => ({ ...one, begins: false }))
  const inRange = [...beginnings, ...moved].toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      Number(b.begins) - Number(a.begins) ||
      Number(a.amount < 0) - Number(b.amount < 0) ||
      (a.number < b.number ? -1 : 1),
  )
  let balance = opening
  const rows = inRange.map((one) => ({ ...one, balance: (balance += one.amount) }))
  const shown = rows.filter((one) => search === '' || one.description === 'Tiền thuê nhà')
  return {
    rows: [[null, '', opening], ...shown.map((one) => [one.day, one.number, one.balance])],
    sums: [
      opening + openings(within),
      shown.reduce((total, one) => total + (one.begins ? 0 : Math.max(one.amount, 0)), 0),
      shown.reduce((total, one) => total + (one.begins ? 0 : Math.max(-one.amount, 0)), 0),
      balance,
    ],
  }
}

const queryOf = ({ from, to, fund, search }: Asked): Record<string, string> => ({
  ...(from && { FromDate: from }),
  ...(to && { ToDate: to }),
  ...(fund && { fundId: fund.id }),
  ...(search && { KeySearch: search }),
})

/** All pages, one after another. */
const read = async (asked: Asked) => {
  const rows: Anything[] = []
  for (;;) {
    const { ListItem, TotalCount, arrSUM } = await trade.data('CashFlow', 'getlist', {
      ...queryOf(asked),
      CurrentIndex: String(rows.length),
      nItem: String(asked.size),
    })
    rows.push(...ListItem)
    if (ListItem.length < asked.size || rows.length >= TotalCount) return { rows, total: TotalCount, sums: arrSUM }
  }
}

const days = [null, '2026-01-15', '2026-02-03', '2026-03-05', '2026-04-01', '2026-05-09', '2026-12-31']

describe('the cash book', () => {
  it('is what the vouchers say: in order, with the true balance on every page and with a search', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          from: fc.constantFrom(...days),
          to: fc.constantFrom(...days),
          fund: fc.constantFrom(null, 0, 1),
          search: fc.constantFrom('', 'thuê nhà'),
          size: fc.constantFrom(1, 2, 3, 7, 20, 500),
        }),
        async ({ fund, ...rest }) => {
          const asked = { ...rest, fund: fund === null ? null : funds[fund]! }
          const { rows, total, sums } = await read(asked)
          const wanted = expected(asked)
          expect(rows.map((row) => [row.dtDate, row.NumberID, row.balance])).toEqual(wanted.rows)
          expect(total).toBe(wanted.rows.length)
          expect(sums.map((one: Anything) => one.Total)).toEqual(wanted.sums)
        },
      ),
      { numRuns: runsOf(40) },
    )
  })

  it('names fund, kind, person and document of a row', async () => {
    const { rows, sums } = await read({ from: '2026-02-01', to: '2026-02-28', fund: funds[0]!, search: '', size: 50 })
    const [opening, first] = rows
    expect(Object.keys(opening)).toEqual(
      expect.arrayContaining([
        'dtDate',
        'NumberID',
        'module',
        'ObjName',
        'Description',
        'in',
        'out',
        'balance',
        'fundName',
      ]),
    )
    expect([opening.Description, opening.in, opening.out]).toEqual(['Số dư đầu kỳ', 0, 0])
    const entry = entries.find((one) => one.number === first.NumberID)!
    expect(first).toMatchObject({
      module: entry.amount > 0 ? 'Income' : 'Outcome',
      documentKind: entry.amount > 0 ? 'incomeVoucher' : 'outcomeVoucher',
      documentId: entry.id,
      ObjName: 'Anh Ba',
      Description: entry.description,
      fundName: funds[0]!.name,
    })
    expect(sums.map((one: Anything) => one.Name)).toEqual(['opening', 'in', 'out', 'closing'])
  })

  it('opens in the language of the caller', async () => {
    const { body } = await trade.call('CashFlow', 'getlist', null, { headers: { language: 'en' } })
    expect(body.Data.ListItem[0].Description).toBe('Opening balance')
  })

  it('has one order and the columns of the contract only', async () => {
    const queries: Record<string, string>[] = [
      { ColSort: 'balance' },
      { filter: '[{"field":"in","op":"gt","value":1}]' },
    ]
    for (const query of queries) {
      const { status, body } = await trade.call('CashFlow', 'getlist', null, { query })
      expect([status, body.ErrorCode]).toEqual([200, -1])
    }
  })

  it.each(['khong-phai-id', '01900000-0000-7000-8000-000000000009'])('of the fund %s is empty', async (fundId) => {
    const { ListItem, TotalCount, arrSUM } = await trade.data('CashFlow', 'getlist', { fundId })
    expect([ListItem.length, TotalCount, arrSUM.map((one: Anything) => one.Total)]).toEqual([1, 1, [0, 0, 0, 0]])
  })

  it('goes into a workbook, as far as it is asked for, with the kinds by name and the sums', async () => {
    const asked = { from: '2026-03-01', to: '2026-03-31', fund: funds[1]!, search: '', size: 500 }
    const { ListItem, TotalCount } = await trade.data('CashFlow', 'ExportList', { ...queryOf(asked), nItem: '2' })
    const { sheets } = await readXlsx(Buffer.from(ListItem as string, 'base64'))
    const sheet = sheets[0]!.rows
    const wanted = expected(asked)
    expect(TotalCount).toBe(wanted.rows.length)
    expect([sheet[0]![0], sheet[1]![0]]).toEqual([
      'Sổ quỹ',
      `Từ ngày 01-03-2026 đến ngày 31-03-2026; Quỹ: ${funds[1]!.name}`,
    ])
    expect(sheet[3]).toEqual([
      'Ngày',
      'Số chứng từ',
      'Loại chứng từ',
      'Đối tượng',
      'Diễn giải',
      'Thu',
      'Chi',
      'Tồn quỹ',
      'Quỹ',
    ])
    const body = sheet.slice(4)
    expect(body.slice(0, -1).map((row) => row[7])).toEqual(wanted.rows.map((row) => row[2]))
    expect(new Set(body.slice(1, -1).flatMap((row) => row[2] ?? []))).toEqual(new Set(['Phiếu thu', 'Phiếu chi']))
    expect(body.at(-1)!.slice(5, 8)).toEqual(wanted.sums.slice(1))
  })

  it('is printed with the form of cash or of deposits', async () => {
    const printed = (fundId: string) =>
      trade.data('CashFlow', 'getPrint', {
        FromDate: '2026-02-01',
        ToDate: '2026-02-28',
        nItem: '1',
        ...(fundId && { fundId }),
      })
    const [cash, bank, all] = [await printed(funds[0]!.id), await printed(funds[1]!.id), await printed('')]
    expect([cash.code, bank.code, all.code]).toEqual(['SOQUY', 'SOTIENGUI', 'SOQUY'])
    expect(bank.info).toMatchObject({
      bankName: 'Ngân hàng thử',
      accountNumber: '0071000123456',
      fromDate: '01-02-2026',
      toDate: '28-02-2026',
    })
    const wanted = expected({ from: '2026-02-01', to: '2026-02-28', fund: funds[0]!, search: '', size: 1 })
    expect(cash.info.ListItem.map((row: Anything) => row.balance)).toEqual(wanted.rows.map((row) => row[2]))
    const [opening, cameIn, wentOut, closing] = wanted.sums
    expect(cash.info.totals).toEqual({ opening, in: cameIn, out: wentOut, closing })
    expect([cash.info.fundName, all.info.fundName]).toEqual([funds[0]!.name, undefined])
  })

  it('is no form of the state where tills and bank accounts stand in it together', async () => {
    const paper = ({ code, info }: Anything): string =>
      renderHtml(pageFromForm(deliveredForms.find((one) => one.code === code)!.content, info))
    const all = paper(await trade.data('CashFlow', 'getPrint'))
    expect(all).toContain('>SỔ QUỸ<')
    expect(all).not.toMatch(/Mẫu số|SỔ QUỸ TIỀN MẶT/)
    const ofTill = paper(await trade.data('CashFlow', 'getPrint', { fundId: funds[0]!.id }))
    expect(ofTill).toContain('Mẫu số S07 - DN')
    expect(ofTill).toContain('SỔ QUỸ TIỀN MẶT')
    // Tills alone are what the form is for.
    await trade.makeTenant('chitienmat')
    const token = await trade.signIn('chitienmat')
    const at = { tenant: 'chitienmat', token }
    await trade.call('ApiListBank', 'UpdateDB', { Code: 'QUYBA', Name: 'Quỹ ba', kind: 'cash' }, at)
    const { body } = await trade.call('CashFlow', 'getPrint', null, at)
    expect(paper(body.Data)).toContain('Mẫu số S07 - DN')
    await trade.signIn('soquy')
  })

  it('has a fund of a foreign currency by itself in its own money, and with all others in the base currency', async () => {
    const all = { from: '2026-02-01', to: null, fund: null, search: '', size: 500 }
    const before = await read(all)
    const usd = trade.ids['USD']!
    const id = await trade.saved('ApiListBank', {
      Code: 'DOLA',
      Name: 'Tài khoản đô la',
      kind: 'bank',
      accountNumber: '0071000999',
      currencyId: usd,
      openingBalance: 100.25,
      openingDate: '2026-01-01',
    })
    await trade.saved('Income', {
      dtDate: '2026-06-01',
      iType: 2,
      Method: 2,
      fundId: id,
      currencyId: usd,
      ExRate: 25000,
      lines: [{ otherMethodId: items['Income'], amount: 10.5 }],
    })
    const own = await trade.data('CashFlow', 'getlist', { fundId: id })
    expect(own.arrSUM.map((one: Anything) => one.Total)).toEqual([100.25, 10.5, 0, 110.75])
    expect((await trade.data('CashFlow', 'getPrint', { fundId: id })).info.currencyCode).toBe('USD')
    const after = await read(all)
    const moved = after.sums.map((one: Anything, index: number) => one.Total - before.sums[index].Total)
    const { ExRate } = await trade.info('ApiListCurrency', usd)
    expect(moved).toEqual([Math.round(100.25 * ExRate), 262_500, 0, Math.round(100.25 * ExRate) + 262_500])
    expect(after.total).toBe(before.total + 1)
  })

  it('follows what is changed, cancelled and deleted', async () => {
    const kept = await read({ from: null, to: null, fund: null, search: '', size: 500 })
    const day = '2026-07-01'
    await save(funds[0]!, 777, day)
    const { id } = entries.pop()!
    const balance = async () => (await read({ from: day, to: day, fund: funds[0]!, search: '', size: 5 })).sums[1].Total
    expect(await balance()).toBe(777)
    await trade.data('Income', 'Huy', {}, [id])
    expect(await balance()).toBe(0)
    await trade.data('Income', 'Hoantac', {}, [id])
    expect(await balance()).toBe(777)
    await trade.data('Income', 'DeleteDB', {}, [id])
    expect(await read({ from: null, to: null, fund: null, search: '', size: 500 })).toEqual(kept)
  })

  it('shows nothing of another business', async () => {
    await trade.makeTenant('nguoila')
    const token = await trade.signIn('nguoila')
    const { body } = await trade.call('CashFlow', 'getlist', null, {
      tenant: 'nguoila',
      token,
      query: { fundId: funds[0]!.id },
    })
    expect([body.Data.TotalCount, body.Data.arrSUM.map((one: Anything) => one.Total)]).toEqual([1, [0, 0, 0, 0]])
  })
})
