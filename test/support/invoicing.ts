/** VAT invoices in a small business: what a client does with them. */
import { expect } from 'vitest'
import type { Anything } from './app.ts'
import { tradeDay, type Trade } from './trade.ts'

/** Series of this year and the next, one with a short range, and one of a cash register. */
export const usualSeries = [
  { Mauso: '1', SoHieuHD: 'C26TAA', active: true },
  { Mauso: '1', SoHieuHD: 'C27TAA', active: true },
  { Mauso: '1', SoHieuHD: 'C26TBB', active: true, firstNumber: 5, lastNumber: 6 },
  { Mauso: '1', SoHieuHD: 'C26MAA', active: true },
]

export const invoicing = (trade: Trade) => {
  const { data, saved } = trade
  const info = (id: string): Promise<Anything> => trade.info('OrderTax', id)
  const act = (name: string, some: readonly string[], query = {}): Promise<Anything> =>
    data('OrderTax', name, query, some)
  const reasons = async (name: string, ...some: string[]): Promise<string[]> =>
    (await act(name, some)).ListItem.map((one: Anything) => one.Description)
  const refusal = async (body: object): Promise<string> =>
    (await trade.call('OrderTax', 'UpdateDB', body)).body.Data.Description

  let made = 0
  /** An invoice of free text. */
  const free = (head: object = {}, line: object = {}): Promise<string> =>
    saved('OrderTax', {
      NgayHoadon: tradeDay,
      SoHieuHD: 'C26TAA',
      Company: 'Bán cho người tiêu dùng',
      lines: [{ ProductName: `Dịch vụ ${(made += 1)}`, Unit: 'Chuyến', Qty: 1, Price: 1000, VAT: 8, ...line }],
      ...head,
    })
  const issued = async (head: object = {}, line: object = {}): Promise<string> => {
    const id = await free(head, line)
    expect(await act('UploadHDDT', [id])).toEqual({ TotalCount: 1, ListItem: [] })
    return id
  }
  const series = (rows: readonly object[]): Promise<unknown> =>
    data('ApiInvoiceConfig', 'UpdateDB', {}, { series: rows })
  return { info, act, reasons, refusal, free, issued, series }
}
