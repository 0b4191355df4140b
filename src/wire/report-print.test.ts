import { describe, expect, it } from 'vitest'
import { day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { groupingOf } from '#model/report.ts'
import { tabulate } from '#model/table.ts'
import { salesDetail } from '#reports/sales/sales-detail.ts'
import { stockCard } from '#reports/stock/stock-card.ts'
import { encodeGroups, encodePrint } from './report-print.ts'

const sold = (partnerCode: string, quantity: string, discount: number, amount: number) => ({
  partnerCode,
  partnerName: 'Cô Ba',
  quantity: decimal(quantity),
  discount: decimal(discount),
  net: decimal(amount),
})

describe('the print object', () => {
  const rows = [sold('KH1', '1.5', 10, 100), sold('KH1', '2', 0, 50), sold('KH2', '-1', 1, -7)]
  const json = ['a', 'b', 'c']
  const table = tabulate(salesDetail.columns, rows, groupingOf(salesDetail, false))

  it('has groups with their rows and sums, the sums of all, and customers by their own names', () => {
    expect(encodeGroups(salesDetail, { table, rows, json })).toEqual({
      groups: [
        { name: 'Cô Ba', code: 'KH1', rows: ['a', 'b'], sums: { Qty: 3.5, Discount: 10, Total: 150 } },
        { name: 'Cô Ba', code: 'KH2', rows: ['c'], sums: { Qty: -1, Discount: 1, Total: -7 } },
      ],
      totals: { Qty: 2.5, Discount: 11, Total: 143 },
      customers: [
        { ObjID: 'KH1', ObjName: 'Cô Ba', rows: ['a', 'b'], sumQty: 3.5, sumDiscount: 10, sumMoney: 150 },
        { ObjID: 'KH2', ObjName: 'Cô Ba', rows: ['c'], sumQty: -1, sumDiscount: 1, sumMoney: -7 },
      ],
      sumQty: 2.5,
      sumDiscount: 11,
      sumMoney: 143,
    })
  })

  it('does not send very many rows twice', () => {
    const many = Array.from({ length: 10_001 }, () => sold('KH1', '1', 0, 1))
    const long = tabulate(salesDetail.columns, many, groupingOf(salesDetail, false))
    const { groups, customers } = encodeGroups(salesDetail, { table: long, rows: many, json: many }) as {
      groups: { rows: unknown[] }[]
      customers: { rows: unknown[]; sumQty: number }[]
    }
    expect([groups[0]!.rows.length, customers[0]!.rows.length, customers[0]!.sumQty]).toEqual([10_001, 0, 10_001])
  })

  it('of a report without groups keeps its list; what may not be seen stays unseen', () => {
    const rowsOfCard = [{ input: decimal(2), output: decimal(0), price: null }]
    const card = tabulate(stockCard.columns, rowsOfCard, groupingOf(stockCard, false))
    expect(
      encodeGroups(stockCard, {
        table: { ...card, sums: { ...card.sums, balance: null } },
        rows: rowsOfCard,
        json: ['x'],
      }),
    ).toEqual({ ListItem: ['x'], groups: [], totals: { Input: 2, Output: 0, Instock: null } })
  })

  it.each([
    ['', ''],
    ['/api/File/logo', 'https://minhtam.vua.vn/api/File/logo'],
    ['https://minhtam.vua.vn/api/File/logo', 'https://minhtam.vua.vn/api/File/logo'],
    ['data:image/png;base64,iVBO', 'data:image/png;base64,iVBO'],
  ])('says what stands above the rows; the logo %s is found at %s', (LinkLogo, address) => {
    const head = {
      title: 'BÁO CÁO',
      subtitle: 'Từ ngày 01-10-2026 / Đến ngày 31-10-2026',
      conditions: ['Nhóm khách hàng: Đại lý'],
      dateCreate: '31-10-2026 14:05',
    }
    const answer = { ListItem: json, TotalCount: 3, arrSUM: [{ Name: 'Qty', Total: 2.5 }] }
    const { code, orientation, info } = encodePrint(
      salesDetail,
      { table, rows, answer },
      {
        ...head,
        from: day('2026-10-01'),
        to: day('2026-10-31'),
        company: { LinkLogo },
        origin: 'https://minhtam.vua.vn',
        userName: 'Lan',
      },
    )
    expect([code, orientation, info.arrSUM, 'ListItem' in info]).toEqual([
      'REPORT_CTBANHANG',
      'landscape',
      answer.arrSUM,
      false,
    ])
    expect(info).toMatchObject({
      ...head,
      fromDate: '01-10-2026',
      toDate: '31-10-2026',
      company: { LinkLogo: address },
      userCreate: 'Lan',
      totals: { Qty: 2.5, Discount: 11, Total: 143 },
    })
  })
})
