/**
 * Parcels of the demo company: what is brought by whom, on which day it comes where, and when carriers hand over what they
 * collected. Whoever tries it finds every state, something late, something lost, and money that is not what was agreed.
 */
import { addDays } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import type { ShipmentState } from '#model/shipment-state.ts'
import { feeOf, type CarrierCode } from './carriers.ts'
import { canPay, type WorkDay } from './office.ts'
import { createDice } from './random.ts'
import { takeBack } from './returns.ts'
import type { DemoRecords } from './world.ts'

type Customer = DemoRecords['customers'][number]

/** Days are counted back from today. */
interface Plan {
  /** From this day on the next bill that fits is brought this way. */
  back: number
  by: CarrierCode
  /** The carrier collects what is open of the bill; else the customer owes it as ever. */
  collects: boolean
  /** None: the bill waits to be packed. */
  way: readonly (readonly [back: number, to: ShipmentState])[]
  /** Delivered in part, with a fee above what was promised, or with less money than was collected. */
  oddity?: 'partial' | 'dearer' | 'short'
  /** The day on which what came back is put into the store again. */
  takenBack?: number
  isPacked?: false
}

const collected = (back: number, by: CarrierCode, ...way: Plan['way']): Plan => ({ back, by, collects: true, way })
const owed = (back: number, by: CarrierCode, ...way: Plan['way']): Plan => ({ back, by, collects: false, way })

const plans: readonly Plan[] = [
  collected(24, 'GHN', [21, 'delivered']),
  collected(20, 'TUGIAO', [20, 'delivered']),
  collected(19, 'GHN', [17, 'failed'], [15, 'delivered']),
  collected(18, 'GHTK', [16, 'delivered']),
  { ...collected(17, 'GHN', [15, 'failed'], [14, 'returning'], [11, 'returned']), takenBack: 10 },
  owed(16, 'CHANH', [14, 'delivered']),
  collected(16, 'TUGIAO', [16, 'delivered']),
  { ...collected(15, 'GHN', [12, 'delivered']), oddity: 'short' },
  collected(15, 'GHTK', [12, 'delivered']),
  collected(14, 'GHTK', [13, 'inTransit'], [9, 'lost']),
  { ...collected(13, 'GHN', [11, 'delivered']), oddity: 'dearer' },
  collected(12, 'GHN', [12, 'cancelled']),
  { ...collected(11, 'GHTK', [9, 'delivered']), oddity: 'partial' },
  collected(10, 'GHTK', [9, 'inTransit']),
  collected(9, 'GHN', [6, 'delivered']),
  collected(8, 'GHTK', [5, 'delivered']),
  collected(8, 'GHN', [6, 'failed'], [4, 'returning']),
  owed(7, 'CHANH', [5, 'delivered']),
  collected(7, 'GHTK', [5, 'failed'], [2, 'returned']),
  collected(6, 'GHN', [3, 'delivered']),
  collected(5, 'GHTK', [2, 'failed']),
  collected(5, 'TUGIAO', [5, 'delivered']),
  collected(4, 'GHN', [1, 'delivered']),
  collected(3, 'GHTK', [0, 'delivered']),
  collected(3, 'GHN', [0, 'delivering']),
  collected(2, 'GHN', [1, 'inTransit']),
  collected(1, 'GHTK', [0, 'inTransit']),
  owed(1, 'CHANH', [0, 'inTransit']),
  { ...collected(0, 'GHN'), isPacked: false },
  collected(0, 'GHN'),
  collected(0, 'TUGIAO'),
  collected(0, 'GHTK'),
]

/** The days on which carriers hand over what they collected, and are paid; with a file of theirs, it is kept. */
const settlings: readonly { back: number; by: CarrierCode; hasFile?: true }[] = [
  { back: 14, by: 'GHN' },
  { back: 14, by: 'GHTK' },
  { back: 15, by: 'TUGIAO' },
  { back: 13, by: 'CHANH' },
  { back: 10, by: 'GHN', hasFile: true },
  { back: 2, by: 'GHN' },
]

/** Carriers take what a van takes along; dealers are brought what fills a truck. */
const takes = (by: CarrierCode, { group, habit, term }: Customer): boolean => {
  if (habit === 'never') return false
  if (by === 'CHANH') return term !== 'TT00'
  return by === 'TUGIAO' || group !== 'DL'
}
const promisedDays: Readonly<Record<CarrierCode, number>> = { TUGIAO: 0, GHN: 3, GHTK: 3, CHANH: 2 }
const prefixes: Readonly<Record<CarrierCode, string>> = { TUGIAO: '', GHN: 'L7', GHTK: 'S2209', CHANH: '' }

/** A parcel under way, or a bill that becomes one in the evening. */
interface Brought {
  plan: Plan
  bill: string
  fee: number
  /** Empty until it is handed over. */
  id: string
  cod: number
  done: number
  isSettled: boolean
  isTakenBack: boolean
}

export interface Carried {
  /** Plans that wait for a bill. */
  waiting: Plan[]
  brought: Brought[]
  /** Bills whose money a carrier brings: nobody else is asked for it. */
  collecting: Set<string>
}
export const nothingCarried = (): Carried => ({ waiting: [...plans], brought: [], collecting: new Set() })

/** How a bill of this customer is brought today; undefined: by none of the plans. */
export const nextWay = ({ carried }: WorkDay, before: number, customer: Customer): Plan | undefined =>
  carried.waiting.find((plan) => plan.back >= before && takes(plan.by, customer))

/** A carton weighs about so much. */
const GRAMS = 6_500

/** What the bill says of its delivery. */
export const deliveryBy = ({ world }: WorkDay, { by, collects }: Plan, customer: Customer, packs: number) => {
  const { id, collecting, notCollecting, looking } = world.carriers[by]
  return {
    type: by === 'TUGIAO' ? 1 : 2,
    receiverName: customer.contact,
    receiverPhone: customer.phone,
    receiverAddress: customer.address,
    ...customer.place,
    carrier: id,
    paymentOption: collects ? collecting : notCollecting,
    deliveryNote: looking,
    weight: packs * GRAMS,
    codAmount: null,
  }
}

/** The plan is this bill's from now on. */
export const bringBy = (
  { carried }: WorkDay,
  plan: Plan,
  { bill, customer, packs }: { bill: string; customer: Customer; packs: number },
): void => {
  carried.waiting.splice(carried.waiting.indexOf(plan), 1)
  if (plan.collects) carried.collecting.add(bill)
  const fee = feeOf(plan.by, { grams: packs * GRAMS, address: customer.address })
  carried.brought.push({ plan, bill, fee, id: '', cod: 0, done: 0, isSettled: false, isTakenBack: false })
}

const handOver = async (office: WorkDay, one: Brought): Promise<void> => {
  const { desk, day, carried } = office
  const { by, collects } = one.plan
  const dice = createDice(9000 + carried.brought.indexOf(one))
  const trackingCode = prefixes[by] ? `${prefixes[by]}${dice.between(1_000_000, 9_999_999)}` : null
  const expectedDate = addDays(day, promisedDays[by])
  const said = { carrierFee: one.fee || null, trackingCode, expectedDate, collects }
  Object.assign(one, await desk.handOver(office.as('thukho'), one.bill, said))
}

/** What is not told of it, and happened before. */
const passed: Partial<Record<ShipmentState, ShipmentState>> = { delivered: 'delivering', failed: 'delivering' }
const notes: Partial<Record<ShipmentState, string>> = {
  failed: 'Khách hẹn lại, gọi hai lần không nghe máy',
  lost: 'Nhà vận chuyển báo thất lạc ở kho trung chuyển',
  cancelled: 'Khách đổi địa chỉ, lập đơn khác',
}
const DEARER = 14_000
const SHORT = 50_000

const isShort = (one: Brought): boolean => one.plan.oddity === 'short' && one.cod > SHORT

/** The whole thousands of about two thirds. */
const part = (amount: number): number => Math.floor((amount * 2) / 3 / 1000) * 1000

const arrive = async (office: WorkDay, one: Brought, to: ShipmentState): Promise<void> => {
  const { desk, carried } = office
  const { oddity } = one.plan
  const taken = oddity === 'partial' ? part(one.cod) : one.cod
  if (to === 'delivered' || to === 'cancelled') carried.collecting.delete(one.bill)
  await desk.arrive(office.as('thukho'), one, {
    state: to,
    note: oddity === 'partial' ? 'Khách nhận một phần, còn lại hoàn về' : (notes[to] ?? null),
    collected: to === 'delivered' ? taken : null,
    fee: oddity === 'dearer' ? one.fee + DEARER : null,
    returnFee: to === 'returned' ? Math.round(one.fee / 2000) * 1000 : null,
    claim: to === 'lost' ? one.cod : null,
  })
  if (to === 'delivered') one.cod = taken
  if (oddity === 'dearer') one.fee += DEARER
  if (to === 'returned') one.fee += Math.round(one.fee / 2000) * 1000
}

/** Where it came to today. Only where it is in the end is a save; what is told of it on the way is noted. */
const goOn = async (office: WorkDay, one: Brought, before: number): Promise<void> => {
  const { desk } = office
  const { way, by } = one.plan
  for (const [back, to] of way.slice(one.done)) {
    if (back < before) return
    const isFirst = one.done === 0 && by !== 'TUGIAO' && to !== 'cancelled'
    one.done += 1
    const isLast = one.done === way.length
    const told = [isFirst && to !== 'inTransit' && ('inTransit' as const), passed[to], !isLast && to]
    for (const state of told)
      if (state) await desk.note(office.as('thukho'), one.id, { state, note: notes[state] ?? null })
    if (isLast) await arrive(office, one, to)
  }
}

const arrivedIn = (one: Brought): ShipmentState | undefined =>
  one.done === one.plan.way.length ? one.plan.way.at(-1)?.[1] : undefined

/** What a carrier collected comes in whole but for what it kept back; then it is paid. */
const settleWith = async (office: WorkDay, { by, hasFile }: (typeof settlings)[number]): Promise<void> => {
  const { desk, carried, world, day } = office
  const ended = carried.brought.filter(
    (one) => one.plan.by === by && !one.isSettled && ['delivered', 'returned'].includes(arrivedIn(one) ?? ''),
  )
  const money = ended.filter((one) => arrivedIn(one) === 'delivered' && one.cod > 0)
  const [fund, scope] = [by === 'TUGIAO' ? 'TM' : 'VCB', office.as('ketoan')] as const
  const settling = { fund: world.funds[fund]!, date: day }
  const comes = (one: Brought): number => (isShort(one) ? one.cod - SHORT : one.cod)
  if (money.length > 0)
    await desk.settle(scope, { ...settling, kind: 1, amounts: new Map(money.map((one) => [one.id, comes(one)])) })
  const fees = ended.filter((one) => one.fee > 0)
  const due = fees.reduce((sum, one) => sum + one.fee, 0)
  if (due > 0 && (await canPay(office, scope, fund, due)))
    await desk.settle(scope, { ...settling, kind: 2, amounts: new Map(fees.map((one) => [one.id, one.fee])) })
  if (hasFile)
    await desk.keepFile(
      scope,
      money.map((one) => ({ parcel: one.id, cod: decimal(comes(one)), fee: decimal(one.fee) })),
    )
  for (const one of ended) one.isSettled = true
}

/** In the evening: what was sold is handed over, what was under way comes on, and carriers settle. */
export const bringToday = async (office: WorkDay, before: number): Promise<void> => {
  for (const one of office.carried.brought) {
    if (one.plan.isPacked === false) continue
    if (one.id === '') await handOver(office, one)
    await goOn(office, one, before)
    const { takenBack = -1 } = one.plan
    if (takenBack < before || one.isTakenBack || arrivedIn(one) !== 'returned') continue
    await takeBack(office, one.bill)
    one.isTakenBack = true
  }
  for (const settling of settlings) if (settling.back === before) await settleWith(office, settling)
}
