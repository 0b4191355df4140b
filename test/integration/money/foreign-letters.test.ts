/** Letters of partners with foreign documents say what is open in each currency, beside the balance in base currency. */
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import type { Input } from '#server/call/call.ts'
import { letterCalls } from '#server/calls/letter-calls.ts'
import { drawPdf } from '#output/pdf/pages.server.ts'
import { deliveredForms } from '#server/printing/delivered.ts'
import { pageOf, readBody } from '#server/render/page.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Anything } from '../../support/app.ts'
import { openForeign } from '../../support/foreign-trade.ts'
import { reportNamed } from '../../support/reports.ts'

const trade = await openForeign('thungoaite')
const { ids, saved } = trade
const DAYS = { fromDate: '2026-11-01', toDate: '2026-11-30' }

const sides = [
  { summary: 'sumReceivableDebts', sells: 'Order', voucher: 'Income', partnerType: 1 },
  { summary: 'sumPayable', sells: 'Import', voucher: 'Outcome', partnerType: 2 },
] as const

describe.each(sides)('$summary', ({ summary, sells, voucher, partnerType }) => {
  let partner = ''
  const at = (dtDate: string, more: object) => ({ dtDate, Object_ID: partner, ...more })
  const owed = (dtDate: string, currency: string, ExRate: number, Price: number) =>
    saved(
      sells,
      at(dtDate, {
        currencyId: ids[currency],
        ExRate,
        lines: [{ Product_ID: ids['DV'], Qty: 1, Price, VAT: 0 }],
      }),
    )
  const { path } = reportNamed(summary).definition.letters!
  const asked = async (days: object): Promise<Anything> => {
    const [module = '', name = ''] = path.split('/')
    return trade.data(module, name, {}, { ...days, Object_ID: partner })
  }
  const open = async (toDate: string) =>
    (await asked({ ...DAYS, toDate })).info.ListItem[0].foreign.map((one: Anything) => Object.values(one))

  beforeAll(async () => {
    partner = await saved('Customer', { Name: `Thư ${summary}`, partnerType })
    const bill = await owed('2026-11-05', 'USD', 25_450.55, 834.49)
    await owed('2026-11-06', 'JPY', 170.25, 10_001)
    await owed('2026-11-07', 'VND', 1, 1_000_000)
    const pays = { currencyId: ids['USD'], ExRate: 25_000, fundId: ids['TMUSD'] }
    await saved(
      voucher,
      at('2026-11-20', { ...pays, lines: [{ voucherModule: sells, voucherId: bill, amount: 434.49 }] }),
    )
    // A credit in đồng for part of the rest, and one in euro that nothing uses.
    await saved(
      voucher,
      at('2026-11-25', { lines: [{ voucherModule: sells, voucherId: bill, amount: 2_500_000, amountCurrency: 100 }] }),
    )
    await saved(
      voucher,
      at('2026-11-26', { currencyId: ids['EUR'], ExRate: 28_000, fundId: ids['TMEUR'], unallocated: 50.5, lines: [] }),
    )
  })

  it('says what is open at the end of the range, whatever was paid since', async () => {
    const yen = ['JPY', 10_001, 1_702_670]
    expect(await open('2026-11-30')).toEqual([['EUR', -50.5, -1_414_000], yen, ['USD', 300, expect.any(Number)]])
    expect(await open('2026-11-22')).toEqual([yen, ['USD', 400, expect.any(Number)]])
    expect(await open('2026-11-10')).toEqual([yen, ['USD', 834.49, 21_238_229]])
    expect(await open('2026-11-05')).toEqual([['USD', 834.49, 21_238_229]])
  })

  it('adds up with what is open in base currency to the balance', async () => {
    const [letter] = (await asked(DAYS)).info.ListItem
    const foreign = letter.foreign.reduce((sum: number, one: Anything) => sum + one.openBase, 0)
    expect(letter.conlai).toBe(foreign + 1_000_000)
  })

  it('prints it with the decimals of each currency', async () => {
    const context = { language: 'vi', now: new Date(), timezone: undefined, logo: '' } as const
    const given = { reports: [], templates: deliveredForms, words: catalogues }
    const bytes = await drawPdf(pageOf(readBody(await asked(DAYS)), given, context))
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
    const plain = text.normalize('NFC').replace(/\s+/g, ' ')
    for (const words of ['Trong số dư cuối kỳ có', '300,00 USD', '10.001 JPY', '-50,50 EUR', '1.702.670'])
      expect(plain).toContain(words)
  })
})

it('says nothing about currencies where none is foreign', async () => {
  const partner = await saved('Customer', { Name: 'Trong nước', partnerType: 1 })
  const lines = [{ Product_ID: ids['DV'], Qty: 1, Price: 5000, VAT: 0 }]
  await saved('Order', { dtDate: '2026-11-05', Object_ID: partner, lines })
  const [call] = letterCalls(reportNamed('sumReceivableDebts'))
  const input = { body: { ...DAYS, Object_ID: partner }, origin: 'https://shop.vn' } as Input
  const answer = (await trade.scoped((scope) => call!.run(scope, input, undefined as never))) as Anything
  expect(answer.info.ListItem).toMatchObject([{ ObjName: 'Trong nước', foreign: [] }])
})
