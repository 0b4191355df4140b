/** What happened in the days of the sample: opening stock, a delivery, bills, and money that came in. */
import { openVouchers } from '#documents/_shared/vouchers/voucher-offers.server.ts'
import { decimal } from '#kernel/decimal.ts'
import { groups, packCost, packPrice } from './goods.server.ts'
import { openingDaysAgo, sampleNote, type SampleProduct, type SampleWorld } from './sample-world.server.ts'
import { writeDocument, type SampleWriter } from './sample-writer.server.ts'

const openingPacks = 25
const deliveredPacks = 30

const packsOf = ({ id, packId }: SampleProduct, packs: number, unitPrice: number) => ({
  product: id,
  unit: packId,
  quantity: decimal(packs),
  unitPrice: decimal(unitPrice),
})

/** One document for each group of goods, so that as many as possible can go when some goods are used. */
const openStock = async (writer: SampleWriter, { products, store, dayAgo }: SampleWorld): Promise<void> => {
  for (const [group, some] of Map.groupBy(products, (one) => one.group)) {
    const name = groups.find(({ code }) => code === group)!.name
    await writeDocument(writer, 'openingStock', {
      values: { date: dayAgo(openingDaysAgo), store, description: `${sampleNote}: ${name}` },
      lines: some.map((one) => packsOf(one, openingPacks, packCost(one))),
    })
  }
}

const receive = async (writer: SampleWriter, { products, suppliers, store, dayAgo }: SampleWorld): Promise<void> => {
  const supplier = suppliers[0]!
  const delivered = products.filter(({ group }) => supplier.groups.includes(group)).slice(0, 3)
  await writeDocument(writer, 'purchaseReceipt', {
    values: { date: dayAgo(6), partner: supplier.id, store, description: sampleNote },
    lines: delivered.map((one) => packsOf(one, deliveredPacks, packCost(one))),
  })
}

interface Sale {
  daysAgo: number
  customer: number
  /** Places in the list of goods, and how many packs of them. */
  sold: readonly (readonly [number, number])[]
  /** Paid at once, in cash. */
  paid?: number
  isDraft?: true
}
const sales: readonly Sale[] = [
  {
    daysAgo: 6,
    customer: 0,
    sold: [
      [0, 10],
      [4, 4],
      [8, 6],
      [12, 5],
    ],
  },
  {
    daysAgo: 5,
    customer: 3,
    sold: [
      [1, 2],
      [8, 2],
      [16, 1],
    ],
    paid: 500_000,
  },
  {
    daysAgo: 4,
    customer: 2,
    sold: [
      [2, 4],
      [5, 3],
      [9, 4],
      [17, 2],
    ],
  },
  {
    daysAgo: 3,
    customer: 5,
    sold: [
      [6, 1],
      [12, 8],
      [13, 4],
    ],
  },
  {
    daysAgo: 1,
    customer: 1,
    sold: [
      [0, 6],
      [3, 6],
      [10, 5],
      [18, 3],
    ],
  },
  {
    daysAgo: 1,
    customer: 4,
    sold: [
      [7, 1],
      [9, 2],
    ],
  },
  {
    daysAgo: 0,
    customer: 2,
    sold: [
      [1, 3],
      [14, 6],
    ],
  },
  {
    daysAgo: 0,
    customer: 0,
    sold: [
      [2, 8],
      [8, 8],
    ],
    isDraft: true,
  },
]

const sell = async (writer: SampleWriter, world: SampleWorld, sale: Sale): Promise<void> => {
  const { products, customers, store, cashFund, dayAgo } = world
  await writeDocument(writer, 'salesBill', {
    values: {
      date: dayAgo(sale.daysAgo),
      partner: customers[sale.customer]!.id,
      store,
      description: sampleNote,
      ...(sale.paid && cashFund ? { paid: decimal(sale.paid), paymentMethod: 1, fund: cashFund } : {}),
    },
    lines: sale.sold.map(([place, packs]) => packsOf(products[place]!, packs, packPrice(products[place]!))),
    ...(sale.isDraft && { isDraft: true }),
  })
}

/** Somebody buys a few pieces over the counter. */
const sellOverTheCounter = async (writer: SampleWriter, world: SampleWorld): Promise<void> => {
  const { products, walkIn, store, dayAgo } = world
  if (!walkIn) return
  await writeDocument(writer, 'salesBill', {
    values: { date: dayAgo(0), partner: walkIn, store, description: sampleNote },
    lines: [products[8]!, products[12]!].map((one) => ({
      product: one.id,
      quantity: decimal(6),
      unitPrice: decimal(one.sellPrice),
    })),
  })
}

/** What the customer owes since the beginning or from earlier bills is paid. */
const collect = async (writer: SampleWriter, world: SampleWorld, customer: string, daysAgo: number): Promise<void> => {
  const { cashFund, dayAgo } = world
  const [owed] = await openVouchers(writer.scope, 'receivable', customer)
  if (!owed || !cashFund) return
  await writeDocument(writer, 'incomeVoucher', {
    values: {
      date: dayAgo(daysAgo),
      voucherType: 1,
      partner: customer,
      paymentMethod: 1,
      fund: cashFund,
      description: sampleNote,
    },
    lines: [{ voucherModule: owed.voucherModule, voucher: owed.id, amount: owed.remaining }],
  })
}

export const writeSampleDays = async (writer: SampleWriter, world: SampleWorld): Promise<void> => {
  await openStock(writer, world)
  await receive(writer, world)
  for (const sale of sales) await sell(writer, world, sale)
  await sellOverTheCounter(writer, world)
  await collect(writer, world, world.customers[2]!.id, 2)
  if (world.walkIn) await collect(writer, world, world.walkIn, 0)
}
