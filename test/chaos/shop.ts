/** A shop of its own for the clerks: made by the commands and calls a user would use. */
import { addDays, day } from '#kernel/day.ts'
import { signIn, type Client } from '../../scripts/client.ts'
import { command, type Product } from './product.ts'

export interface Shop {
  tenant: string
  password: string
  /** Ids. */
  stores: string[]
  products: string[]
  customers: string[]
  supplier: string
  fund: string
  account: string
  unit: string
  otherOutcome: string
  importMethod: string
  issueMethod: string
  /** Days to write documents on: the last is the latest. */
  days: string[]
  /** User names. */
  clerks: string[]
}

export const password = 'matkhau-2026'
const plenty = 1_000_000

interface Row {
  readonly [name: string]: unknown
  Code: string
  s_ID: string
}

const idsOf = async (client: Client, path: string): Promise<Map<string, string>> =>
  new Map((await client.rows<Row>(path)).map((row) => [row.Code, row.s_ID]))

const several = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index + 1)))

const hire = async (client: Client, tenant: string, count: number): Promise<string[]> => {
  const groups = await idsOf(client, 'ApiGroupUser/getList')
  return several(count, async (index) => {
    const userName = `nhanvien${index}`
    const email = `${userName}@${tenant}.vn`
    await client.save('ApiListUser', { UserName: userName, groupId: groups.get('ADMIN'), email, password })
    return userName
  })
}

export const makeTenant = async (product: Pick<Product, 'dataDir'>, tenant: string): Promise<void> => {
  const words = ['create', tenant, '--name', `Công ty ${tenant}`, '--admin', 'quanly', '--password', password]
  const { code, said } = await command('tenant.ts', words, product.dataDir)
  if (code !== 0) throw new Error(`The tenant could not be made: ${said}`)
}

export const openShop = async (
  product: Product,
  { tenant, clerks }: { tenant: string; clerks: number },
): Promise<Shop> => {
  await makeTenant(product, tenant)
  const client = await signIn({ url: product.url, tenant }, { userName: 'quanly', password })
  const units = await idsOf(client, 'ApiListUnit/getList')
  const unit = units.get('CAI')!
  const stores = await idsOf(client, 'ApiListStore/getList')
  const funds = await idsOf(client, 'ApiListFund/getList')
  const branch = await client.save('ApiListBranchProduct', { Code: 'TRIAL', Name: 'Ngành hàng thử' })
  const group = await client.save('ListProductGroup', { Code: 'NHT', Name: 'Nhóm hàng thử', Branch_ID: branch.s_ID })
  const second = await client.save('ApiListStore', { Code: 'KHO02', Name: 'Kho hai' })
  // Vouchers take items, not their groups.
  const costs = await client.save('ApiListOtherOutcome', { Code: 'CPT', Name: 'Chi phí khác' })
  const other = await client.save('ApiListOtherOutcome', { Code: 'CPT1', Name: 'Phí', Parent_ID: costs.s_ID })
  const account = await client.save('ApiListBank', { Code: 'NHT', Name: 'Ngân hàng', kind: 'bank', accountNumber: '1' })
  const products = await several(6, async (index) => {
    const values = { Code: `SP${index}`, Name: `Hàng ${index}`, Group_ID: group.s_ID, unitId: unit, VAT: 0 }
    return (await client.save('Product', { ...values, sellPrice: 1000 * index, vatReducible: false })).s_ID
  })
  const customers = await several(4, async (index) => {
    return (await client.save('Customer', { Code: `KH${index}`, Name: `Khách ${index}`, partnerType: 1 })).s_ID
  })
  const supplier = (await client.save('Customer', { Code: 'NCC1', Name: 'Nhà cung cấp', partnerType: 2 })).s_ID
  const config = await client.call<{ today: string }>('User/getConfig')
  const today = day(config.today)
  const shop: Shop = {
    tenant,
    password,
    stores: [stores.get('KHO01')!, second.s_ID],
    products,
    customers,
    supplier,
    fund: funds.get('TM')!,
    account: account.s_ID,
    unit,
    otherOutcome: other.s_ID,
    importMethod: (await idsOf(client, 'ApiListPaymentImport/getList')).get('NTANG')!,
    issueMethod: (await idsOf(client, 'ApiListPaymentOrder/getList')).get('XHUY')!,
    days: [-2, -1, 0].map((distance) => addDays(today, distance)),
    clerks: await hire(client, tenant, clerks),
  }
  await stockUp(client, shop, addDays(today, -3))
  return shop
}

/** So much that nothing ever runs out: what is refused would only be refused for reasons of business. */
const stockUp = async (client: Client, shop: Shop, before: string): Promise<void> => {
  for (const store of shop.stores) {
    const lines = shop.products.map((product) => ({
      Product_ID: product,
      unitId: shop.unit,
      Qty: plenty,
      Price: 700,
      VAT: 0,
    }))
    await client.save('Import', { dtDate: before, Object_ID: shop.supplier, Store_ID: store, lines })
  }
  const money = [{ voucherModule: '', otherMethodId: await incomeItem(client), amount: plenty * plenty }]
  await client.save('Income', { dtDate: before, iType: 2, Method: 1, fundId: shop.fund, lines: money })
}

/** Vouchers take items, not their groups. */
const incomeItem = async (client: Client): Promise<string> => {
  const group = await client.save('ApiListOtherIncome', { Code: 'TKT', Name: 'Thu khác' })
  return (await client.save('ApiListOtherIncome', { Code: 'TKT1', Name: 'Góp vốn', Parent_ID: group.s_ID })).s_ID
}
