/** Balance confirmation letters: they say what the receivable reports say; who may print them, and what is refused. */
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { systemClock } from '#kernel/clock.ts'
import { Refused } from '#kernel/problem.ts'
import { readVietQr } from '#kernel/vietqr.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { drawParts } from '#output/pdf/pages.server.ts'
import type { Input } from '#server/call/call.ts'
import { letterCalls } from '#server/calls/letter-calls.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pagesOf as printedPages, readBody } from '#server/render/page.ts'
import type { Anything } from '../../support/app.ts'
import { createTestDatabase } from '../../support/database.ts'
import { bodiesOf, shown, values, wrongIn } from '../../support/malformed.ts'
import { reportNamed, requestReport } from '../../support/reports.ts'
import type { Shop } from '../../support/shop.ts'
import { openTrade, received, sold, tradeDay, type Trade } from '../../support/trade.ts'
import { userWith } from '../../support/users.ts'
import { openWorkedExample } from '../../support/worked-example.ts'

const database = await createTestDatabase()
let shop: Shop
beforeAll(async () => {
  shop = await openWorkedExample(database)
})
const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const september = { fromDate: '2026-08-01', toDate: '2026-09-30' }
const nobody = '01900000-0000-7000-8000-000000000009'

/** What the call of this summary answers in this shop. */
const askOf = (summary: string, body: object, change: Partial<Scope> = {}, own: Shop = shop): Promise<Anything> =>
  own.run(async (scope) => {
    const [call] = letterCalls(reportNamed(summary))
    const input = { body, origin: 'https://shop.vn' } as Input
    return JSON.parse(JSON.stringify(await call!.run({ ...scope, ...change }, input, undefined as never)))
  })
const ask = (body: object, change?: Partial<Scope>, own?: Shop): Promise<Anything> =>
  askOf('sumReceivableDebts', body, change, own)
const letters = async (body: object, change: Partial<Scope> = {}): Promise<Anything[]> =>
  (await ask(body, change)).info.ListItem
const refusedWith = async (body: object, own: Shop = shop): Promise<string> => {
  const error: unknown = await ask(body, {}, own).then(
    () => new Error('nothing was refused'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof Refused)) throw error as Error
  return error.problems[0]!.message
}
/** The text of each page of the PDF the print service makes of the answer. */
const pagesOf = async (answer: unknown): Promise<string[]> => {
  const context = { language: 'vi', now: new Date(), timezone: undefined, logo: '' } as const
  const given = { reports: [], templates: deliveredForms, words: catalogues }
  const pages = printedPages(readBody(answer), given, context)
  const bytes = Buffer.concat(await drawParts(pages, { title: '', isPaired: false }))
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.normalize('NFC').replace(/\s+/g, ' '))
}

describe('the letters of the worked example', () => {
  it.each(
    [
      ['2026-09-01', '2026-10-31'] as const,
      ['2026-08-01', '2026-09-30'] as const,
      ['2026-09-16', '2026-10-12'] as const,
    ].flatMap((days) => [
      ['sumReceivableDebts', 'detailsReceivableDebts', ...days] as const,
      ['sumPayable', 'detailPayable', ...days] as const,
    ]),
  )('say what %s and %s say (%s to %s)', async (ofAll, ofOne, fromDate, toDate) => {
    const told: Anything[] = (await askOf(ofAll, { fromDate, toDate })).info.ListItem
    expect(told.length).toBeGreaterThan(1)
    const amounts = ['dauky', 'phatsinh', 'trahang', 'thanhtoan', 'conlai'] as const
    const summary = await requestReport(shop, ofAll, { fromDate, toDate })
    const byCode = (rows: readonly unknown[][]) => rows.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
    expect(byCode(told.map((one) => [one.ObjID, one.ObjName, ...amounts.map((key) => one[key])]))).toEqual(
      byCode(summary.ListItem.map((row) => [row['makh'], row['tenkhach'], ...amounts.map((key) => row[key])])),
    )
    for (const { ObjID, ListItem } of told) {
      const detail = await requestReport(shop, ofOne, { fromDate, toDate, ObjID: shop.ids[ObjID] })
      const movements = detail.ListItem.slice(1)
      const same = ['ngay', 'sophieu', 'diengiai', 'phatsinh', 'trahang', 'thanhtoan', 'conlai']
      const cells = (rows: readonly Anything[]) => rows.map((row) => same.map((key) => row[key]))
      expect(cells(ListItem)).toEqual(cells(movements))
      expect(ListItem.map((line: Anything) => line.stt)).toEqual(movements.map((_, at) => at + 1))
    }
  })

  it('name the customer, what he owes in words, and how he can pay it', async () => {
    await shop.run(({ tx }) =>
      tx.query(
        sql`update partner set phone1 = '0912 000 001', tax_id = '0109999887', address1 = '12 Lê Lợi' where id = ${shop.ids['KH001']}`,
      ),
    )
    const { code, info } = await ask({ ...both, Object_ID: shop.ids['KH001'] })
    expect(code).toBe('DOICHIEUCONGNO')
    expect(info).toMatchObject({ fromDate: '01-09-2026', toDate: '31-10-2026' })
    expect(info.company.baseCurrency).toBe('VND')
    const [letter] = info.ListItem
    expect(info.ListItem).toHaveLength(1)
    expect(letter).toMatchObject({
      ObjID: 'KH001',
      address: '12 Lê Lợi',
      phone: '0912 000 001',
      MST: '0109999887',
      debtor: 'B',
      amount: 2682829,
      totalInWords: 'Hai triệu sáu trăm tám mươi hai nghìn tám trăm hai mươi chín đồng',
      bankAccount: { accountNumber: '0011001234567' },
    })
    const paid = readVietQr(letter.bankQr)!
    expect([paid.bin, paid.account, paid.content]).toEqual(['970436', '0011001234567', 'TT cong no KH001'])
    expect(Number(paid.amount) / 1_000_000).toBe(2682829)
  })

  it('say who owes whom: a credit without a code to pay by, and nothing', async () => {
    const [owing, even, credit] = await letters(september)
    expect(credit).toMatchObject({
      ObjID: 'KH003',
      conlai: -500000,
      debtor: 'A',
      amount: 500000,
      totalInWords: 'Năm trăm nghìn đồng',
      bankQr: '',
      bankAccount: null,
    })
    expect([owing.ObjID, owing.debtor]).toEqual(['KH001', 'B'])
    expect(even).toMatchObject({
      ObjID: 'KH002',
      conlai: 0,
      debtor: '',
      amount: 0,
      totalInWords: 'Không đồng',
      bankQr: '',
    })
    const [first, second, third] = await pagesOf(await ask(september))
    expect(first).toContain('Bên B còn nợ Bên A số tiền là 5.189.229 đồng.')
    expect(second).toContain('hai bên không còn nợ nhau.')
    expect(third).toContain('Bên A còn nợ Bên B số tiền là 500.000 đồng.')
    for (const page of [first, second, third]) {
      expect(page).toContain('CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM')
      expect(page).toContain('ĐẠI DIỆN BÊN B')
    }
    expect(first).toContain('Quét mã để chuyển khoản')
    expect(third).not.toContain('Quét mã')
  })

  it('to a supplier say that he sells and is owed, with no code to pay by', async () => {
    const answer = await askOf('sumPayable', both)
    const owed: Anything = answer.info.ListItem.find((one: Anything) => one.conlai > 0)
    expect(owed).toMatchObject({ seller: 'B', debtor: 'A', amount: owed.conlai, bankQr: '', bankAccount: null })
    const text = (await pagesOf({ ...answer, info: { ...answer.info, ListItem: [owed] } })).join(' ')
    expect(text).toContain('BÊN A (Bên mua)')
    expect(text).toContain('BÊN B (Bên bán)')
    expect(text).toContain('xác nhận công nợ của Bên A với Bên B')
    expect(text).toMatch(/Bên A còn nợ Bên B số tiền là [\d.]+ đồng\./)
    const [first] = await pagesOf(await ask(both))
    expect(first).toContain('BÊN A (Bên bán)')
    expect(first).toContain('xác nhận công nợ của Bên B với Bên A')
  })

  it('have no code to pay by without an account that can receive it', async () => {
    const set = (bin: string | null) =>
      shop.run(({ tx }) => tx.query(sql`update fund set bank_bin = ${bin} where code = 'NH'`))
    await set(null)
    expect((await letters(both)).map(({ bankQr }) => bankQr)).toEqual(['', '', ''])
    await set('970436')
  })

  it('are in Vietnamese, whatever the user reads', async () => {
    await shop.run(({ tx }) => tx.query(sql`update document set description = null where number = 'BH000005'`))
    const [{ totalInWords, ListItem }] = (await letters(
      { ...both, Object_ID: shop.ids['KH001'] },
      { language: 'en' },
    )) as [Anything]
    expect(totalInWords).toMatch(/ đồng$/)
    expect(ListItem.at(-1).diengiai).toBe('Hóa đơn bán hàng')
  })

  it('are in English for a customer who reads English, or when that is asked for', async () => {
    const one = { ...both, Object_ID: shop.ids['KH001'] }
    const speaks = (language: string | null) =>
      shop.run(({ tx }) => tx.query(sql`update partner set language = ${language} where code = 'KH001'`))
    await speaks('en')
    const answer = await ask(one)
    const [page = ''] = await pagesOf(answer)
    for (const part of ['CONFIRMATION OF BALANCE', 'Sales bill', 'Party B owes Party A', 'PARTY A (Seller)'])
      expect(page).toContain(part)
    expect(answer.info.ListItem[0].totalInWords).toMatch(/ Vietnam dong$/)
    expect((await ask({ ...one, language: 'vi' })).info.ListItem[0].totalInWords).toMatch(/ đồng$/)
    // One print, in which each customer has his own.
    const all = await ask(both)
    expect(all).not.toHaveProperty('language')
    expect((await pagesOf(all)).map((text) => /CONFIRMATION OF BALANCE|ĐỐI CHIẾU CÔNG NỢ/.exec(text)?.[0])).toEqual([
      'CONFIRMATION OF BALANCE',
      'ĐỐI CHIẾU CÔNG NỢ',
      'ĐỐI CHIẾU CÔNG NỢ',
    ])
    expect(all.info.ListItem.map(({ totalInWords }: Anything) => totalInWords.endsWith(' Vietnam dong'))).toEqual([
      true,
      false,
      false,
    ])
    expect((await ask({ ...both, language: 'vi' })).language).toBe('vi')
    await speaks(null)
    expect((await ask({ ...one, language: 'en' })).language).toBe('en')
  })

  it('are narrowed by group and customer', async () => {
    const codes = async (body: object) => (await letters({ ...both, ...body })).map(({ ObjID }) => ObjID)
    expect(await codes({})).toEqual(['KH001', 'KH002', 'KH003'])
    expect(await codes({ ObjectGroup_ID: shop.ids['DL'], Object_ID: '' })).toEqual(['KH001', 'KH003'])
    expect(await codes({ object_id: shop.ids['KH002'] })).toEqual(['KH002'])
  })

  it('are refused where there is nothing to confirm', async () => {
    for (const body of [
      { ...both, Object_ID: nobody },
      { ...both, Object_ID: 'KH001' },
      { ...both, Object_ID: shop.ids['KH004'] },
      { ...both, Object_ID: shop.ids['NCC001'] },
      { fromDate: '2026-10-31', toDate: '2026-09-01' },
      { fromDate: '2026-08-01', toDate: '2026-08-30' },
    ])
      expect([body, await refusedWith(body)]).toEqual([body, 'lettersNone'])
    expect(await refusedWith({ fromDate: 'gestern' })).toBe('invalid')
  })

  it('ask the same however many there are', async () => {
    const statements = (body: object) =>
      shop.run(async (scope) => {
        const from = scope.tx.statistics.queries
        await ask(body, {}, { ...shop, run: (work) => work(scope) })
        return scope.tx.statistics.queries - from
      })
    expect(await statements(both)).toBe(await statements({ ...both, Object_ID: shop.ids['KH003'] }))
  })
})

describe('many letters', () => {
  /** Customers who owe 1,000 each, written where the reports read. */
  const owing = async (count: number): Promise<Shop> => {
    const many = await openWorkedExample(database)
    await many.run(async ({ tx }) => {
      const ids = Array.from({ length: count }, () => systemClock.newId())
      const codes = ids.map((_, at) => `NHIEU${String(at).padStart(4, '0')}`)
      await tx.query(
        sql`insert into partner (id, code, name, partner_type, group_id) select u.id, u.code, u.code, 1, ${many.ids['TN']} from unnest(${ids}::uuid[], ${codes}::text[]) u (id, code)`,
      )
      await tx.query(
        sql`insert into debt_balance (partner_id, side, amount) select u.id, 'receivable', 10000000 from unnest(${ids}::uuid[]) u (id)`,
      )
    })
    return many
  }

  it('are 500 at most, each on its own page, in one file', async () => {
    const many = await owing(500)
    const answer = await ask({ ...both, ObjectGroup_ID: many.ids['TN'] }, {}, many)
    expect(answer.info.ListItem).toHaveLength(500)
    const pages = await pagesOf(answer)
    expect(pages).toHaveLength(500)
    expect(pages[499]).toContain('NHIEU0499')
    // With those of the example itself there are more.
    expect(await refusedWith(both, many)).toBe('lettersTooMany')
  })
})

describe('the call', () => {
  const path = ['ReportOfOrder', 'getBalanceLetters'] as const
  let trade: Trade
  beforeAll(async () => {
    trade = await openTrade('minhtam')
    await received(trade, { SP000001: [10, 100] })
    await sold(trade, { SP000001: [1, 1000] })
  })
  const range = { fromDate: tradeDay, toDate: tradeDay }

  it('is for those who may read the report', async () => {
    const answer = await trade.call(...path, range)
    expect([answer.status, answer.body.ErrorCode]).toEqual([200, 0])
    expect(answer.body.Data.info.ListItem).toMatchObject([{ ObjID: 'KH000001', conlai: 1100, debtor: 'B' }])
    const reader = await userWith(trade, { ReportReceivable: { R: true } })
    expect((await trade.call(...path, range, { token: reader })).status).toBe(200)
    const other = await userWith(trade, { ReportPayable: { R: true }, ReportSales: { R: true }, Customer: { R: true } })
    expect((await trade.call(...path, range, { token: other })).status).toBe(403)
    expect((await trade.call(...path, range, { token: null })).status).toBe(401)
  })

  it('tells another tenant nothing', async () => {
    await trade.makeTenant('nguoila')
    const token = await trade.signIn('nguoila')
    for (const body of [range, { ...range, Object_ID: trade.ids['KH000001'] }]) {
      const answer = await trade.call(...path, body, { token, tenant: 'nguoila' })
      expect([answer.status, answer.body.ErrorCode, answer.body.Data]).toEqual([200, -1, null])
      expect(answer.body.ErrorMessage).toBe('Không có công nợ nào để đối chiếu theo điều kiện đã chọn')
      expect(answer.raw).not.toContain('KH000001')
    }
    await trade.signIn('minhtam')
  })

  it('takes any value in any place', async () => {
    const wrong: string[] = []
    for (const value of values) {
      const names = ['fromDate', 'toDate', 'ObjectGroup_ID', 'Object_ID']
      const bodies = [value, [value], ...bodiesOf(names, value).map(([, body]) => ({ ...range, ...(body as object) }))]
      for (const body of bodies) wrong.push(...wrongIn(trade, shown(body), await trade.call(...path, body)))
    }
    expect(wrong).toEqual([])
  })
})
