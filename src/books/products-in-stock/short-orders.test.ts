/** Changing proposed orders, and what is sent of them. */
import { expect, it } from 'vitest'
import { decimal, zero } from '#kernel/decimal.ts'
import { isReady, lacksPrice, orderBody, readOrders, sumOfOrder, withChange, type ShortAnswer } from './short-orders.ts'

const line = (code: string, Qty: number, Price: number | null) => ({
  Product_ID: `id ${code}`,
  ProductID: code,
  ProductName: code,
  unitId: 'THUNG',
  Unit: 'Thùng',
  baseUnit: 'Chai',
  Qty,
  Price,
  available: 0.5,
  incoming: 0,
  limit: 10,
})
const answer: ShortAnswer = {
  ListItem: [
    {
      Object_ID: 'ncc',
      ObjName: 'NCC',
      Store_ID: 'kho',
      StoreName: 'Kho',
      lines: [line('A', 3, 0.1), line('B', 2.5, null)],
    },
    { Object_ID: null, ObjName: null, Store_ID: 'kho', StoreName: 'Kho', lines: [line('C', 1, 7)] },
  ],
  TotalCount: 2,
  enough: 0,
  unlimited: 0,
  stopped: 0,
  more: 0,
}
let ids = 0
const orders = () => readOrders(answer, () => `request ${(ids += 1)}`)

it('an order is sent with the lines that are taken, in exact numbers, once it has all prices', () => {
  const [unpriced] = orders()
  expect([lacksPrice(unpriced!), isReady(unpriced!)]).toEqual([true, false])
  const [first] = withChange(orders(), { at: 0, line: 1, values: { price: decimal('0.2') } })
  expect([lacksPrice(first!), isReady(first!)]).toEqual([false, true])
  expect(sumOfOrder(first!, 4)).toBe(decimal('0.8'))
  expect(orderBody(first!)).toEqual({
    Object_ID: 'ncc',
    Store_ID: 'kho',
    lines: [
      { Product_ID: 'id A', unitId: 'THUNG', Qty: 3, Price: 0.1 },
      { Product_ID: 'id B', unitId: 'THUNG', Qty: 2.5, Price: 0.2 },
    ],
  })
})

it('lines are left out, without a quantity too; an order without lines is not made', () => {
  const start = withChange(orders(), { at: 0, line: 1, values: { price: decimal(5) } })
  const without = withChange(start, { at: 0, line: 0, values: { isOn: false } })
  expect(orderBody(without[0]!).lines).toHaveLength(1)
  expect(without[1]).toBe(start[1])
  for (const quantity of [zero, null])
    expect(isReady(withChange(without, { at: 0, line: 1, values: { quantity } })[0]!)).toBe(false)
  expect(isReady(withChange(start, { at: 0, isOn: false })[0]!)).toBe(false)
  expect(sumOfOrder(withChange(start, { at: 0, isOn: false })[0]!, 0)).toBeNull()
})

it('goods without a supplier wait for one, and what was made is not made again', () => {
  const start = orders()
  expect(isReady(start[1]!)).toBe(false)
  const chosen = withChange(start, { at: 1, values: { supplier: { id: 'moi', name: 'Mới' } } })
  expect(isReady(chosen[1]!)).toBe(true)
  expect(orderBody(chosen[1]!).Object_ID).toBe('moi')
  expect(chosen[1]!.requestId).toBe(start[1]!.requestId)
  expect(isReady(withChange(chosen, { at: 1, values: { made: { id: '1', number: 'DMH1' } } })[1]!)).toBe(false)
})
