/** What the log tells of a change: in words, as the call spells it, without what merely follows. */
import { expect, it } from 'vitest'
import { sql } from '#engine/sql.ts'
import { openTrade, received, sold } from '../../support/trade.ts'

const trade = await openTrade('nhat-ky')
const { ids } = trade
await received(trade, { SP000001: [100, 500], SP000002: [100, 500], SP000003: [100, 500] })

interface Change {
  field: string
  label: string
  from: unknown
  to: unknown
}
/** Of the last event of a function. */
const lastChanges = async (FuncID: string, language = 'vi'): Promise<Change[]> => {
  const { ListItem } = await trade.data('ApiEvent', 'getlist', { FuncID, nItem: '1' })
  return (await trade.call('ApiEvent', 'getInfo', null, { query: { s_ID: ListItem[0].s_ID }, headers: { language } }))
    .body.Data.changes
}

it('of a document: heads and lines, names instead of ids', async () => {
  const bill = await sold(trade, { SP000001: [10, 1000], SP000002: [5, 2000] }, { Description: 'Đợt 1' })
  const { lines } = await trade.info('Order', bill)
  expect(await lastChanges('Order')).toEqual([])
  await trade.saved('Order', {
    s_ID: bill,
    Object_ID: ids['KH000002'],
    Description: 'Đợt 2',
    lines: [
      { lineId: lines[0].lineId, Qty: 12 },
      { Product_ID: ids['SP000003'], Qty: 1, Price: 3000, VAT: 10 },
    ],
  })
  const changes = await lastChanges('Order')
  expect(changes).toEqual(
    expect.arrayContaining([
      {
        field: 'Object_ID',
        label: 'Khách hàng',
        from: 'KH000001 – Đối tác KH000001',
        to: 'KH000002 – Đối tác KH000002',
      },
      { field: 'Description', label: 'Diễn giải', from: 'Đợt 1', to: 'Đợt 2' },
      { field: 'lines.0.Qty', label: 'Dòng 1 · Số lượng', from: 10, to: 12 },
    ]),
  )
  const came = changes.find((one) => one.field === 'lines.1' && one.from === null)
  expect(came).toMatchObject({ label: 'Dòng 2' })
  expect(came!.to).toContain('SP000003 – Trà xanh')
  const went = changes.find((one) => one.field === 'lines.1' && one.to === null)
  expect(went!.from).toContain('SP000002 – Nước cam 1l')
  // Totals follow; facts are no change; nothing is told twice.
  const told = changes.map((one) => one.field)
  for (const name of ['TotalTax', 'goodsAmount', 'ObjID', 'storeName', 'productCode', 'updatedAt', 'version', 'lines'])
    expect(told).not.toContain(name)
  expect(JSON.stringify(changes)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
  expect((await lastChanges('Order', 'en')).find((one) => one.field === 'lines.0.Qty')!.label).toBe('Line 1 · Quantity')
})

it('of a cancellation: its status', async () => {
  const bill = await sold(trade, { SP000001: [1, 1000] })
  await trade.data('Order', 'Huy', {}, [bill])
  expect(await lastChanges('Order')).toEqual([{ field: 'iStat', label: 'Trạng thái', from: 'Đã ghi sổ', to: 'Đã hủy' }])
})

it('of a record of a list, and of the rows it owns', async () => {
  const id = ids['KH000001']!
  await trade.saved('Customer', { s_ID: id, creditLimit: 5_000_000, employeeId: null, contacts: [{ Name: 'Cô Ba' }] })
  const changes = await lastChanges('Customer')
  expect(changes).toContainEqual({ field: 'creditLimit', label: 'Hạn mức công nợ', from: 0, to: 5_000_000 })
  expect(changes.find((one) => one.label === 'Dòng 1')!.to).toContain('Cô Ba')
  await trade.saved('Product', {
    s_ID: ids['SP000001'],
    unitId: ids['CHAI'],
    trackStock: true,
    active: false,
    confirm: ['stillInUse'],
  })
  expect(await lastChanges('Product')).toEqual([{ field: 'active', label: 'Đang sử dụng', from: 'Có', to: 'Không' }])
})

it('of settings', async () => {
  await trade.call('User', 'SaveConfig', { negativeStock: 1, companyPhone: '028 38 123 456' })
  expect(await lastChanges('Config')).toEqual([
    { field: 'companyPhone', label: 'Điện thoại', from: '', to: '028 38 123 456' },
    { field: 'negativeStock', label: 'Xuất quá tồn', from: 'Không cho phép', to: 'Cảnh báo, cho tiếp tục' },
  ])
})

it('of a formula over many prices: 500 of them, and how many more there are', async () => {
  await trade.database.inTenant({ tenant: trade.tenantId, user: null }, (tx) =>
    tx.query(sql`insert into product (id, code, name, group_id, unit_id, sell_price, search)
select gen_random_uuid(), 'NHIEU' || n, 'Hàng ' || n, ${ids['NUOC']}::uuid, ${ids['CHAI']}::uuid, 1000, 'hang' from generate_series(1, 510) n`),
  )
  const level = await trade.saved('ApiListPriceLevel', { Code: 'NHIEU', Name: 'Nhiều dòng' })
  const formula = { s_ID: level, base: 'sellPrice', percent: -10, amount: 0, roundTo: 1, addMissing: true }
  const { body } = await trade.call('ApiListPriceLevel', 'ApplyFormula', formula)
  const { ListItem } = await trade.data('ApiEvent', 'getlist', { FuncID: 'PriceSetting', nItem: '1' })
  const event = await trade.data('ApiEvent', 'getInfo', { s_ID: ListItem[0].s_ID })
  expect(event.changes).toHaveLength(500)
  expect(event.changes[0].to).toContain('Giá riêng: 900')
  expect(event.more).toBe(body.Data.TotalCount - 500)
  expect(event.more).toBeGreaterThanOrEqual(10)
})
