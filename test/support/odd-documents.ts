/**
 * Definitions of artificial documents, which use the ledgers in ways that the engine allows and delivered documents
 * do not need.
 */
import pg from 'pg'
import type { Registry } from '#engine/scope.ts'
import { defineSlots } from '#engine/slots.ts'
import type { Id } from '#kernel/brand.ts'
import { zero } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { defineDocument } from '#model/document.ts'
import { defineShape } from '#model/field.ts'
import { posting } from '#model/state.ts'
import { day, money as moneyField, quantity, ref, text } from '#model/field.ts'
import {
  carrierCod,
  carrierFee,
  fund,
  goods,
  money,
  outside,
  payable,
  rank,
  receivable,
  settle,
  store,
  type DebtSide,
} from '#model/move.ts'
import { registry } from './shop.ts'
import type { TestDatabase } from './database.ts'

const label = 'field.amount'

/** What the engine needs of every definition but these documents do not use. */
const plain = {
  right: 'Trans',
  label: 'stockTransfer',
  listTitle: 'stockTransfer.list',
  lifecycle: posting,
  list: { columns: [], sums: [], filters: [] },
  bulk: [],
  wire: { module: 'Odd' },
  screen: { area: 'stock', order: 99, base: '/odd', list: 'l', grid: 'g', create: 'c', detail: 'd' },
  form: { main: [], more: [], amounts: [], totals: {}, lines: { family: 'odd', columns: {} } },
  check: () => [],
  prints: [],
} as const

const twoFunds = defineShape({
  fields: {
    fund: ref('fund')({ label, required: true }),
    target: ref('fund')({ label, required: true }),
    amount: moneyField({ label, required: true }),
  },
  lines: {},
})
/** Moves money from one fund to another. */
const fundMove = defineDocument({
  ...plain,
  name: 'fundMove',
  table: 'fund_move',
  shape: twoFunds,
  prefixes: ['CT'],
  compute: (draft) => draft,
  post: (document) => [money(fund(document.fund), fund(document.target), document.amount, { column: 'paid' })],
})

const kit = defineShape({
  fields: {
    shelf: ref('store')({ label, required: true }),
    buyer: ref('partner')({ label }),
    till: ref('fund')({ label }),
    /** Only one save at a time may count this code. */
    voucherCode: text({ label }),
  },
  lines: {
    amount: quantity({ label, required: true }),
    /** Not a ref: the engine only learns about it from the slot. */
    component: text({ label, required: true }),
  },
})
/** The product that leaves the store is not named by any field. */
const kitSale = defineDocument({
  ...plain,
  name: 'kitSale',
  table: 'kit_sale',
  shape: kit,
  prefixes: ['BO'],
  compute: (draft) => draft,
  post: (document) =>
    document.lines.map((line, index) =>
      goods(store(document.shelf), outside, {
        product: line.component as Id<'product'>,
        quantity: line.amount,
        valuation: { by: 'average' },
        rank: rank.other,
        line: index,
      }),
    ),
})
/** The same without the slot, as an example of a wrong definition. */
const unlockedKitSale = { ...kitSale, name: 'unlockedKitSale', prefixes: ['BX'] as const }

const handing = defineShape({
  fields: {
    giver: ref('partner')({ label, required: true }),
    taker: ref('partner')({ label, required: true }),
    bill: ref('document')({ label }),
    amount: moneyField({ label, required: true }),
    /** What we owe the receiver for it. */
    reward: moneyField({ label }),
  },
  lines: {},
})
/** A customer takes over the debt of another: debts of two partners, and on two sides for one of them. */
const debtHandover = defineDocument({
  ...plain,
  name: 'debtHandover',
  table: 'debt_handover',
  shape: handing,
  prefixes: ['CN'],
  compute: (draft) => draft,
  post: ({ giver, taker, bill, amount, reward }) => [
    money(receivable(giver), outside, amount, { column: 'paid' }),
    money(outside, receivable(taker), amount, { column: 'incurred' }),
    money(payable(taker), outside, reward ?? zero, { column: 'incurred' }),
    ...(bill ? [settle('receivable', bill, amount, { partner: giver })] : []),
  ],
})

const delivering = defineShape({
  fields: {
    partner: ref('partner')({ label, required: true }),
    carrier: ref('carrier')({ label, required: true }),
    bill: ref('document')({ label }),
    collected: moneyField({ label, required: true }),
    fee: moneyField({ label }),
    delivered: day({ label }),
    till: ref('fund')({ label }),
    shelf: ref('store')({ label }),
    thing: ref('product')({ label }),
  },
  lines: { amount: quantity({ label, required: true }) },
})
/** A parcel sent on one day and delivered on another: its moves have the day of delivery. */
const parcel = defineDocument({
  ...plain,
  name: 'parcel',
  table: 'parcel',
  shape: delivering,
  prefixes: ['VD'],
  ownDays: true,
  compute: (draft) => draft,
  post: ({ partner, carrier, bill, collected, fee, delivered, till, shelf, thing, lines }) => {
    if (!delivered) return []
    const on = { column: 'incurred', day: delivered } as const
    return [
      money(outside, carrierCod(carrier), collected, on),
      money(carrierFee(carrier), outside, fee ?? zero, on),
      money(receivable(partner), outside, collected, { ...on, column: 'paid' }),
      ...(bill ? [settle('receivable', bill, collected, { upToOpen: true })] : []),
      ...(till ? [money(fund(till), outside, fee ?? zero, { column: 'paid', day: delivered })] : []),
      ...lines.map(({ amount }, line) =>
        goods(store(shelf!), outside, {
          product: thing!,
          quantity: amount,
          valuation: { by: 'average' },
          rank: rank.other,
          line,
          day: delivered,
        }),
      ),
    ]
  },
})

const paying = defineShape({
  fields: {
    side: text({ label, required: true }),
    customer: ref('partner')({ label }),
    carrier: ref('carrier')({ label }),
    settled: ref('document')({ label, required: true }),
    amount: moneyField({ label, required: true }),
    till: ref('fund')({ label, required: true }),
  },
  lines: {},
})
/** A payment for the open amount of one document, whoever its partner is. */
const oddPayment = defineDocument({
  ...plain,
  name: 'oddPayment',
  table: 'odd_payment',
  shape: paying,
  prefixes: ['TT'],
  compute: (draft) => draft,
  post: ({ side, customer, carrier, settled, amount, till }) => [
    money(carrier ? carrierCod(carrier) : receivable(customer!), fund(till), amount, { column: 'paid' }),
    settle(side as DebtSide, settled, amount),
  ],
})

const odd: readonly AnyDocument[] = [fundMove, kitSale, unlockedKitSale, debtHandover, parcel, oddPayment]

export const oddRegistry: Registry = {
  ...registry,
  documents: new Map([...registry.documents, ...odd.map((one) => [one.name, one] as const)]),
  slots: {
    ...registry.slots,
    kitSale: defineSlots(kitSale, {
      locks: (_, draft) =>
        Promise.resolve({
          products: draft.lines.flatMap((line) => line.component ?? []),
          keys: draft.voucherCode ? [draft.voucherCode] : [],
        }),
    }),
  },
}

export const createOddTables = async ({ ownerUrl }: TestDatabase): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`
    call create_document('fund_move', 'fund_id uuid, target_id uuid, amount numeric,', '');
    call create_document('kit_sale', 'shelf_id uuid, buyer_id uuid, till_id uuid, voucher_code text,', 'amount numeric, component text,');
    call create_document('debt_handover', 'giver_id uuid, taker_id uuid, bill_id uuid, amount numeric, reward numeric,', '');
    call create_document('parcel', 'carrier_id uuid, bill_id uuid, collected numeric, fee numeric, delivered date, till_id uuid, shelf_id uuid, thing_id uuid,', 'amount numeric,');
    call create_document('odd_payment', 'side text, customer_id uuid, carrier_id uuid, settled_id uuid, amount numeric, till_id uuid,', '');`)
  await client.end()
}
