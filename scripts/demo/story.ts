/** Six weeks of the demo company, day by day up to today. */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays, daysBetween, type Day } from '#kernel/day.ts'
import { collect, pay, runTheHouse } from './money.ts'
import { openOffice, type Office } from './office.ts'
import { createDice, type Dice } from './random.ts'
import { begin, cancel, sell, sellOverTheCounter, takeBack } from './sales.ts'
import { buy, openStock, transfer } from './stock.ts'
import type { World } from './world.ts'

const weeks = 6
export const firstDay = (today: Day): Day => addDays(today, 1 - weeks * 7)

const isSunday = (day: Day): boolean => daysBetween('2026-01-04' as Day, day) % 7 === 0

/** Bills that were not paid at once and of which nothing came back yet, by their day. */
interface Written {
  id: string
  day: Day
  index: number
}

const sellToday = async (office: Office, index: number, isQuiet: boolean): Promise<Written[]> => {
  const { world, dice, day } = office
  const written: Written[] = []
  const buyers = dice.some(world.customers, isQuiet ? 1 : dice.between(4, 6))
  for (const customer of buyers) {
    const bill = await sell(office, customer)
    if (bill) written.push({ id: bill.id, day, index })
  }
  if (!isQuiet && dice.percent(60)) await sellOverTheCounter(office)
  return written
}

const isPaid = async ({ tx }: Scope, bill: string): Promise<boolean> =>
  (await tx.query(sql`select 1 from debt_entry where document_id = ${bill} and amount = settled`)).length > 0

/** Every few days something comes back of the bills of the days before. */
const returns = async (office: Office, index: number, written: readonly Written[]): Promise<void> => {
  if (index % 5 !== 3) return
  const recent = written.filter((bill) => bill.index < index && bill.index >= index - 4)
  for (const bill of office.dice.some(recent, office.dice.between(1, 2))) {
    await takeBack(office, bill.id, await isPaid(office.as('banhang'), bill.id))
  }
}

const settle = async (office: Office, index: number): Promise<void> => {
  const { world } = office
  for (const customer of world.customers.filter((_, place) => (place + index) % 3 === 0))
    await collect(office, customer)
  for (const supplier of world.suppliers.filter((_, place) => (place + index) % 4 === 0)) await pay(office, supplier)
}

const workDay = async (office: Office, index: number, written: Written[]): Promise<void> => {
  const { day } = office
  const isQuiet = isSunday(day)
  if (!isQuiet) {
    await buy(office, index)
    if (index % 3 === 1) await transfer(office, 'KHO02')
    if (index % 4 === 2) await transfer(office, 'KHO03')
  }
  written.push(...(await sellToday(office, index, isQuiet)))
  if (isQuiet) return
  await returns(office, index, written)
  await settle(office, index)
  await runTheHouse(office, index)
}

/** One bill is taken back the day after, two are only begun. */
const leaveSomethingOpen = async (office: Office): Promise<void> => {
  const { world } = office
  const bill = await sell(
    office,
    world.customers.find((customer) => customer.group === 'ST')!,
  )
  if (bill) await cancel(office, bill.id)
  for (const customer of office.dice.some(
    world.customers.filter((one) => one.term !== 'TT00'),
    2,
  ))
    await begin(office, customer)
}

/** The bill to be cancelled must not be paid, or it could not be. */
const quiet = (dice: Dice): Dice => ({ ...dice, percent: (times) => dice.percent(times) && times > 20 })

export const tell = async (scope: Scope, world: World, say: (done: number, all: number) => void): Promise<void> => {
  const dice = createDice(20_260_701)
  const first = firstDay(scope.today)
  await openStock(openOffice(scope, { world, dice }, addDays(first, -1)))
  const written: Written[] = []
  const days = daysBetween(first, scope.today)
  for (let index = 0; index <= days; index += 1) {
    const office = openOffice(scope, { world, dice }, addDays(first, index))
    await workDay(office, index, written)
    if (index === days) await leaveSomethingOpen({ ...office, dice: quiet(dice) })
    say(index + 1, days + 1)
  }
}
