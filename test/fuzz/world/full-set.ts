/** A tenant that has one of everything: two records of every list, documents of every kind, people, views, a file. */
import { documents } from '#documents/all.ts'
import { lists } from '#lists/all.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import type { Field, Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { documentHead } from '#wire/document.ts'
import { recordHead } from '#wire/list.ts'
import { bodyOf, type Source } from './values.ts'

// What a call answers is for whoever asks to say.
// eslint-disable-next-line typescript/no-explicit-any -- see above
type Anything = any

/** A signed-in person, over a network or without one. Data of the answer; throws when it was refused. */
export interface Caller {
  call(path: string, body?: unknown, query?: Readonly<Record<string, string>>): Promise<Anything>
  upload(name: string, bytes: Buffer): Promise<string>
}

export type Body = Readonly<Record<string, unknown>>
export interface FullSet {
  marker: string
  today: string
  /** By list, document, `user`, `userGroup`, `view`, `attachment`: ids, two of each where there are two. */
  ids: Readonly<Record<string, readonly string[]>>
  /** What was sent to make the first of each list and document. */
  bodies: Readonly<Record<string, Body>>
  /** Ids of the lines of the first document of each kind. */
  lines: Readonly<Record<string, readonly string[]>>
}

interface Filling extends FullSet {
  caller: Caller
  ids: Record<string, string[]>
  bodies: Record<string, Body>
  lines: Record<string, string[]>
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
/** Two purchases at different prices: their average, the cost, was typed by nobody. */
export const prices = {
  opening: 7_000_001,
  purchase: 8_555_553,
  sale: 12_345_679,
  average: 7_777_777,
  buying: 6_111_127,
  wage: 9_888_883,
}

/** The first record refers to first records, the second to second ones. */
const source = (set: Filling, at: 0 | 1): Source => ({
  marker: set.marker,
  today: set.today,
  file: set.ids['attachment']![0]!,
  idFor: (name: string, field: Field) => {
    const wanted = name === 'toStore' ? 1 : field.narrow?.['objType'] === 'ncc' ? 1 : at
    const found = set.ids[field.of ?? ''] ?? []
    return found[wanted] ?? found[0]
  },
})

const keep = (set: Filling, kind: string, id: string, body: object): void => {
  ;(set.ids[kind] ??= []).push(id)
  set.bodies[kind] ??= body as Body
}

const recordOver: Readonly<Record<string, (set: Filling, at: 0 | 1) => Body>> = {
  currency: ({ today }, at) => ({
    code: at === 0 ? 'QAA' : 'QBB',
    decimals: 2,
    exchangeRate: 2,
    rates: [{ dtDate: today, ExRate: 2 }],
  }),
  fund: (_set, at) => ({ kind: at === 0 ? 'bank' : 'cash' }),
  partner: (_set, at) => ({
    partnerType: at + 1,
    openingReceivable: at === 0 ? 5_000_000 : 0,
    // Two partners of one telephone or tax code are a question the program asks.
    ...(at === 0 ? {} : { phone1: null, phone2: null, taxId: null }),
  }),
  // Three levels: only old places have districts.
  province: () => ({ scheme: 1 }),
  village: () => ({ scheme: 1 }),
  otherIncome: ({ ids }, at) => ({ parent: at === 0 ? null : ids['otherIncome']![0] }),
  otherOutcome: ({ ids }, at) => ({ parent: at === 0 ? null : ids['otherOutcome']![0] }),
  product: ({ ids }, at) => ({
    buyPrice: prices.buying,
    units: [{ unitId: ids['unit']![1 - at], factor: 12, sellPrice: null, barcode: null }],
  }),
  employee: () => ({ salary: prices.wage }),
  coupon: () => ({ value: 5, maxAmount: null }),
  // The second partner is no customer, and a row has one rule.
  priceLevel: ({ ids }, at) => ({
    objects: at === 0 ? [{ Object_ID: ids['partner']![0] }] : [],
    products: [{ Product_ID: ids['product']![at], unitId: ids['unit']![at], m_CustomPrice: prices.sale }],
  }),
}

const makeRecord = async (set: Filling, definition: AnyList, at: 0 | 1): Promise<void> => {
  const { withoutCode, fields, name, wire } = definition
  const { code, ...head } = recordHead
  const all: Fields = { ...(withoutCode ? head : { code, ...head }), ...(fields as Fields) }
  const over = {
    code: `${set.marker}.${name}.${at}`,
    name: `${set.marker} ${name} ${at}`,
    code2: `${set.marker}.2.${at}`,
    ...recordOver[name]?.(set, at),
  }
  const body = bodyOf(all, source(set, at), over)
  keep(set, name, (await set.caller.call(`${wire.module}/UpdateDB`, body)).s_ID, body)
}

const lineOver: Readonly<Record<string, (set: Filling, at: 0 | 1) => Body>> = {
  // Once per product and store.
  openingStock: ({ ids }, at) => ({
    product: ids['product']![at],
    unit: ids['unit']![at],
    quantity: 1000,
    unitPrice: prices.opening,
  }),
  purchaseOrder: () => ({ quantity: 4000, unitPrice: prices.purchase }),
  quote: () => ({ quantity: 30, unitPrice: prices.sale }),
  salesOrder: () => ({ quantity: 30, unitPrice: prices.sale }),
  purchaseReceipt: ({ ids, lines }, at) => ({
    // The goods of the second were never ordered.
    sourceLine: at === 0 ? lines['purchaseOrder']![0] : null,
    product: ids['product']![at],
    unit: ids['unit']![at],
    quantity: 1000,
    unitPrice: prices.purchase,
    typedVat: undefined,
  }),
  otherIn: ({ ids }, at) => ({ product: ids['product']![at], unit: ids['unit']![at], unitPrice: prices.opening }),
  otherOut: () => ({ quantity: 2 }),
  stockCount: () => ({ quantity: 4000 }),
  salesBill: ({ lines }) => ({ quantity: 3, unitPrice: prices.sale, sourceLine: lines['salesOrder']![0] }),
  salesReturn: ({ lines }) => ({ quantity: 1, unitPrice: prices.sale, sourceLine: lines['salesBill']![0] }),
  purchaseReturn: ({ lines }) => ({
    quantity: 1,
    unitPrice: prices.purchase,
    sourceLine: lines['purchaseReceipt']![0],
  }),
  incomeVoucher: ({ ids }, at) =>
    at === 0
      ? { voucherModule: 'Order', voucher: ids['salesBill']![0], otherMethod: null, amount: 1000 }
      : { voucherModule: null, voucher: null, otherMethod: ids['otherIncome']![1], amount: 1000 },
  outcomeVoucher: ({ ids }, at) =>
    at === 0
      ? { voucherModule: 'Import', voucher: ids['purchaseReceipt']![0], otherMethod: null, amount: 1000 }
      : { voucherModule: null, voucher: null, otherMethod: ids['otherOutcome']![1], amount: 1000 },
}
const headOver: Readonly<Record<string, (set: Filling, at: 0 | 1) => Body>> = {
  // Of a closed order nothing more is taken.
  purchaseOrder: () => ({ closed: false }),
  salesOrder: () => ({ closed: false }),
  // An invoice of a supplier is entered once.
  purchaseReceipt: (_set, at) => ({ supplierInvoiceNumber: `HD ${at}` }),
  // What a blind count comes to is not told before it is posted.
  stockCount: () => ({ blind: false }),
  salesReturn: ({ ids }, at) => ({ bill: ids['salesBill']![0], reopenOrder: at === 1 }),
  purchaseReturn: ({ ids }) => ({ receipt: ids['purchaseReceipt']![0] }),
  incomeVoucher: (_set, at) => ({ voucherType: at + 1, paymentMethod: 2 }),
  outcomeVoucher: (_set, at) => ({ voucherType: at + 1, paymentMethod: 2 }),
  moneyTransfer: ({ ids }) => ({
    toFund: ids['fund']![1],
    amount: 1000,
    rate: 1,
    toAmount: 1000,
    fee: 10,
    feeMethod: ids['otherOutcome']![1],
  }),
}

const makeDocument = async (set: Filling, definition: AnyDocument, at: 0 | 1): Promise<void> => {
  const { fields, lines } = definition.shape as Shape
  const { name, wire } = definition
  // Both documents trade the first product of the first store with the partners whose money is settled.
  const values = source(set, 0)
  const body = {
    ...bodyOf({ ...documentHead, ...fields }, values, {
      number: undefined,
      contact: set.ids['contact']![fields['partner']?.narrow?.['objType'] === 'ncc' ? 1 : 0],
      paymentMethod: 2,
      ...headOver[name]?.(set, at),
    }),
    lines: [bodyOf(lines, values, { unit: set.ids['unit']![0], ...lineOver[name]?.(set, at) })],
  }
  const saved = await set.caller.call(`${wire.module}/UpdateDB`, body)
  keep(set, name, saved.s_ID, body)
  const info = await set.caller.call(`${wire.module}/getInfo`, null, { s_ID: saved.s_ID })
  set.lines[name] ??= info.lines.map((line: { lineId: string }) => line.lineId)
}

/** Money that no line of a first voucher stands for: paid ahead on an order, and paid ahead of anything. */
const advances = [
  { kind: 'incomeVoucher', partner: 0, order: 'salesOrder', module: 'PurchaseOrder' },
  { kind: 'outcomeVoucher', partner: 1, order: 'purchaseOrder', module: 'PurchaseImport' },
] as const
const makeAdvances = async (set: Filling): Promise<void> => {
  const { ids, caller, marker, today } = set
  for (const { kind, partner, order, module } of advances) {
    const { wire } = documents.find((one) => one.name === kind)!
    const head = { dtDate: today, Object_ID: ids['partner']![partner], iType: 1, Method: 2, Description: marker }
    const paidOn = { voucherModule: module, voucherId: ids[order]![1], amount: 1000 }
    for (const body of [
      { ...head, lines: [paidOn] },
      { ...head, unallocated: 1000, lines: [] },
    ])
      keep(set, kind, (await caller.call(`${wire.module}/UpdateDB`, body)).s_ID, body)
  }
}
/** A voucher of only money paid ahead (see above), which can be set against debts. */
export const prepaymentOf = ({ ids }: FullSet, kind: 'incomeVoucher' | 'outcomeVoucher'): string => ids[kind]!.at(-1)!

/** Stock comes in before it goes out, and what is settled is there before its voucher. All others come last. */
const first = [
  'openingStock',
  'purchaseOrder',
  'purchaseReceipt',
  'purchaseReturn',
  'quote',
  'salesOrder',
  'salesBill',
  'salesReturn',
  'stockTransfer',
  'otherIn',
  'otherOut',
  'stockCount',
  'incomeVoucher',
  'outcomeVoucher',
]

const layout = { columns: [{ field: 'NumberID', visible: true, width: 100, order: 0 }], pageSize: 20 }

const makePeople = async (set: Filling): Promise<void> => {
  const { caller, marker, ids } = set
  for (const at of [0, 1] as const) {
    const group = { Code: `${marker}.${at}`, Name: `${marker} nhóm`, note: marker, permissions: [] }
    keep(set, 'userGroup', (await caller.call('ApiGroupUser/UpdateDB', group)).s_ID, group)
    const user = {
      UserName: `${marker}.${at}`.toLowerCase(),
      password: 'matkhau123',
      groupId: ids['userGroup']![at],
      email: `u${at}.${marker.toLowerCase()}@example.vn`,
      employeeId: ids['employee']![at],
      defaultStoreId: ids['store']![0],
      defaultBankFundId: ids['fund']![0],
      defaultCashFundId: ids['fund']![1],
      language: 'vi',
    }
    keep(set, 'user', (await caller.call('ApiListUser/UpdateDB', user)).s_ID, user)
    const view = { gridId: 'Order.list', name: `${marker} ${at}`, query: 'iStat=1', layout, forAll: at === 1 }
    keep(set, 'view', (await caller.call('User/SaveGridView', view)).id, view)
    const form = {
      Code: `${marker}-${at}`,
      Name: `${marker} mẫu`,
      note: marker,
      xType: 5,
      content: `<p>${marker} {{NumberID}}</p>`,
      defaultStores: [ids['store']![at]],
    }
    keep(set, 'printTemplate', (await caller.call('ApiPrintTemplate/UpdateDB', form)).s_ID, form)
  }
  await caller.call('User/SaveGridFormat', { gridId: 'Order.list', forAll: true, layout })
}

const settingsOf = ({ marker, ids }: Filling): Body => ({
  companyName: `${marker} công ty`,
  companyAddress: `${marker} địa chỉ`,
  representative: marker,
  LinkLogo: `/api/File/${ids['attachment']![0]}`,
  defaultStoreId: ids['store']![0],
  defaultBankFundId: ids['fund']![0],
  defaultCashFundId: ids['fund']![1],
})

/** Fills the tenant of the caller. The marker is letters and digits: it becomes part of codes. */
export const fillTenant = async (caller: Caller, marker: string): Promise<FullSet> => {
  const { today } = await caller.call('User/getConfig')
  const set: Filling = { caller, marker, today, ids: {}, bodies: {}, lines: {} }
  for (const at of [0, 1]) keep(set, 'attachment', await caller.upload(`${marker} ${at}.png`, png), {})
  for (const definition of lists) for (const at of [0, 1] as const) await makeRecord(set, definition, at)
  const others = documents.filter(({ name }) => !first.includes(name)).map(({ name }) => name)
  for (const name of [...first, ...others]) {
    const definition = documents.find((one) => one.name === name)!
    for (const at of [0, 1] as const) await makeDocument(set, definition, at)
  }
  await makeAdvances(set)
  await makePeople(set)
  set.bodies['settings'] = settingsOf(set)
  await caller.call('User/SaveConfig', set.bodies['settings'])
  const events = await caller.call('ApiEvent/getlist', null, { nItem: '2' })
  for (const { s_ID } of events.ListItem) keep(set, 'event', s_ID, {})
  return set
}
