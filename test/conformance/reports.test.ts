/** What every report must satisfy. */
import { figures } from '#model/report.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#i18n/catalogues.server.ts'
import { add, decimal, zero, type Decimal } from '#kernel/decimal.ts'
import { formLabel, groupingOf } from '#model/report.ts'
import { wireName, type Field } from '#model/field.ts'
import { functionIds } from '#model/right.ts'
import { tabulate, type Column, type Row } from '#model/table.ts'
import { runReport, type ReportModule, type ReportResult } from '#engine/listing/report.ts'
import { reports } from '#reports/all.ts'
import { reportModules } from '#reports/queries.server.ts'
import { columnWire } from '#wire/report.ts'
import { createTestDatabase } from '#test/support/database.ts'
import { openShop, type Shop } from '#test/support/shop.ts'
import { addRecords, openWorkedExample } from '#test/support/worked-example.ts'

const database = await createTestDatabase()
const results = new Map<string, ReportResult>()
const missing = '01900000-0000-7000-8000-000000000009'
let emptyShop: Shop

const request = (shop: Shop, module: ReportModule, values: Record<string, unknown>) =>
  shop.run((scope) => runReport(scope, module, { values, given: new Set(Object.keys(values)) }))

/** Two bills and two receipts in dollars that are paid at other rates. */
const payInDollars = async (shop: Shop): Promise<void> => {
  await addRecords(shop, [
    ['currency', 'CNY', { name: 'Nhân dân tệ', decimals: 2, exchange_rate: 3500 }],
    ['fund', 'TMCNY', { name: 'Quỹ tệ', kind: 'cash', currency_id: 'CNY' }],
  ])
  const money = (rate: number) => ({ currency: shop.ids['CNY'], exchangeRate: decimal(rate), date: '2026-10-21' })
  const line = { product: 'SP002', quantity: 1, unitPrice: 10, vatRate: 0 }
  for (const [bill, voucher, partner, module] of [
    ['salesBill', 'incomeVoucher', 'KH001', 'Order'],
    ['purchaseReceipt', 'outcomeVoucher', 'NCC002', 'Import'],
  ] as const)
    for (const rate of [3600, 3700]) {
      const { id } = await shop.save(bill, { ...money(3500), partner, store: 'K01' }, [line])
      await shop.save(voucher, { ...money(rate), partner, fund: 'TMCNY' }, [
        { voucherModule: module, voucher: id, amount: 10 },
      ])
    }
}

/** A parcel of each of two carriers that arrived, with money that is open. */
const deliverParcels = async (shop: Shop): Promise<void> => {
  await addRecords(shop, [
    ['carrier', 'NVC01', { name: 'Giao Nhanh' }],
    ['carrier', 'NVC02', { name: 'Giao Chậm' }],
  ])
  const line = { product: 'SP002', quantity: 1, unitPrice: 50000, vatRate: 0 }
  for (const carrier of ['NVC01', 'NVC02']) {
    const sold = { date: '2026-10-22', partner: 'KH004', store: 'K01' }
    const { id } = await shop.save('salesBill', sold, [line])
    const money = { codAmount: 50000, carrierFee: 10000, returnFee: 0 }
    const parcel = { ...sold, ...money, bill: id, carrier, feePayer: 1, shipStatus: 4, deliveredDate: '2026-10-23' }
    await shop.save('shipment', parcel, [])
  }
}

beforeAll(async () => {
  emptyShop = await openShop(database)
  const shop = await openWorkedExample(database)
  // A second debt past its day on each side.
  const late = { date: '2026-10-20', dueDate: '2026-10-25', store: 'K01' }
  const line = { product: 'SP002', quantity: 1, unitPrice: 1000, vatRate: 0 }
  await shop.save('purchaseReceipt', { ...late, partner: 'NCC001' }, [line])
  await addRecords(shop, [['employee', 'NV099', { name: 'Người bán' }]])
  await shop.save('salesBill', { ...late, partner: 'KH001', employee: shop.ids['NV099'] }, [line])
  await payInDollars(shop)
  await deliverParcels(shop)
  const invoice = { date: '2026-10-20', invoiceTemplate: '1', invoiceSeries: 'C26TAA', paymentMethodText: 'TM/CK' }
  for (const [partner, vatRate] of [
    ['KH001', 8],
    ['KH002', 10],
  ] as const)
    await shop.save('vatInvoice', { ...invoice, partner }, [{ ...line, vatRate }])
  for (const module of reportModules) {
    const { params } = module.definition as { params: Record<string, Field> }
    const wants = (field: string) =>
      module.definition.conditions.some((one) => one.field === field && one.demand === 'chosen')
    const values: Record<string, unknown> = { from: '2026-09-01', to: '2026-10-31' }
    if ('top' in params) values['top'] = 10
    if ('stores' in params) values['stores'] = [shop.ids['K01'], shop.ids['K02']]
    if ('product' in params) values['product'] = wants('product') ? shop.ids['SP002'] : null
    if ((module.definition.wire.params === 'query' || wants('partner')) && params['partner'])
      values['partner'] =
        shop.ids[params['partner'].narrow?.['objType'] === 'kh' ? 'KH001' : wants('partner') ? 'NCC001' : 'NCC002']
    results.set(module.definition.name, await request(shop, module, values))
  }
})

it('every figure of the start page is explained by one report', () => {
  expect(reports.flatMap(({ figure }) => figure ?? []).toSorted()).toEqual(figures.toSorted())
})

it('names, calls and files are used once', () => {
  expect(new Set(reports.map(({ name }) => name)).size).toBe(reports.length)
  // Faces of one report, which differ in what their pages always ask, have one file.
  const files = reports.map(({ file, wire, asks }) => (asks ? `${file} ${wire.path}` : file))
  expect(new Set(files).size).toBe(new Set(reports.map(({ name, file, asks }) => (asks ? file : name))).size)
  // Report pages that share a call must have the same parameters and columns, except for the dates, and for what they
  // show of the answer.
  for (const shared of Map.groupBy(reports, (one) => one.wire.path).values())
    expect(
      new Set(
        shared.map(({ params, columns, conditions, sums, code, right, lists, part, asks }) => {
          const wires = columns.map((column) => [column.key, columnWire(column), column.cost])
          const rows = part?.list ? null : [asks ? wires : columns.map((column) => ({ ...column, hidden: null })), sums]
          return JSON.stringify([params, rows ?? shared[0]!.columns.length, conditions, code, right, lists])
        }),
      ).size,
    ).toBeLessThanOrEqual(shared.some(({ part }) => part?.list) ? 2 : 1)
  expect(reportModules.map((one) => one.definition)).toEqual(reports)
})

it('forms of one report are asked alike and need the same rights', () => {
  for (const [of, forms] of Map.groupBy(reports, (one) => one.formOf)) {
    if (of === undefined) continue
    expect(forms.length, of).toBeGreaterThan(1)
    expect(forms.map(({ name }) => name)).toContain(of)
    expect(
      new Set(forms.map(({ params, dates, conditions, rights }) => JSON.stringify([params, dates, conditions, rights])))
        .size,
    ).toBe(1)
  }
  for (const { unfolds, columns, formOf } of reports) {
    if (!unfolds) continue
    const unfolded = reports.find(({ name }) => name === unfolds.to)!
    expect(unfolded.formOf).toBe(formOf)
    expect([unfolded.groupCode, columns.some(({ key }) => key === unfolds.by)]).toEqual([unfolds.by, true])
  }
})

describe.each(reportModules.map((module) => [module.definition.name, module] as const))('%s', (name, module) => {
  const { definition } = module
  const extra = definition.extra ?? []
  const params = Object.entries(definition.params as Record<string, Field>)

  it('has its words in both languages', () => {
    const keys = [
      definition.title,
      ...(definition.formOf ? [formLabel(definition)] : []),
      ...definition.columns.flatMap(({ label, under }) => (under ? [label, under.heading, under.label] : [label])),
      ...extra.map((column) => column.label),
      ...params.map(([, field]) => field.label),
      ...definition.conditions.map((condition) => condition.message),
      ...(definition.chart ? [definition.chart.axis, definition.chart.series] : []),
      ...(definition.letters ? [definition.letters.label] : []),
    ]
    for (const catalogue of Object.values(catalogues)) expect(keys.filter((key) => !catalogue[key])).toEqual([])
  })

  it('has unique keys and wire names', () => {
    for (const names of [
      definition.columns.map((column) => column.key),
      definition.columns.map(columnWire),
      extra.map(columnWire),
      params.map(([param, field]) => wireName(param, field).toLowerCase()),
    ]) {
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('refers only to existing lists and columns', () => {
    const keys = definition.columns.map((column) => column.key)
    expect(functionIds).toContain(definition.right)
    if (definition.groupBy) expect(keys).toContain(definition.groupBy)
    const { chart } = definition
    if (chart) expect(keys).toEqual(expect.arrayContaining([chart.by, chart.value]))
    for (const { field } of definition.conditions) expect(Object.keys(definition.params as object)).toContain(field)
    for (const column of definition.columns.filter((one) => one.total)) expect(definition.sums).toContain(column.key)
  })

  it('returns exactly its columns, plus the document that a click opens', () => {
    const { rows } = results.get(name)!
    expect(rows.length).toBeGreaterThan(1)
    const keys = definition.columns.map((column) => column.key).toSorted()
    for (const row of rows) {
      expect(
        Object.keys(row)
          .filter((key) => key !== 'documentId' && key !== 'documentKind')
          .toSorted(),
      ).toEqual(keys)
      const isMissing = ({ key, optional }: Column) => row[key] === undefined || (row[key] === null && !optional)
      expect(definition.columns.filter(isMissing)).toEqual([])
    }
  })

  it('says everything of its head', () => {
    const values = results.get(name)!.extra
    expect(Object.keys(values).toSorted()).toEqual(extra.map((column) => column.key).toSorted())
  })

  it('adds up: no row is lost, groups make the whole, positions are filled', () => {
    const { rows, sums, count } = results.get(name)!
    const table = tabulate(definition.columns, rows, groupingOf(definition, false))
    expect(table.groups.reduce((total, group) => total + group.rows.length, 0)).toBe(count)
    const totals = definition.columns.filter((column) => column.total)
    const ofGroups = (key: string) =>
      table.groups.reduce<Decimal>((total, group) => add(total, group.sums[key] as Decimal), zero)
    expect(totals.map(({ key }) => [key, ofGroups(key)])).toEqual(totals.map(({ key }) => [key, sums[key]]))
    expect(Object.keys(sums)).toEqual(definition.sums)
  })

  it('returns every sum even without rows', async () => {
    const values: Record<string, unknown> = {
      from: '2026-09-01',
      to: '2026-08-31',
      stores: [missing],
      product: missing,
      partner: missing,
      top: 10,
    }
    expect(await request(emptyShop, module, values)).toMatchObject({
      rows: [],
      sums: Object.fromEntries(definition.sums.map((key) => [key, zero])) as Row,
      count: 0,
    })
  })
})
