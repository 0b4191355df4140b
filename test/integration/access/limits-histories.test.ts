/**
 * In any history, a user limited to some stores is told by every report of goods and sales, and by every list, what a
 * business is told that has nothing but these stores.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listDocuments } from '#engine/document/list.ts'
import { day } from '#kernel/day.ts'
import { reports } from '#reports/all.ts'
import { createTestDatabase } from '../../support/database.ts'
import { enter, history, ignoreRefusal, openHouse, type Planned } from '../../support/histories.ts'
import { requestReport } from '../../support/reports.ts'
import { registry, type Shop } from '../../support/shop.ts'
import '../../support/properties.ts'
import { runsOf } from '../../support/quarter.ts'

const database = await createTestDatabase()
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** Ids differ between two businesses. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === 'bigint' ? String(inner) : typeof inner === 'string' && uuid.test(inner) ? undefined : inner,
    ),
  )

/** The same business, as it is seen by somebody limited to these stores. */
const limitedTo = (shop: Shop, codes: readonly string[]): Shop => ({
  ...shop,
  run: (work) =>
    shop.run((scope) => {
      const stores = codes.map((code) => shop.ids[code]!)
      scope.tx.limit({ user: scope.user.id, employee: null, stores, ownKinds: [] })
      return work({ ...scope, user: { ...scope.user, stores } })
    }),
})

/** Goods that come from a hidden store bring its costs with them, and money is that of the whole business. */
const isOfOneStore = ({ kind }: Planned): boolean => kind !== 'stockTransfer' && kind !== 'incomeVoucher'
const storeOf = ({ values }: Planned): string => values['store'] as string

/** Saves those of the plan that are wanted. */
const save = async (shop: Shop, plan: readonly Planned[], isWanted: (one: Planned) => boolean): Promise<void> => {
  const ids = new Map<number, string>()
  for (const [index, one] of plan.entries())
    if (isOfOneStore(one) && isWanted(one) && (one.of === undefined || ids.has(one.of)))
      await ignoreRefusal(
        enter(shop, { plan, ids }, index, { number: `X${String(index).padStart(6, '0')}` }).then((id) =>
          ids.set(index, id),
        ),
      )
}

const range = { fromDate: '2026-01-01', toDate: '2026-12-31' }
const isOfDebts = (right: string): boolean => /ReportReceivable|ReportPayable/.test(right)
const asked = reports.filter(({ right }) => !isOfDebts(right))

const told = async (shop: Shop): Promise<unknown> => {
  const product = shop.ids['SP1']
  const answers: unknown[] = []
  for (const { name, wire } of asked) {
    const { extra: _, ...answer } = await requestReport(shop, name, {
      ...range,
      nItem: '10',
      IsQty: 1,
      Method_ID: 0,
      lstStore: ['K1', 'K2', 'K3'].map((code) => shop.ids[code]),
      Product_ID: /Thekho/.test(wire.path) ? product : '',
      ...(/GoodsOf/.test(wire.path) && { Object_ID: shop.ids[/Customer/.test(wire.path) ? 'KH1' : 'NCC1'] }),
    })
    answers.push([name, answer])
  }
  for (const kind of ['salesBill', 'purchaseReceipt', 'salesReturn', 'purchaseReturn', 'otherIn', 'otherOut']) {
    const definition = registry.documents.get(kind)!
    const found = await shop.run((scope) =>
      listDocuments(scope, definition, {
        from: day(range.fromDate),
        to: day(range.toDate),
        search: '',
        sort: [],
        filters: [],
        offset: 0,
        limit: 50,
      }),
    )
    answers.push([kind, found])
  }
  return plain(answers)
}

test('whoever is limited to stores is told what a business of these stores alone is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      history(9),
      fc.constantFrom<(readonly string[])[]>(['K1'], ['K2'], ['K1', 'K3']),
      async (plan, stores) => {
        const whole = await openHouse(database)
        const alone = await openHouse(database)
        const isIn = (one: Planned) => stores.includes(storeOf(one))
        // What comes back to another store than it left would be half of it seen.
        await save(whole, plan, (one) => one.of === undefined || isIn(one) === isIn(plan[one.of]!))
        await save(alone, plan, isIn)
        expect(await told(limitedTo(whole, stores))).toEqual(await told(alone))
      },
    ),
    { numRuns: runsOf(15) },
  )
})
