/** What a long document did before its locks need not be done again behind them. */
import { expect, test } from 'vitest'
import { resumed } from '#engine/document/write-ahead.ts'
import { ruleContext } from '#engine/store/context.ts'
import { loadDocument } from '#engine/store/store.ts'
import { complete } from '#model/complete.ts'
import { decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, registry } from '#test/support/shop.ts'

const database = await createTestDatabase()
const shop = await openShop(database)
const definition = registry.documents.get('stockCount')!

test('only lines that changed are completed again', async () => {
  await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, [
    { product: 'SP1', quantity: 10, unitPrice: 100 },
    { product: 'SP2', quantity: 10, unitPrice: 100 },
  ])
  const { id } = await shop.save('stockCount', { date: '2026-11-20', store: 'K1' }, [
    { product: 'SP1', quantity: 8 },
    { product: 'SP2', quantity: 9 },
  ])
  await shop.run(async (scope) => {
    const stored = (await loadDocument(scope.tx, definition, id))!
    const context = await ruleContext(scope, definition, stored)
    const sourced = { ...stored, lines: stored.lines.map((line) => ({ ...line, unitName: null })) }
    const written = complete(definition, sourced, context)
    expect(written.lines[1]).not.toBe(sourced.lines[1])
    const [first, second] = sourced.lines
    const prepared = { ...sourced, lines: [{ ...first!, bookQuantity: decimal(7) }, second!] }
    const again = complete(definition, resumed(prepared, { sourced, written }), context)
    expect(again.lines[1]).toBe(written.lines[1])
    expect(again.lines[0]).toMatchObject({ bookQuantity: decimal(7), difference: decimal(1) })
    expect(again).toEqual(complete(definition, prepared, context))
  })
})
