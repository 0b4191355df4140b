/** Goods that come and go without being traded: gifts of suppliers, goods found, thrown away, used, given away. */
import { decimal } from '#kernel/decimal.ts'
import { freeIn, inputOf, type StoreCode, type WorkDay } from './office.ts'

interface Event {
  /** Code of the reason. */
  reason: string
  store: StoreCode
  description: string
  /** The number of goods, and the most pieces of each. */
  goods: number
  most: number
}

/** By day of the story. */
const taken: Readonly<Record<number, Event>> = {
  5: { reason: 'XHUY', store: 'KHO01', description: 'Xuất hủy hàng móp, rách bao bì', goods: 3, most: 6 },
  11: { reason: 'XDUNG', store: 'KHO01', description: 'Nước uống và đồ dùng văn phòng', goods: 2, most: 4 },
  19: { reason: 'XTANG', store: 'KHO02', description: 'Hàng mẫu mời khách dùng thử', goods: 4, most: 3 },
  26: { reason: 'XHUY', store: 'KHO02', description: 'Xuất hủy hàng cận hạn', goods: 2, most: 8 },
  38: { reason: 'XDUNG', store: 'KHO01', description: 'Tiếp khách hội nghị đại lý', goods: 3, most: 5 },
}
const brought: Readonly<Record<number, Event>> = {
  8: { reason: 'NTANG', store: 'KHO01', description: 'Hàng tặng kèm theo đợt nhập', goods: 3, most: 12 },
  22: { reason: 'NTHUA', store: 'KHO01', description: 'Hàng thừa khi xếp lại kho', goods: 1, most: 3 },
  34: { reason: 'NTANG', store: 'KHO02', description: 'Hàng khuyến mãi của nhà cung cấp', goods: 2, most: 10 },
}
/** The day something waits to be approved. */
const UNDECIDED = 41

const takeOut = async (office: WorkDay, one: Event, isDraft: boolean): Promise<void> => {
  const { desk, world, dice, day, as } = office
  const scope = as('thukho')
  const free = await freeIn(office, scope, one.store)
  const enough = world.products.filter(({ id }) => free(id) > one.most * 4)
  const lines = dice
    .some(enough, one.goods)
    .map(({ id, unitId }) => ({ product: id, unit: unitId, quantity: decimal(dice.between(1, one.most)) }))
  const head = {
    date: day,
    store: world.stores[one.store],
    method: world.items[one.reason],
    employee: world.employees[6],
    description: one.description,
  }
  if (lines.length > 0) await desk.save(scope, 'otherOut', inputOf(head, lines, isDraft))
}

const bringIn = async (office: WorkDay, one: Event): Promise<void> => {
  const { desk, world, dice, day, as } = office
  const supplier = dice.pick(world.suppliers)
  const own = world.products.filter(({ group }) => supplier.groups.includes(group))
  const lines = dice.some(own, one.goods).map(({ id, unitId, buyPrice }) => ({
    product: id,
    unit: unitId,
    quantity: decimal(dice.between(1, one.most)),
    unitPrice: decimal(buyPrice),
  }))
  const head = {
    date: day,
    store: world.stores[one.store],
    method: world.items[one.reason],
    partner: one.reason === 'NTANG' ? supplier.id : null,
    person: one.reason === 'NTANG' ? supplier.contact : null,
    employee: world.employees[6],
    description: one.description,
  }
  await desk.save(as('thukho'), 'otherIn', inputOf(head, lines))
}

export const otherStockToday = async (office: WorkDay, index: number): Promise<void> => {
  if (taken[index]) await takeOut(office, taken[index], false)
  if (brought[index]) await bringIn(office, brought[index])
  if (index === UNDECIDED) await takeOut(office, { ...taken[26]!, store: 'KHO01' }, true)
}
