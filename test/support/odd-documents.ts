/** Documents no business has: they touch the ledgers in every way the engine allows and the delivered ones do not. */
import pg from 'pg'
import type { Registry } from '#engine/scope.ts'
import type { Id } from '#kernel/brand.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { AnyDocument } from '#model/document.ts'
import { defineDocument, defineShape } from '#model/document.ts'
import { posting } from '#model/state.ts'
import { money as moneyField, quantity, ref, text } from '#model/field.ts'
import { fund, goods, money, outside, rank, store } from '#model/move.ts'
import { registry } from './shop.ts'
import type { TestDatabase } from './database.ts'

const label = 'field.amount'

/** What the engine asks of every definition and these do not use. */
const plain = {
  right: 'Trans',
  label: 'stockTransfer',
  listTitle: 'stockTransfer.list',
  lifecycle: posting,
  list: { columns: [], sums: [], filters: [] },
  bulk: [],
  wire: { module: 'Odd' },
  screen: { area: 'stock', icon: 'wallet', order: 99, base: '/odd', list: 'l', grid: 'g', create: 'c', detail: 'd' },
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
/** Money goes from one fund to another. */
const fundMove = defineDocument({
  ...plain,
  name: 'fundMove',
  table: 'fund_move',
  shape: twoFunds,
  prefix: 'CT',
  compute: (draft) => draft,
  post: (document) => [money(fund(document.fund), fund(document.target), document.amount, { column: 'paid' })],
})

const kit = defineShape({
  fields: {
    shelf: ref('store')({ label, required: true }),
    buyer: ref('partner')({ label }),
    till: ref('fund')({ label }),
    /** Only one save at a time may count it. */
    voucherCode: text({ label }),
  },
  lines: {
    amount: quantity({ label, required: true }),
    /** No ref: the engine learns of it from the slot alone. */
    component: text({ label, required: true }),
  },
})
/** What leaves is not what any field names. */
const kitSale = defineDocument({
  ...plain,
  name: 'kitSale',
  table: 'kit_sale',
  shape: kit,
  prefix: 'BO',
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
/** The same without the slot: a mistake of its definition. */
const unlockedKitSale = { ...kitSale, name: 'unlockedKitSale', prefix: 'BX' }

interface Kit {
  voucherCode: string | null
  lines: readonly { component: string; amount: Decimal }[]
}

const odd: readonly AnyDocument[] = [fundMove, kitSale, unlockedKitSale]

export const oddRegistry: Registry = {
  ...registry,
  documents: new Map([...registry.documents, ...odd.map((one) => [one.name, one] as const)]),
  slots: {
    ...registry.slots,
    kitSale: {
      locks: (_scope, draft: Kit) =>
        Promise.resolve({
          products: draft.lines.map((line) => line.component),
          keys: draft.voucherCode ? [draft.voucherCode] : [],
        }),
    },
  },
}

export const createOddTables = async ({ ownerUrl }: TestDatabase): Promise<void> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`
    call create_document('fund_move', 'fund_id uuid, target_id uuid, amount numeric,', '');
    call create_document('kit_sale', 'shelf_id uuid, buyer_id uuid, till_id uuid, voucher_code text,', 'amount numeric, component text,');`)
  await client.end()
}
