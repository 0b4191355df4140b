/** A stored line sent twice in one save is refused at its second place, in every document with lines and list with rows. */
import { describe, expect, test } from 'vitest'
import { documentInfo } from '#engine/document/info.ts'
import { recordInfo } from '#engine/record/read.ts'
import { childFields } from '#engine/record/record.ts'
import { saveRecord } from '#engine/record/save.ts'
import { decimal } from '#kernel/decimal.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { kinds } from '#test/support/kinds.ts'
import { refusalsAt } from '#test/support/refused.ts'
import { openShop, registry } from '#test/support/shop.ts'

const shop = await openShop(await createTestDatabase())

const withLines = [...registry.documents.values()].filter(({ shape }) => Object.keys(shape.lines).length > 0)

describe.each(withLines.map((one) => [one.name, one] as const))('%s', (name, definition) => {
  test.each([
    ['posted', false],
    ['a draft', true],
  ])('takes each of its lines once: %s', async (_, saveAsDraft) => {
    const sample = kinds[name]!
    const { id } = await shop.save(name, sample.values, sample.lines, { saveAsDraft })
    const stored = () => shop.run((scope) => documentInfo(scope, definition, id))
    const [{ lineId } = { lineId: '' }] = (await stored()).lines
    const line = { ...sample.lines[0], lineId }
    expect(await refusalsAt(shop.save(name, {}, [line, line], { id }))).toContain('lines.1.lineId unknownLine')
    await shop.save(name, {}, [line], { id })
    expect((await stored()).lines.map((one) => one.lineId)).toEqual([lineId])
  })
})

const made = (list: string, values: Record<string, unknown>) =>
  shop.run((scope) =>
    saveRecord(
      scope,
      { definition: registry.lists.get(list)!, slots: registry.listSlots[list] },
      { id: null, version: undefined, confirm: [], problems: [], values },
    ),
  )
const level = await made('priceLevel', { code: 'DL', name: 'Đại lý' })
const carrier = await made('carrier', { code: 'GHX', name: 'Giao hàng' })
const pound = await made('currency', { code: 'GBP', name: 'Bảng Anh', decimals: 2 })

/** A record of every list that has rows, and one row of it. */
const rows: Readonly<Record<string, { id: string; row: Record<string, unknown> }>> = {
  'product.units': { id: shop.ids['SP2']!, row: { unit: shop.ids['THUNG'], factor: decimal(12) } },
  'partner.contacts': { id: shop.ids['KH1']!, row: { name: 'Chị Hoa' } },
  'currency.rates': { id: pound.id, row: { date: '2026-11-01', rate: decimal(25_000) } },
  'priceLevel.products': { id: level.id, row: { product: shop.ids['SP1']!, unit: shop.ids['CAI']! } },
  'carrier.shifts': { id: carrier.id, row: { name: 'Ca sáng', fromTime: '08:00', toTime: '12:00' } },
  'carrier.paymentOptions': { id: carrier.id, row: { code: 'TT', name: 'Người gửi trả', feePayer: 1 } },
  'carrier.deliveryNotes': { id: carrier.id, row: { code: 'XEM', name: 'Cho xem hàng' } },
  'carrier.fees': { id: carrier.id, row: { fromWeight: decimal(0), toWeight: decimal(1000), fee: decimal(20_000) } },
}
// Rows that only choose records have no id of their own; a record chosen twice is chosen once.
const fields = [...registry.lists.values()].flatMap((definition) =>
  childFields(definition)
    .filter(([name]) => definition.children?.[name]?.chooses === undefined)
    .map(([name]) => [`${definition.name}.${name}`, definition, name] as const),
)

test.each(fields)('%s takes each of its rows once', async (path, definition, name) => {
  const module = { definition, slots: registry.listSlots[definition.name] }
  const { id, row } = rows[path]!
  const send = (values: readonly object[]) =>
    shop.run((scope) =>
      saveRecord(scope, module, {
        id,
        version: undefined,
        confirm: [],
        problems: [],
        values: { [name]: values },
      }),
    )
  await send([{ lineId: null, ...row }])
  const stored = async () =>
    (await shop.run((scope) => recordInfo(scope, module, id)))[name] as readonly { lineId: string }[]
  const [{ lineId } = { lineId: '' }] = await stored()
  expect(await refusalsAt(send([{ lineId }, { lineId }]))).toContain(`${name}.1.lineId unknownLine`)
  await send([{ lineId }])
  expect((await stored()).map((one) => one.lineId)).toEqual([lineId])
})
