/**
 * Records that are stopped, in every kind of document: who may choose them anew, who keeps them, and what is said to
 * whoever stops one that is still needed.
 */
import { describe, expect, test } from 'vitest'
import { documents } from '#documents/all.ts'
import { documentInfo } from '#engine/document/info.ts'
import { goodsOfStore } from '#engine/document/goods-of-store.ts'
import { saveRecord } from '#engine/record/save.ts'
import { sql } from '#engine/sql.ts'
import { Refused } from '#kernel/problem.ts'
import type { Fields } from '#model/field.ts'
import { listModules } from '#server/calls/registry.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { cancelDocuments, restoreDocuments } from '#test/support/removal.ts'
import { openShop, registry, type Shop } from '#test/support/shop.ts'

const database = await createTestDatabase()

/** The kinds of reference, and the record of the shop that is stopped. */
const kinds = { partner: 'partner', employee: 'employee', store: 'store', product: 'product' } as const
type Kind = keyof typeof kinds

/** True if a save may choose a stopped one anew; kinds that a document does not name are left out. */
const chosen: Readonly<Record<string, Partial<Record<Kind, boolean>>>> = {
  quote: { partner: false, employee: false, store: false, product: false },
  salesOrder: { partner: false, employee: false, store: false, product: false },
  salesBill: { partner: false, employee: false, store: false, product: false },
  purchaseOrder: { partner: false, employee: false, store: false, product: false },
  purchaseReceipt: { partner: false, employee: false, store: false, product: false },
  salesReturn: { partner: true, employee: true, store: true, product: true },
  purchaseReturn: { partner: true, employee: true, store: true, product: true },
  incomeVoucher: { partner: true },
  outcomeVoucher: { partner: true },
  moneyTransfer: {},
  stockTransfer: { employee: false, store: false, product: true },
  stockCount: { employee: false, store: false, product: true },
  otherIn: { partner: false, employee: false, store: false, product: false },
  otherOut: { partner: false, employee: false, store: false, product: true },
  openingStock: { store: false, product: false },
  vatInvoice: { partner: true, employee: true, product: true },
}

const open = async (): Promise<Shop> => {
  const shop = await openShop(database)
  await shop.run(async ({ tx, ...scope }) => {
    const id = scope.newId()
    await tx.query(sql`insert into employee (id, code, name) values (${id}, 'NV1', 'Chị Hoa')`)
    shop.ids['NV1'] = id
  })
  await shop.save('openingStock', { date: '2026-11-01', store: 'K1' }, [
    { product: 'SP1', quantity: 100, unitPrice: 10 },
  ])
  return shop
}
const recordsOf = (kind: string): Record<Kind, string> => {
  const isBought = kind.startsWith('purchase') || kind.startsWith('outcome')
  return { partner: isBought ? 'NCC1' : 'KH1', employee: 'NV1', store: 'K2', product: 'SP1' }
}

/** By name alone: what a document of the kind has, with the record of each kind. */
const draftOf = (kind: string): { values: Record<string, unknown>; lines: Record<string, unknown>[] } => {
  const { partner, employee, store, product } = recordsOf(kind)
  const { fields, lines } = registry.documents.get(kind)!.shape as { fields: Fields; lines: Fields }
  const given = { partner, employee, store: kind === 'stockTransfer' ? 'K1' : store, toStore: store }
  const method = fields['method']?.of === 'otherImportMethod' ? 'NTANG' : 'XHUY'
  return {
    values: {
      date: '2026-11-10',
      ...Object.fromEntries(Object.entries(given).filter(([name]) => name in fields)),
      ...('method' in fields ? { method } : {}),
      ...('invoiceSeries' in fields ? { invoiceTemplate: '1', invoiceSeries: 'C26TAA' } : {}),
      ...('voucherType' in fields ? { voucherType: 1, paymentMethod: 1, unallocated: 10 } : {}),
    },
    lines: 'product' in lines ? [{ product, quantity: 1, ...('unitPrice' in lines ? { unitPrice: 100 } : {}) }] : [],
  }
}
const stop = (shop: Shop, kind: Kind, code: string) =>
  shop.run(({ tx }) => tx.query(sql`update ${sql.ident(kinds[kind])} set active = false where id = ${shop.ids[code]}`))
const problemsOf = async (work: Promise<unknown>): Promise<{ message: string; at: string; name?: string }[]> => {
  try {
    await work
    return []
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.problems.map(({ message, at, values }) => ({
      message,
      at,
      ...(values?.['name'] && { name: values['name'] }),
    }))
  }
}
const isRefusal = ({ message }: { message: string }) => message.startsWith('unknownRef')

test('every kind of document has its row', () => {
  const named = documents.map(({ name, shape }) => {
    const of = [...Object.values(shape.fields as Fields), ...Object.values(shape.lines as Fields)].flatMap((field) =>
      field.kind === 'ref' && !field.fact && !field.derived && field.of! in kinds ? [field.of!] : [],
    )
    return [name, [...new Set(of)].toSorted()] as const
  })
  expect(Object.fromEntries(named)).toEqual(
    Object.fromEntries(Object.entries(chosen).map(([name, row]) => [name, Object.keys(row).toSorted()])),
  )
})

describe.each(Object.entries(chosen).filter(([, row]) => Object.keys(row).length > 0))('%s', (kind, row) => {
  test.each(Object.entries(row) as [Kind, boolean][])('a stopped %s chosen anew: allowed %s', async (what, allowed) => {
    const shop = await open()
    const { values, lines } = draftOf(kind)
    const code = recordsOf(kind)[what]
    await stop(shop, what, code)
    const problems = (await problemsOf(shop.save(kind, values, lines, { saveAsDraft: true }))).filter(isRefusal)
    if (allowed) expect(problems).toEqual([])
    else
      expect(problems).toMatchObject([{ message: 'unknownRef.stopped', name: what === 'employee' ? 'Chị Hoa' : code }])
  })

  test.each(Object.keys(row) as Kind[])('a %s that is stopped later is kept by edits', async (what) => {
    const shop = await open()
    const { values, lines } = draftOf(kind)
    // Invoices have no drafts.
    const asDraft = 'draft' in registry.documents.get(kind)!.lifecycle.states ? { saveAsDraft: true } : {}
    const { id } = await shop.save(kind, values, lines, asDraft)
    await stop(shop, what, recordsOf(kind)[what])
    const edit = shop.save(kind, { description: 'sửa' }, [], { id, ...asDraft, lines: undefined })
    expect(await problemsOf(edit)).toEqual([])
  })
})

const hasDrafts = (kind: string): boolean => 'draft' in registry.documents.get(kind)!.lifecycle.states

test.each(Object.keys(chosen).filter(hasDrafts))('%s: a draft is posted only with what is in use', async (kind) => {
  const shop = await open()
  const { values, lines } = draftOf(kind)
  const { id } = await shop.save(kind, values, lines, { saveAsDraft: true })
  const row = Object.entries(chosen[kind]!) as [Kind, boolean][]
  const codeOf = (what: Kind): string => recordsOf(kind)[what]
  for (const [what] of row) await stop(shop, what, codeOf(what))
  const posted = shop.save(kind, {}, [], { id, lines: undefined, saveAsDraft: false })
  const named = (await problemsOf(posted)).filter(isRefusal).map(({ name }) => name)
  const refused = row.flatMap(([what, allowed]) => (allowed ? [] : [what === 'employee' ? 'Chị Hoa' : codeOf(what)]))
  expect(new Set(named)).toEqual(new Set(refused))
})

test('an employee who has left counts as stopped for new documents, and is not proposed', async () => {
  const shop = await open()
  await shop.run(({ tx }) => tx.query(sql`update employee set off_work = true where id = ${shop.ids['NV1']}`))
  const { values, lines } = draftOf('salesOrder')
  expect(await problemsOf(shop.save('salesOrder', values, lines))).toEqual([
    { message: 'unknownRef.stopped', at: 'employee', name: 'Chị Hoa' },
  ])
  const { employee: _, ...rest } = values
  const saved = await shop.run((scope) =>
    shop.saveIn({ ...scope, user: { ...scope.user, employee: shop.ids['NV1']! } }, 'salesOrder', rest, lines),
  )
  const info = await shop.run((scope) => documentInfo(scope, registry.documents.get('salesOrder')!, saved.id))
  expect(info['employee']).toBeNull()
})

test('what a stopped customer owes is settled: paid with the bill, by voucher, by return, set off', async () => {
  const shop = await open()
  const sell = () =>
    shop.save('salesBill', { date: '2026-11-10', store: 'K1', partner: 'KH1' }, [
      { product: 'SP1', quantity: 1, unitPrice: 1000, vatRate: 0 },
    ])
  const [paid, owed, back] = [await sell(), await sell(), await sell()]
  await stop(shop, 'partner', 'KH1')
  await shop.save('salesBill', { paid: 400 }, [], { id: paid.id, lines: undefined })
  await shop.save('salesBill', { paid: 1000 }, [], { id: paid.id, lines: undefined })
  await shop.save('incomeVoucher', { partner: 'KH1', voucherType: 1, paymentMethod: 1, date: '2026-11-11' }, [
    { voucherModule: 'Order', voucher: owed.id, amount: 1000 },
  ])
  const [line] = await shop.run(({ tx }) =>
    tx.query<{ id: string }>(sql`select id from sales_bill_line where document_id = ${back.id}`),
  )
  await shop.save('salesReturn', { date: '2026-11-11', store: 'K1', partner: 'KH1', bill: back.id }, [
    { product: 'SP1', quantity: 1, unitPrice: 1000, vatRate: 0, sourceLine: line!.id },
  ])
  const [debt] = await shop.run(({ tx }) =>
    tx.query(sql`select amount from debt_balance where partner_id = ${shop.ids['KH1']} and side = 'receivable'`),
  )
  expect(Number((debt as { amount: string } | undefined)?.amount ?? 0)).toBe(0)
})

test('restoring, and a bill from an order, choose anew', async () => {
  const shop = await open()
  const kind = registry.documents.get('salesBill')!
  const bill = await shop.save('salesBill', { date: '2026-11-10', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 1, unitPrice: 100, vatRate: 0 },
  ])
  const order = await shop.save('salesOrder', { date: '2026-11-02', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 1, unitPrice: 100, vatRate: 0 },
  ])
  await shop.run((scope) => cancelDocuments(scope, kind, [bill.id]))
  await stop(shop, 'product', 'SP1')
  const restored = await shop.run((scope) => restoreDocuments(scope, kind, [bill.id]))
  expect(restored).toMatchObject({
    done: 0,
    failures: [{ problems: [{ message: 'unknownRef.stopped', at: 'lines.0.product', values: { name: 'SP1' } }] }],
  })
  const { lines } = await shop.run((scope) => documentInfo(scope, registry.documents.get('salesOrder')!, order.id))
  const made = shop.save('salesBill', { date: '2026-11-10', store: 'K1', partner: 'KH1', order: order.id }, [
    { product: 'SP1', quantity: 1, unitPrice: 100, vatRate: 0, sourceLine: lines[0]!.lineId },
  ])
  expect(await problemsOf(made)).toEqual([{ message: 'unknownRef.stopped', at: 'lines.0.product', name: 'SP1' }])
})

test('a count proposes stopped goods of which something is left; opening stock does not', async () => {
  const shop = await open()
  await stop(shop, 'product', 'SP1')
  const ask = (kind: string) =>
    shop.run((scope) =>
      goodsOfStore(scope, registry.documents.get(kind)!, {
        store: shop.ids['K1']!,
        day: scope.today,
        products: undefined,
        all: false,
        free: false,
        hidden: false,
        document: null,
        group: null,
        branch: null,
      } as unknown as Parameters<typeof goodsOfStore>[2]),
    )
  const proposed = async (kind: string) => (await ask(kind)).products.map(({ id }) => id)
  expect(await proposed('stockCount')).toContain(shop.ids['SP1'])
  expect(await proposed('stockTransfer')).toContain(shop.ids['SP1'])
})

const stopping = (shop: Shop, list: string, code: string, values: object, confirm: string[] = []) => {
  const module = listModules.find((one) => one.definition.name === list)!
  return shop.run((scope) =>
    saveRecord(scope, module, {
      id: shop.ids[code]!,
      version: undefined,
      confirm,
      values: { ...values },
      problems: [],
    }),
  )
}

test.each([
  ['partner', 'KH1', { active: false }],
  ['product', 'SP1', { active: false }],
  ['employee', 'NV1', { active: false }],
  ['employee', 'NV1', { offWork: true }],
])('who stops a %s (%s, %j) with a balance or open orders is asked once', async (list, code, values) => {
  const shop = await open()
  await shop.save('salesBill', { date: '2026-11-10', store: 'K1', partner: 'KH1' }, [
    { product: 'SP1', quantity: 1, unitPrice: 11_000, vatRate: 0 },
  ])
  await shop.save('salesOrder', { date: '2026-11-02', store: 'K1', partner: 'KH1', employee: 'NV1' }, [
    { product: 'SP1', quantity: 1, unitPrice: 100, vatRate: 0 },
  ])
  const said: Record<string, string> = {
    partner: 'công nợ phải thu 11.000, 1 Đơn đặt hàng chưa xong',
    product: 'tồn kho 99, 1 Đơn đặt hàng chưa xong',
    employee: '1 Đơn đặt hàng chưa xong',
  }
  const refused = await stopping(shop, list, code, values).catch((error: unknown) => error)
  expect((refused as Refused).problems).toMatchObject([
    { message: 'stillInUse', at: Object.keys(values)[0], confirmable: true, values: { what: said[list] } },
  ])
  await stopping(shop, list, code, values, ['stillInUse'])
  await stopping(shop, list, code, { note: 'x' })
})

test('a store with stock is not stopped at all; who owes nothing is stopped without a question', async () => {
  const shop = await open()
  const refused = async (confirm: string[]) =>
    (await problemsOf(stopping(shop, 'store', 'K2', { active: false }, confirm))).map(({ message }) => message)
  await shop.save('openingStock', { date: '2026-11-01', store: 'K2' }, [{ product: 'SP1', quantity: 1, unitPrice: 10 }])
  const ordered = { date: '2026-11-02', store: 'K2', partner: 'KH1' }
  await shop.save('salesOrder', ordered, [{ product: 'SP1', quantity: 1, unitPrice: 100, vatRate: 0 }])
  expect(await refused(['stillInUse'])).toEqual(['storeNotEmpty'])
  // A question whose answer changes nothing is not what people read first.
  expect(await refused([])).toEqual(['storeNotEmpty', 'stillInUse'])
  expect(await problemsOf(stopping(shop, 'partner', 'KH2', { active: false }))).toEqual([])
})
