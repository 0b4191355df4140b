/** Runs six weeks of the demo company, day by day up to today. */
import type { Scope } from '#engine/scope.ts'
import { addDays, daysBetween, type Day } from '#kernel/day.ts'
import { collect, moveMoney, pay, payRegularCosts } from './money.ts'
import { desk as ownDesk, type Desk } from './desk.ts'
import { startWorkDay, type StoreCode, type WorkDay } from './office.ts'
import { orderToday } from './orders.ts'
import { customerOrderToday } from './customer-orders.ts'
import { quoteToday } from './quotes.ts'
import { createDice } from './random.ts'
import { otherStockToday } from './other-stock.ts'
import { invoiceToday, type Issued } from './invoices.ts'
import { bringToday, nothingCarried } from './parcels.ts'
import { giveBack } from './returns.ts'
import { begin, sell, sellOverTheCounter } from './sales.ts'
import { buy, countStore, openStock, transfer } from './stock.ts'
import { welcomeCoupon, type DemoRecords } from './world.ts'

const weeks = 6
const lastIndex = weeks * 7 - 1
export const firstDay = (today: Day): Day => addDays(today, -lastIndex)

const isSunday = (day: Day): boolean => daysBetween('2026-01-04' as Day, day) % 7 === 0

/** Bills or receipts of which something may be returned, by day. */
interface Written {
  id: string
  day: Day
  index: number
  /** A carrier brings it, or the business itself. */
  isBrought: boolean
}

/** The day since which those who never pay get nothing more. */
const patience = 14

const sellToday = async (office: WorkDay, index: number, isQuiet: boolean): Promise<Written[]> => {
  const { world, dice, day } = office
  const written: Written[] = []
  const buyers = dice.some(world.customers, isQuiet ? 1 : dice.between(4, 7))
  for (const customer of buyers) {
    if (customer.habit === 'never' && index >= patience) continue
    const bill = await sell(office, customer, { before: lastIndex - index })
    if (bill) written.push({ ...bill, day, index })
  }
  if (!isQuiet && dice.percent(75)) await sellOverTheCounter(office)
  return written
}

/** Every few days, something is returned from bills of the days before. */
const returns = async (office: WorkDay, index: number, written: readonly Written[]): Promise<void> => {
  if (index % 5 !== 3) return
  const recent = written.filter((bill) => bill.index < index && bill.index >= index - 4 && !bill.isBrought)
  for (const bill of office.dice.some(recent, office.dice.between(1, 2))) {
    await giveBack(office, 'sale', bill.id)
  }
}

/**
 * Now and then goods turn out to be damaged when they are unpacked. Uses a separate random generator, so that the
 * results of other days do not change.
 */
const complain = async (office: WorkDay, index: number, received: readonly Written[]): Promise<void> => {
  const [latest] = received.filter((receipt) => receipt.index < index).toReversed()
  if (index % 6 === 4 && latest) await giveBack({ ...office, dice: createDice(2000 + index) }, 'purchase', latest.id)
}

/** Every fourth supplier is paid late. */
const settle = async (office: WorkDay, index: number): Promise<void> => {
  const { world } = office
  for (const customer of world.customers.filter((_, place) => (place + index) % 3 === 0))
    await collect(office, customer)
  for (const [place, supplier] of world.suppliers.entries()) {
    if ((place + index) % 5 === 0) await pay(office, supplier, place % 4 === 1 ? 8 : 0)
  }
}

const workDay = async (office: WorkDay, index: number, written: Written[], received: Written[]): Promise<void> => {
  // The last day always has sales, so that somebody who tries the demo on a Sunday sees some too.
  const isQuiet = isSunday(office.day) && index < lastIndex
  if (!isQuiet) {
    for (const { id } of await buy(office, index)) received.push({ id, day: office.day, index, isBrought: false })
    await complain(office, index, received)
    if (index % 3 === 1) await transfer(office, 'KHO02')
    if (index % 4 === 2) await transfer(office, 'KHO03')
  }
  written.push(...(await sellToday(office, index, isQuiet)))
  if (isQuiet) return
  await returns(office, index, written)
  await settle({ ...office, dice: createDice(6000 + index) }, index)
  await payRegularCosts({ ...office, dice: createDice(7000 + index) }, index)
}

/** Each store is counted once, in the evening; the count of the smallest one is still in progress today. */
const counts: Readonly<Record<number, StoreCode>> = { 13: 'KHO02', 28: 'KHO01', [lastIndex]: 'KHO03' }

/** Uses a separate random generator, so that the results of other days do not change. */
const countToday = async (office: WorkDay, index: number): Promise<void> => {
  const store = counts[index]
  if (store) await countStore({ ...office, dice: createDice(index) }, store, index < lastIndex)
}

/** Cancels one bill at once, and leaves two as drafts. */
const leaveSomethingOpen = async (office: WorkDay): Promise<void> => {
  const { desk, dice, world } = office
  for (const customer of world.customers.filter(({ group }) => group === 'ST')) {
    const bill = await sell(office, customer)
    if (!bill) continue
    await desk.cancel(office.as('admin'), 'salesBill', bill.id)
    break
  }
  let begun = 0
  for (const customer of dice.some(world.customers, world.customers.length)) {
    if (begun < 2 && customer.term !== 'TT00' && (await begin(office, customer))) begun += 1
  }
}

/** A dealer says the code of the day. */
const sellWithCoupon = async (office: WorkDay): Promise<void> => {
  for (const dealer of office.world.customers.filter(({ group }) => group === 'DL'))
    if (await sell(office, dealer, { coupon: welcomeCoupon })) return
}

type Ids = Map<number, string>

interface Telling {
  report: (done: number, all: number) => void
  desk?: Desk
}

/**
 * Which goods move depends on the day of the week of today and on nothing else: each part of a day throws dice of its
 * own, and money decides only what is paid.
 */
export const runStory = async (
  scope: Scope,
  world: DemoRecords,
  { report, desk = ownDesk }: Telling,
): Promise<void> => {
  const company = { world, desk, promised: new Map<string, number>(), carried: nothingCarried() }
  const first = firstDay(scope.today)
  await openStock(startWorkDay(scope, company, { day: addDays(first, -1), seed: -1 }))
  const [written, received]: [Written[], Written[]] = [[], []]
  const issued: Issued[] = []
  const [orders, customerOrders, quotes] = [1, 2, 3].map(() => new Map<number, string>()) as [Ids, Ids, Ids]
  for (let index = 0; index <= lastIndex; index += 1) {
    const office = startWorkDay(scope, company, { day: addDays(first, index), seed: index })
    const thrown = (seed: number): WorkDay => ({ ...office, dice: createDice(seed + index) })
    await workDay(office, index, written, received)
    if (index === lastIndex) await leaveSomethingOpen(office)
    await countToday(office, index)
    await orderToday(thrown(1000), lastIndex - index, orders)
    await otherStockToday(thrown(5000), index)
    await quoteToday(thrown(2000), lastIndex - index, quotes)
    await moveMoney(thrown(5000), index)
    await customerOrderToday(thrown(3000), lastIndex - index, customerOrders)
    if (index === lastIndex) await sellWithCoupon(thrown(4000))
    await bringToday(thrown(9000), lastIndex - index)
    const bills = written.filter((bill) => bill.index === index).map(({ id }) => id)
    await invoiceToday(office, { back: lastIndex - index, bills }, issued)
    report(index + 1, lastIndex + 1)
  }
}
