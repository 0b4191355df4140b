/** What a record says of itself when it is read: proposed days, typed and computed amounts, money of its own currency. */
import { describe, expect, it } from 'vitest'
import { openTrade, received } from '../support/trade.ts'

const trade = await openTrade('doc')
const { ids } = trade
await received(trade, { SP000001: [5000, 500], SP000002: [5000, 500] })

describe('opening stock', () => {
  it('is proposed for the day the house began, in the call', async () => {
    expect((await trade.call('User', 'SaveConfig', { openingDate: '2026-08-31' })).body.Data).toBe('ok')
    const saved = (Store_ID: string) =>
      trade.saved('ProductBegin', { Store_ID, lines: [{ Product_ID: ids['SP000003'], Qty: 1, Price: 10 }] })
    const opening = await saved(ids['KHO01']!)
    expect(await trade.info('ProductBegin', opening)).toMatchObject({ dtDate: '2026-08-31' })
    const copy = await trade.data('ProductBegin', 'getInfoFrom', { source: 'ProductBegin', s_ID: opening })
    expect(copy.dtDate).toBe('2026-08-31')
  })
})

describe('VAT of a receipt', () => {
  it('is told for every line, typed or computed', async () => {
    const id = await received(trade, { SP000001: [3, 1005], SP000002: [1, 1005] })
    const { lines } = await trade.info('Import', id)
    expect(lines.map((line: { VatAmount: number }) => line.VatAmount)).toEqual([302, 101])
    await trade.saved('Import', {
      s_ID: id,
      lines: [{ lineId: lines[0].lineId }, { lineId: lines[1].lineId, VatAmount: 100 }],
    })
    const typed = await trade.info('Import', id)
    expect(typed.lines.map((line: { VatAmount: number }) => line.VatAmount)).toEqual([302, 100])
    expect(typed.m_VAT).toBe(402)
  })
})
