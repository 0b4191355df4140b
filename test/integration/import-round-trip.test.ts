/** An import of what was exported changes nothing: whatever stands in the list. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lists } from '#lists/all.ts'
import type { Anything } from '../support/app.ts'
import '../support/properties.ts'
import { openTrade } from '../support/trade.ts'
import { runsOf } from '../support/quarter.ts'

const trade = await openTrade('vongtron')
const { ids } = trade

const stored = async (module: string): Promise<Anything[]> => {
  const name = lists.find((one) => one.wire.module === module)!.wire.list
  return (await trade.data(module, name, { all: 'True' })).ListItem
}

const unchanged = async (module: string): Promise<void> => {
  const before = await stored(module)
  const { ListItem: fileToBytes } = await trade.data(module, 'ExportList')
  const answer = await trade.data(module, 'ImportList', {}, { fileName: 'a.xlsx', fileToBytes, updateExisting: true })
  expect(answer.ListItem).toEqual([])
  expect(answer.missing).toEqual([])
  const { total, unchanged: same } = answer.summary
  expect(total).toBeGreaterThan(0)
  expect(same).toBe(total)
  expect(await stored(module)).toEqual(before)
}

const price = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 100)
const goods = fc.record({
  Name: fc.constantFrom('Bánh đa', 'Nước mắm 40°', '=SUM(A1)', "O'Hara «3»", '  x  y ', '00123', '1.234,5', 'Đá'),
  Name2: fc.constantFrom('', 'Rice paper', '-'),
  productType: fc.constantFrom(1, 2, 3),
  sellPrice: price,
  buyPrice: price,
  VAT: fc.constantFrom(-1, -2, 0, 5, 8, 10),
  stockMin: fc.option(fc.integer({ min: 0, max: 9 })),
  stockMax: fc.option(fc.integer({ min: 10, max: 99 })),
  active: fc.boolean(),
})

it('of goods', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(goods, { minLength: 1, maxLength: 4 }), async (records) => {
      for (const one of records)
        await trade.saved('Product', { ...one, Group_ID: ids['NUOC'], unitId: ids['CHAI'], vatReducible: false })
      await unchanged('Product')
    }),
    { numRuns: runsOf(8) },
  )
})

// The divisions of the state cannot be changed, and a new business has no coupons and price levels.
const own = ['ApiListBranchProduct', 'ListProductGroup', 'Customer']
it.each(own)('of %s', unchanged)
