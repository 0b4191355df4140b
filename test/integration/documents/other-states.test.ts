/** Documents that live otherwise than those that post: an order, and one whose fields stay as they are once it is out. */
import { beforeAll, describe, expect, it } from 'vitest'
import { documentFrom } from '#engine/document/made-from.ts'
import { listDocuments } from '#engine/document/list.ts'
import { removeDocuments } from '#engine/document/remove.ts'
import { saveDocument } from '#engine/document/save.ts'
import type { Scope } from '#engine/scope.ts'
import type { DocumentSlots } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { transitDocuments } from '#engine/document/transit.ts'
import { day } from '#kernel/day.ts'
import { decimal, decimalText } from '#kernel/decimal.ts'
import { problem, type Refused } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { ordering, type Lifecycle } from '#model/state.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()
const bill = registry.documents.get('salesBill')!

/** What lists of bills show comes along: the columns are the bill's. */
const billColumns = registry.slots[bill.name]!

/** A bill that lives by these states, with nothing else on the server but these slots. */
const living = (lifecycle: Lifecycle, slots: DocumentSlots = {}) => {
  const definition: AnyDocument = { ...bill, lifecycle }
  const documents = new Map([...registry.documents, [bill.name, definition]])
  const within = (scope: Scope): Scope => ({
    ...scope,
    registry: {
      ...registry,
      documents,
      slots: { ...registry.slots, [bill.name]: { listFacts: (today) => billColumns.listFacts!(today), ...slots } },
    },
  })
  const save = (shop: Shop, values: Record<string, unknown>, extras: object = {}) =>
    shop.run((scope) =>
      saveDocument(within(scope), definition, {
        id: null,
        version: undefined,
        saveAsDraft: undefined,
        confirm: [],
        clientTotal: undefined,
        problems: [],
        values: { store: shop.ids['K1'], partner: shop.ids['KH1'], date: day('2026-11-20'), ...values },
        lines: [
          {
            lineId: null,
            product: shop.ids['DV'],
            quantity: decimal(2),
            unitPrice: decimal(1000),
            vatRate: decimal(0),
          },
        ],
        ...extras,
      }),
    )
  const step = (shop: Shop, id: string, transition: string) =>
    shop.run((scope) => transitDocuments(within(scope), definition, [id], { transition }))
  return { definition, within, save, step }
}

const statusOf = async (shop: Shop, id: string): Promise<number> =>
  (await shop.run(({ tx }) => tx.query<{ status: number }>(sql`select status from document where id = ${id}`)))[0]!
    .status
const setStatus = (shop: Shop, id: string, status: number) =>
  shop.run(({ tx }) => tx.query(sql`update document set status = ${status} where id = ${id}`))
const told = (outcome: { failures: readonly { problems: readonly { message: string }[] }[] }) =>
  outcome.failures.map((one) => one.problems.map(({ message }) => message))

describe('an order', () => {
  const order = living(ordering({ ordered: 'status.posted', delivered: 'status.posted' }), {
    guards: {
      cancel: (scope, { id }: { id: string }) =>
        scope.tx
          .query<{ status: number }>(sql`select status from document where id = ${id} and status = 2`)
          .then((rows) => rows.map(() => problem('', 'orderDelivered'))),
    },
  })
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(database, { lockDate: day('2026-11-30') })
  })

  it('reaches no ledger, so that no day is locked for it, and is added up in both its states', async () => {
    const [first, second] = [await order.save(shop, {}), await order.save(shop, {})]
    await order.save(shop, {}, { saveAsDraft: true })
    await setStatus(shop, second.id, 2)
    const entries = await shop.run(({ tx }) =>
      tx.query(sql`select 1 from debt_entry where document_id = any(${[first.id, second.id]}::uuid[])`),
    )
    expect(entries).toEqual([])
    const { totalCount, sums } = await shop.run((scope) =>
      listDocuments(order.within(scope), order.definition, { search: '', sort: [], filters: [], offset: 0, limit: 20 }),
    )
    expect([totalCount, decimalText(sums['total']!)]).toEqual([3, '4000'])
  })

  it('stays delivered when it is saved again, and may be the source of others', async () => {
    const { id } = await order.save(shop, {})
    await setStatus(shop, id, 2)
    await order.save(shop, { description: 'đổi' }, { id })
    expect(await statusOf(shop, id)).toBe(2)
    const back = (all: boolean) =>
      shop.run((scope) =>
        documentFrom(order.within(scope), registry.documents.get('salesReturn')!, { kind: bill.name, ids: [id], all }),
      )
    expect((await back(true)).lines).toMatchObject([{ quantity: decimal(2) }])
    await setStatus(shop, id, 3)
    await expect(back(true)).rejects.toMatchObject({ problems: [{ message: 'wrongStatus' }] })
  })

  it('is cancelled as long as nothing speaks against it, and is ordered again when it comes back', async () => {
    const { id } = await order.save(shop, {})
    await setStatus(shop, id, 2)
    expect(told(await order.step(shop, id, 'cancel'))).toEqual([['orderDelivered']])
    await setStatus(shop, id, 1)
    expect(told(await order.step(shop, id, 'cancel'))).toEqual([])
    expect(await statusOf(shop, id)).toBe(3)
    expect(told(await order.step(shop, id, 'restore'))).toEqual([])
    expect(await statusOf(shop, id)).toBe(1)
  })
})

describe('what went out', () => {
  const [prepared, cancelled] = [bill.lifecycle.states['posted']!, bill.lifecycle.states['cancelled']!]
  const sent: Lifecycle = {
    states: {
      prepared: { ...prepared, posts: false },
      sent: { ...prepared, value: 2, posts: false, editable: ['description'], removable: false },
      cancelled,
    },
    saved: 'prepared',
    transitions: [{ name: 'send', from: ['prepared'], to: 'sent', right: 'U', wire: 'Send', label: 'list.cancel' }],
  }
  const letter = living(sent)
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error as Refused).problems.map(({ at, message }) => `${at}: ${message}`),
    )

  it('is led there by its own step, keeps its fields but some, and is not deleted', async () => {
    const shop = await openShop(database)
    const { id } = await letter.save(shop, {})
    expect(told(await letter.step(shop, id, 'send'))).toEqual([])
    expect(await statusOf(shop, id)).toBe(2)
    expect(told(await letter.step(shop, id, 'send'))).toEqual([['wrongStatus']])
    expect(await refusal(letter.save(shop, { description: 'đã gửi' }, { id, lines: undefined }))).toBe('done')
    expect(await refusal(letter.save(shop, { partner: shop.ids['KH2'] }, { id, lines: undefined }))).toEqual([
      'partner: wrongStatus',
    ])
    const removed = await shop.run((scope) => removeDocuments(letter.within(scope), letter.definition, [id]))
    expect(told(removed)).toEqual([['wrongStatus']])
    expect(await statusOf(shop, id)).toBe(2)
  })

  it('knows no drafts where its states have none', async () => {
    const shop = await openShop(database)
    const { id } = await letter.save(shop, {}, { saveAsDraft: true })
    expect(await statusOf(shop, id)).toBe(1)
  })

  it('leaves its step in the log of events and in its past', async () => {
    const shop = await openShop(database)
    const { id } = await letter.save(shop, {})
    await letter.step(shop, id, 'send')
    const [events, revisions] = await shop.run(({ tx }) =>
      tx.batch([
        sql`select action from event where record_id = ${id} order by id`,
        sql`select action from document_revision where document_id = ${id} order by version`,
      ]),
    )
    expect([events, revisions]).toEqual([
      [{ action: 'create' }, { action: 'send' }],
      [{ action: 'save' }, { action: 'send' }],
    ])
  })
})
