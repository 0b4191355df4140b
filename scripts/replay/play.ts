/** Enters the file through the calls of the product, in chronological order. Existing records are skipped. */
import { addDays, type Day } from '#kernel/day.ts'
import { toNumber, zero } from '#kernel/decimal.ts'
import type { Row } from '#model/table.ts'
import { doEach, measured, type Step } from './progress.ts'
import type { Customer, Goods, Line, Sale, Sales } from './sales.ts'
import type { Staff } from './shop.ts'
import { importRows, type Headings } from './workbook.ts'

type Ids = Map<string, string>
type Coded = Readonly<{ s_ID: string; Code: string }>
type Numbered = Readonly<{ s_ID: string; NumberID: string }>

/** The ids of a list by code. */
const idsOf = async (rows: Promise<readonly Coded[]>): Promise<Ids> =>
  new Map((await rows).map((row) => [row.Code, row.s_ID]))

const groupOf = (goods: Goods): string => (goods.isService ? 'DICHVU' : 'HANG')
const supplierCode = 'NCC-REPLAY'
const walkIn = 'KHLE'
const linesPerDocument = 1000

interface ShopIds {
  products: Ids
  partners: Ids
  unit: string
  store: string
}

/** Saves the groups, units and people that products and documents refer to. */
const prepareLists = async ({ accountant }: Staff): Promise<{ groups: Ids; unit: string; store: string }> => {
  const branches = await idsOf(accountant.rows('ApiListBranchProduct/getList'))
  const known = await idsOf(accountant.rows('ListProductGroup/getList'))
  for (const [Code, Name] of [
    ['HANG', 'Hàng hóa'],
    ['DICHVU', 'Dịch vụ'],
  ] as const) {
    if (known.has(Code)) continue
    const saved = await accountant.save('ListProductGroup', { Code, Name, Branch_ID: branches.get('CHUNG') })
    known.set(Code, saved.s_ID)
  }
  const units = await idsOf(accountant.rows('ApiListUnit/getList'))
  const stores = await idsOf(accountant.rows('ApiListStore/getList'))
  return { groups: known, unit: units.get('CAI')!, store: stores.get('KHO01')! }
}

const goodsRow = (one: Goods): Row => ({
  'Mã hàng': one.code,
  'Tên hàng': one.name,
  'Mã nhóm hàng': groupOf(one),
  ĐVT: 'Cái',
  'Giá bán': one.sellPrice,
  'Giá mua': one.buyPrice,
  '% VAT': zero,
  'Được giảm thuế': 'Không',
})
const goodsHeadings: Headings = {
  'Mã hàng': 'code',
  'Tên hàng': 'text',
  'Mã nhóm hàng': 'code',
  ĐVT: 'text',
  'Giá bán': 'price',
  'Giá mua': 'price',
  '% VAT': 'price',
  'Được giảm thuế': 'text',
}

/** Products are imported as a file; services must be marked one by one. */
const saveGoods = async (
  { accountant }: Staff,
  goods: readonly Goods[],
  { groups, unit }: { groups: Ids; unit: string },
): Promise<{ ids: Ids; step: Step }> => {
  const known = await idsOf(accountant.rows('Product/getlist'))
  const missing = goods.filter(({ code }) => !known.has(code))
  const step = await measured({ name: 'Hàng hóa · goods', count: missing.length }, async () => {
    const rows = missing.filter((one) => !one.isService).map(goodsRow)
    await importRows(accountant, 'Product', { headings: goodsHeadings, rows })
    for (const one of missing.filter((each) => each.isService)) {
      await accountant.save('Product', {
        Code: one.code,
        Name: one.name,
        Group_ID: groups.get(groupOf(one)),
        unitId: unit,
        sellPrice: toNumber(one.sellPrice),
        VAT: 0,
        vatReducible: false,
        trackStock: false,
      })
    }
  })
  return { ids: await idsOf(accountant.rows('Product/getlist')), step }
}

const partnerRow = ({ code, country }: Customer): Row => ({
  Mã: code,
  Tên: `Khách hàng ${code}`,
  Loại: 'Khách hàng',
  'Địa chỉ 1': country,
})
const supplier: Row = {
  Mã: supplierCode,
  Tên: 'Nhà cung cấp của bộ dữ liệu',
  Loại: 'Nhà cung cấp',
  'Địa chỉ 1': null,
}
const partnerHeadings: Headings = { Mã: 'code', Tên: 'text', Loại: 'text', 'Địa chỉ 1': 'text' }

const savePartners = async (
  { accountant }: Staff,
  customers: readonly Customer[],
): Promise<{ ids: Ids; step: Step }> => {
  const known = await idsOf(accountant.rows('Customer/getlist'))
  const rows = [supplier, ...customers.map(partnerRow)].filter((row) => !known.has(String(row['Mã'])))
  const step = await measured({ name: 'Đối tượng · partners', count: rows.length }, () =>
    importRows(accountant, 'Customer', { headings: partnerHeadings, rows }),
  )
  return { ids: await idsOf(accountant.rows('Customer/getlist')), step }
}

const numbersOf = async (rows: Promise<readonly Numbered[]>): Promise<Set<string>> =>
  new Set((await rows).map((row) => row.NumberID))

const parts = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size))

/** Receives everything that will be sold, on the day before the shop opens. */
const receiveGoods = async (
  { accountant }: Staff,
  { goods, sales }: Sales,
  { products, partners, unit, store }: ShopIds,
): Promise<Step> => {
  const known = await numbersOf(accountant.rows('Import/getlist'))
  const day = addDays(
    sales.map(({ date }) => date).reduce((a, b) => (a < b ? a : b)),
    -1,
  )
  const stocked = goods.filter((one) => !one.isService && one.sold > zero)
  const receipts = parts(stocked, linesPerDocument).map((lines, index) => ({
    NumberID: `PN${String(index + 1).padStart(6, '0')}`,
    lines,
  }))
  return doEach(
    { name: 'Phiếu nhập · receipts', items: receipts.filter((one) => !known.has(one.NumberID)) },
    async (one) => {
      await accountant.save('Import', {
        NumberID: one.NumberID,
        dtDate: day,
        confirm: ['dateFar'],
        Object_ID: partners.get(supplierCode),
        Store_ID: store,
        lines: one.lines.map(({ code, sold, buyPrice }) => ({
          Product_ID: products.get(code),
          unitId: unit,
          Qty: toNumber(sold),
          Price: toNumber(buyPrice),
          VAT: 0,
        })),
      })
    },
  )
}

/** The number from the file, with the prefix of the product. */
const numberOf = (sale: Sale & { isReturn: boolean }): string =>
  `${sale.isReturn ? 'TH' : 'BH'}${sale.number.replace(/^C/, '')}`

const record = (sale: Sale & { isReturn: boolean }, { products, partners, unit, store }: ShopIds) => ({
  NumberID: numberOf(sale),
  dtDate: sale.date,
  confirm: ['dateFar'],
  Object_ID: partners.get(sale.customer || walkIn),
  Store_ID: store,
  lines: sale.lines.map(({ product, quantity, price }: Line) => ({
    Product_ID: products.get(product),
    unitId: unit,
    Qty: toNumber(quantity),
    Price: toNumber(price),
    VAT: 0,
  })),
})

interface OpenBill extends Numbered {
  Object_ID: string
  remaining: number
}

/** In the evening all customers pay what they bought that day, with one voucher each. */
const takeMoney = async ({ accountant }: Staff, date: Day): Promise<Step> => {
  const bills = await accountant.rows<OpenBill>('Order/getlist', { FromDate: date, ToDate: date, iStat: 1 })
  const open = Map.groupBy(
    bills.filter((bill) => bill.remaining > 0),
    (bill) => bill.Object_ID,
  )
  return doEach({ name: `Phiếu thu · receipts of money ${date}`, items: [...open] }, async ([partner, owed]) => {
    await accountant.save('Income', {
      dtDate: date,
      confirm: ['dateFar'],
      iType: 1,
      Object_ID: partner,
      Method: 1,
      Description: `Thu tiền bán hàng ngày ${date}`,
      lines: owed.map((bill) => ({ voucherModule: 'Order', voucherId: bill.s_ID, amount: bill.remaining })),
    })
  })
}

const together = (name: string, steps: readonly Step[]): Step => ({
  name,
  count: steps.reduce((sum, step) => sum + step.count, 0),
  seconds: steps.reduce((sum, step) => sum + step.seconds, 0),
})

/** Day by day: first bills and returns in their order, then payments. */
const sell = async (staff: Staff, { sales }: Sales, shelf: ShopIds): Promise<Step[]> => {
  const { seller } = staff
  const [bills, returns] = [
    await numbersOf(seller.rows('Order/getlist')),
    await numbersOf(seller.rows('ImportReturn/getlist')),
  ]
  const missing = sales.filter((sale) => !(sale.isReturn ? returns : bills).has(numberOf(sale)))
  const sold: Step[] = []
  const paid: Step[] = []
  for (const [date, today] of Map.groupBy(sales, (sale) => sale.date)) {
    const items = today.filter((sale) => missing.includes(sale))
    sold.push(
      await doEach({ name: `Bán và trả · bills and returns ${date}`, items }, async (sale) => {
        await seller.save(sale.isReturn ? 'ImportReturn' : 'Order', record(sale, shelf))
      }),
    )
    paid.push(await takeMoney(staff, date))
  }
  return [together('Bán và trả hàng · bills and returns', sold), together('Phiếu thu · receipts of money', paid)]
}

/** Throws CallError at the first refused call; a later run continues from there. */
export const play = async (staff: Staff, file: Sales): Promise<Step[]> => {
  const lists = await prepareLists(staff)
  const goods = await saveGoods(staff, file.goods, lists)
  const partners = await savePartners(staff, file.customers)
  const shelf: ShopIds = { ...lists, products: goods.ids, partners: partners.ids }
  return [goods.step, partners.step, await receiveGoods(staff, file, shelf), ...(await sell(staff, file, shelf))]
}
