/** Receipts and payments of the demo company. */
import type { OpenVoucher } from '#documents/_shared/vouchers/voucher-offers.server.ts'
import { addDays, type Day } from '#kernel/day.ts'
import { decimal, sumOf, toNumber } from '#kernel/decimal.ts'
import { canPay, inputOf, type WorkDay } from './office.ts'
import type { Habit } from '#start/partners.server.ts'
import type { DemoRecords } from './world.ts'

/** Days after the due date on which a customer pays; null = never. */
const delays: Readonly<Record<Habit, number | null>> = { prompt: -2, late: 9, never: null }

const linesOf = (vouchers: readonly OpenVoucher[]) =>
  vouchers.map((one) => ({ voucherModule: one.voucherModule, voucher: one.id, amount: one.remaining }))

const dueBy = (vouchers: readonly OpenVoucher[], day: Day): OpenVoucher[] =>
  vouchers.filter((one) => (one.dueDate ?? one.date) <= day)

/** About half, in whole millions. */
const aboutHalf = (amount: number): number => Math.min(amount, Math.max(1, Math.floor(amount / 2_000_000)) * 1_000_000)

/** Collects everything that is due but what carriers bring; of a large debt, the last voucher is sometimes only paid in part. */
export const collect = async (
  { desk, world, dice, day, carried, as }: WorkDay,
  customer: DemoRecords['customers'][number],
): Promise<void> => {
  const delay = delays[customer.habit]
  if (delay === null) return
  const scope = as('ketoan')
  const open = await desk.openVouchers(scope, 'receivable', customer.id)
  const own = open.filter(({ id }) => !carried.collecting.has(id))
  const due = dueBy(own, addDays(day, -delay))
  if (due.length === 0) return
  const total = toNumber(sumOf(due, (one) => one.remaining))
  const lines = linesOf(due)
  const last = lines.at(-1)!
  if (total > 20_000_000 && dice.percent(25)) last.amount = decimal(aboutHalf(toNumber(last.amount)))
  const isCash = total < 10_000_000 && dice.percent(40)
  const fund = isCash ? 'TM' : dice.percent(80) ? 'VCB' : 'ACB'
  await desk.save(
    scope,
    'incomeVoucher',
    inputOf(
      {
        date: day,
        voucherType: 1,
        partner: customer.id,
        person: customer.contact,
        paymentMethod: isCash ? 1 : 2,
        fund: world.funds[fund],
        description: `Thu nợ ${customer.name}`,
      },
      lines,
    ),
  )
}

/** Pays suppliers from the account with the higher balance, as far as it lasts. */
export const pay = async (
  { desk, world, day, as }: WorkDay,
  supplier: DemoRecords['suppliers'][number],
  delay: number,
): Promise<void> => {
  const scope = as('ketoan')
  const accounts = await Promise.all(
    ['VCB', 'ACB'].map(async (code) => ({ code, left: await desk.balanceOf(scope, world.funds[code]!) })),
  )
  const account = accounts.reduce((best, one) => (one.left > best.left ? one : best))
  const fund = world.funds[account.code]!
  let { left } = account
  const due = dueBy(await desk.openVouchers(scope, 'payable', supplier.id), addDays(day, -delay)).filter((one) => {
    const amount = toNumber(one.remaining)
    if (amount > left) return false
    left -= amount
    return true
  })
  if (due.length === 0) return
  await desk.save(
    scope,
    'outcomeVoucher',
    inputOf(
      {
        date: day,
        voucherType: 1,
        partner: supplier.id,
        person: supplier.contact,
        paymentMethod: 2,
        fund,
        description: `Thanh toán tiền hàng ${supplier.name}`,
      },
      linesOf(due),
    ),
  )
}

interface Other {
  item: string
  amount: number
  person: string
  text: string
  fund?: 'TM' | 'VCB'
}

const other = async (
  office: WorkDay,
  kind: 'incomeVoucher' | 'outcomeVoucher',
  { item, amount, person, text, fund = 'TM' }: Other,
): Promise<void> => {
  const scope = office.as('ketoan')
  if (kind === 'outcomeVoucher' && !(await canPay(office, scope, fund, amount))) return
  await office.desk.save(
    scope,
    kind,
    inputOf(
      {
        date: office.day,
        voucherType: 2,
        person,
        paymentMethod: fund === 'TM' ? 1 : 2,
        fund: office.world.funds[fund],
        description: text,
      },
      [{ otherMethod: office.world.items[item], amount: decimal(amount), note: text }],
    ),
  )
}

/** Regular monthly and weekly income and expenses. */
export const payRegularCosts = async (office: WorkDay, index: number): Promise<void> => {
  const { day, dice } = office
  const [date, month] = [Number(day.slice(8)), day.slice(5, 7)]
  const out = (one: Other) => other(office, 'outcomeVoucher', one)
  if (date === 5)
    await out({
      item: 'CP01',
      amount: 111_000_000,
      person: 'Trần Thị Mai',
      text: `Lương nhân viên kỳ trước tháng ${month}`,
      fund: 'VCB',
    })
  if (date === 3)
    await out({
      item: 'CP02',
      amount: 38_000_000,
      person: 'Ông Đỗ Hữu Phước',
      text: `Thuê kho tháng ${month}`,
      fund: 'VCB',
    })
  if (date === 12)
    await out({
      item: 'CP03',
      amount: dice.between(58, 74) * 100_000,
      person: 'Điện lực',
      text: `Tiền điện nước tháng ${month}`,
    })
  if (date === 25)
    await out({
      item: 'CP04',
      amount: 165_000,
      person: 'Ngân hàng',
      text: `Phí dịch vụ ngân hàng tháng ${month}`,
      fund: 'VCB',
    })
  if (index % 6 === 4)
    await out({
      item: 'CVC01',
      amount: dice.between(8, 22) * 50_000,
      person: 'Huỳnh Tấn Tài',
      text: 'Xăng dầu, cầu đường xe giao hàng',
    })
  if (index % 12 === 7)
    await other(office, 'incomeVoucher', {
      item: 'TK01',
      amount: dice.between(6, 14) * 50_000,
      person: 'Vựa ve chai Năm Đực',
      text: 'Bán thùng carton, phế liệu',
    })
}

interface Moved {
  from: 'TM' | 'VCB' | 'ACB'
  to: 'TM' | 'VCB' | 'ACB'
  amount: number
  fee?: number
  text: string
}

/** Cash is drawn for the till on Mondays, what was sold over the counter is paid in, and the accounts are balanced. */
export const moveMoney = async (office: WorkDay, index: number): Promise<void> => {
  const { desk, as, day, world, dice } = office
  const moves: readonly (Moved | false)[] = [
    index % 7 === 2 && {
      from: 'VCB',
      to: 'TM',
      amount: dice.between(3, 6) * 5_000_000,
      fee: 22_000,
      text: 'Rút tiền về quỹ chi tiêu trong tuần',
    },
    index % 14 === 9 && {
      from: 'TM',
      to: 'VCB',
      amount: dice.between(4, 9) * 1_000_000,
      text: 'Nộp tiền bán lẻ vào tài khoản',
    },
    index % 20 === 12 && {
      from: 'VCB',
      to: 'ACB',
      amount: 50_000_000,
      fee: 11_000,
      text: 'Chuyển sang tài khoản ACB trả nhà cung cấp',
    },
  ]
  for (const move of moves) {
    if (!move) continue
    const { from, to, amount, fee = 0, text } = move
    const scope = as('ketoan')
    if (!(await canPay(office, scope, from, amount + fee))) continue
    const values = {
      date: day,
      fund: world.funds[from],
      toFund: world.funds[to],
      amount: decimal(amount),
      fee: decimal(fee),
      feeMethod: fee > 0 ? world.items['CP04'] : null,
      description: text,
    }
    await desk.save(scope, 'moneyTransfer', inputOf(values, []))
  }
}
