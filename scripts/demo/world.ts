/** Saves the lists of the demo company through the program, and keeps their ids for the story. */
import { saveRecord } from '#engine/record/save.ts'
import type { Principal, Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays, day, type Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { hashPassword } from '#server/access/passwords.ts'
import { placesNamed } from '#lists/_shared/places.server.ts'
import { addressKeys, splitAddress } from '#lists/village/split-address.ts'
import { listModules } from '#server/calls/registry.ts'
import { effectiveRights } from '#server/access/rights.ts'
import * as goodsList from '#start/goods.server.ts'
import type { Goods } from '#start/goods.server.ts'
import * as partnerList from '#start/partners.server.ts'
import type { Customer, Supplier } from '#start/partners.server.ts'
import { saveCarriers, type DemoCarriers } from './carriers.ts'
import { saveSeries } from './invoices.ts'
import { savePriceLevels } from './price-levels.ts'
import { employees, funds, stores, users, type UserName } from './people.ts'

export interface Product extends Goods {
  id: string
  unitId: string
  packId: string
}
export interface DemoRecords {
  products: readonly Product[]
  customers: readonly (Customer & { id: string; employee: string; place: Place })[]
  walkIn: string
  suppliers: readonly (Supplier & { id: string })[]
  carriers: DemoCarriers
  /** Ids by code. */
  stores: Ids
  funds: Ids
  items: Ids
  employees: readonly string[]
  users: Readonly<Record<UserName, Principal>>
}
/** Where a receiver is, as far as it is known. */
interface Place {
  province?: string | null
  village?: string
}
type Ids = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

const million = 1_000_000
/** Lists of reasons; their codes differ. */
const reasons = ['other_income', 'other_outcome', 'other_import_method', 'other_issue_method']
export interface Coupon {
  code: string
  value: number
  minOrder: number
}
export const welcomeCoupon: Coupon = { code: 'CHAO50', value: 50_000, minOrder: 500_000 }

/** Updates the record if it has an `id`, otherwise creates one. */
const save = async (scope: Scope, list: string, { id, ...values }: Values): Promise<string> => {
  const module = listModules.find(({ definition }) => definition.name === list)!
  const saved = await saveRecord(scope, module, {
    id: (id as string | undefined) ?? null,
    version: undefined,
    confirm: [],
    values,
    problems: [],
  })
  return saved.id
}

/** Ids of existing records of a table, by code. */
const idsOf = async (scope: Scope, table: string): Promise<Record<string, string>> => {
  const rows = await scope.tx.query<{ id: string; code: string }>(sql`select id, code from ${sql.ident(table)}`)
  return Object.fromEntries(rows.map(({ id, code }) => [code, id]))
}

const savePeople = async (scope: Scope): Promise<string[]> => {
  const [departments, positions] = [await idsOf(scope, 'department'), await idsOf(scope, 'position')]
  const ids: string[] = []
  for (const { department, position, birthday, salary, ...rest } of employees) {
    const values = {
      ...rest,
      department: departments[department],
      position: positions[position],
      birthday: day(birthday),
    }
    ids.push(
      await save(scope, 'employee', { ...values, salary: decimal(salary * million), startDate: day('2022-03-01') }),
    )
  }
  return ids
}

const saveStores = async (scope: Scope, people: readonly string[]): Promise<Ids> => {
  const known = await idsOf(scope, 'store')
  for (const { code, name, address, keeper } of stores) {
    known[code] = await save(scope, 'store', { id: known[code], code, name, address, keeper: people[keeper] })
  }
  return known
}

const saveFunds = async (scope: Scope): Promise<Ids> => {
  const known = await idsOf(scope, 'fund')
  const currency = (await idsOf(scope, 'currency'))['VND']
  for (const { openingBalance, ...rest } of funds) {
    const values = {
      ...rest,
      currency,
      openingBalance: decimal(openingBalance),
      openingDate: scope.settings.openingDate,
    }
    known[rest.code] = await save(scope, 'fund', { id: known[rest.code], ...values })
  }
  return known
}

const saveGoods = async (scope: Scope, suppliers: DemoRecords['suppliers']): Promise<Product[]> => {
  const [branches, groups, units] = [
    await idsOf(scope, 'product_branch'),
    {} as Record<string, string>,
    await idsOf(scope, 'unit'),
  ]
  for (const one of goodsList.branches) branches[one.code] ??= await save(scope, 'productBranch', { ...one })
  for (const { branch, ...one } of goodsList.groups)
    groups[one.code] = await save(scope, 'productGroup', { ...one, branch: branches[branch] })
  for (const one of goodsList.units) units[one.code] ??= await save(scope, 'unit', { ...one, decimals: 2 })
  const products: Product[] = []
  for (const [index, one] of goodsList.goods.entries()) {
    const ids = { unitId: units[one.unit]!, packId: units[one.pack]! }
    const pack = {
      lineId: null,
      unit: ids.packId,
      factor: decimal(one.factor),
      sellPrice: decimal(goodsList.packPrice(one)),
      buyPrice: decimal(goodsList.packCost(one)),
    }
    const id = await save(scope, 'product', {
      name: one.name,
      group: groups[one.group],
      unit: ids.unitId,
      barcode: goodsList.barcode(5_550_000 + index),
      sellPrice: decimal(one.sellPrice),
      buyPrice: decimal(one.buyPrice),
      vatRate: decimal(one.vat === 5 ? 5 : 10),
      vatReducible: one.vat === 8,
      supplier: suppliers.find((supplier) => supplier.groups.includes(one.group))?.id,
      stockMin: decimal(one.factor * 8),
      stockMax: decimal(one.factor * 120),
      units: [{ ...pack, barcode: goodsList.barcode(6_660_000 + index) }],
      // Wholesale goods leave and come in their packs.
      saleUnit: one.pack === 'THUNG' ? ids.packId : ids.unitId,
      purchaseUnit: ids.packId,
    })
    products.push({ ...one, ...ids, id })
  }
  return products
}

const contactOf = ({ contact, phone }: { contact: string; phone: string }) => [
  { lineId: null, name: contact, phone, position: null },
]

/** Street and commune of an address, as the form fills them in. */
const placed = async (scope: Scope, address: string) => {
  const places = await placesNamed(scope, { keys: addressKeys(address), codes: [] })
  const { street, place } = splitAddress(address, places)
  return place?.level === 4
    ? { address1: street, place: { province: place.province, village: place.id } }
    : { address1: address, place: {} }
}

const savePartners = async (
  scope: Scope,
  people: readonly string[],
): Promise<Pick<DemoRecords, 'customers' | 'suppliers' | 'walkIn'>> => {
  const groups = await idsOf(scope, 'partner_group')
  for (const one of partnerList.customerGroups) groups[one.code] = await save(scope, 'partnerGroup', { ...one })
  const terms = await idsOf(scope, 'payment_term')
  const openingDate = scope.settings.openingDate as Day
  const common = (one: Customer | Supplier, { address1, place }: Awaited<ReturnType<typeof placed>>) => ({
    name: one.name,
    phone1: one.phone,
    address1,
    ...(place.village ? { village: place.village } : {}),
    contacts: contactOf(one),
    paymentTerm: terms[one.term],
    openingDueDate: one.opening > 0 ? addDays(openingDate, one.term === 'TT30' ? 12 : 5) : null,
  })
  const [customers, suppliers]: [DemoRecords['customers'][number][], DemoRecords['suppliers'][number][]] = [[], []]
  for (const [index, one] of partnerList.customers.entries()) {
    const employee = people[2 + (index % 2)]!
    const at = await placed(scope, one.address)
    const id = await save(scope, 'partner', {
      ...common(one, at),
      partnerType: 1,
      group: groups[one.group],
      taxId: one.isCompany ? partnerList.taxId(100 + index) : null,
      employee,
      creditLimit: decimal(one.creditLimit * million),
      goodsDiscount: decimal(one.discount),
      openingReceivable: decimal(one.opening * million),
    })
    customers.push({ ...one, id, employee, place: at.place })
  }
  for (const [index, one] of partnerList.suppliers.entries()) {
    const values = {
      ...common(one, await placed(scope, one.address)),
      partnerType: 2,
      group: groups['NCCTN'],
      taxId: partnerList.taxId(200 + index),
      openingPayable: decimal(one.opening * million),
    }
    suppliers.push({ ...one, id: await save(scope, 'partner', values) })
  }
  return { customers, suppliers, walkIn: (await idsOf(scope, 'partner'))['KHLE']! }
}

const saveUsers = async (
  scope: Scope,
  people: readonly string[],
  { stores: storeIds, funds: fundIds }: Pick<DemoRecords, 'stores' | 'funds'>,
  password: string,
): Promise<DemoRecords['users']> => {
  const groups = await scope.tx.query<{ id: string; code: string; name: string; rights: Record<string, unknown> }>(
    sql`select id, code, name, rights from user_group`,
  )
  const known = await scope.tx.query<{ id: string }>(sql`select id from app_user where is_admin`)
  const hash = await hashPassword(password)
  const made = []
  for (const { userName, group: code, employee: index } of users) {
    const group = groups.find((one) => one.code === code)!
    const isAdmin = userName === 'admin'
    const [id, employee, { name }] = [isAdmin ? known[0]!.id : scope.newId(), people[index]!, employees[index]!]
    const defaults = { store: storeIds['KHO01']!, cashFund: fundIds['TM']!, bankFund: fundIds['VCB']! }
    await scope.tx
      .query(sql`insert into app_user (id, user_name, password_hash, employee_id, display_name, group_id, email, is_admin, default_store_id, default_cash_fund_id, default_bank_fund_id)
values (${id}, ${userName}, ${hash}, ${employee}, ${name}, ${group.id}, ${`${userName}@hungthinh.example`}, ${isAdmin}, ${defaults.store}, ${defaults.cashFund}, ${defaults.bankFund})
on conflict (tenant_id, id) do update set password_hash = excluded.password_hash, employee_id = excluded.employee_id, display_name = excluded.display_name, email = excluded.email,
  default_store_id = excluded.default_store_id, default_cash_fund_id = excluded.default_cash_fund_id, default_bank_fund_id = excluded.default_bank_fund_id`)
    const principal: Principal = {
      id,
      userName,
      displayName: name,
      groupName: group.name,
      employee,
      isAdmin,
      rights: effectiveRights(group.rights, isAdmin),
      stores: null,
      defaults,
    }
    made.push([userName, principal] as const)
  }
  return Object.fromEntries(made) as Record<UserName, Principal>
}

/** One for everybody, once each; one for drinks. */
const saveCoupons = async (scope: Scope): Promise<void> => {
  const groups = await idsOf(scope, 'product_group')
  await save(scope, 'coupon', {
    code: welcomeCoupon.code,
    name: 'Chào khách: bớt 50.000 đ',
    kind: 2,
    value: decimal(welcomeCoupon.value),
    minOrder: decimal(welcomeCoupon.minOrder),
    usagePerCustomer: 1,
  })
  await save(scope, 'coupon', {
    code: 'GIAIKHAT5',
    name: 'Giải khát: bớt 5 %',
    kind: 1,
    value: decimal(5),
    maxAmount: decimal(200_000),
    usageLimit: 100,
    toDate: addDays(scope.today, 60),
    productGroups: [groups['NUOC'], groups['BIA']],
  })
}

/**
 * The settings must be saved before, because opening debts take their date from them. `password` is that of all users.
 */
export const createRecords = async (scope: Scope, password: string): Promise<DemoRecords> => {
  const people = await savePeople(scope)
  const places = { stores: await saveStores(scope, people), funds: await saveFunds(scope) }
  const partners = await savePartners(scope, people)
  const products = await saveGoods(scope, partners.suppliers)
  await savePriceLevels(scope, { products, customers: partners.customers }, save)
  await saveCoupons(scope)
  const carriers = await saveCarriers(scope, save)
  await saveSeries(scope)
  return {
    ...places,
    ...partners,
    products,
    carriers,
    items: Object.assign({}, ...(await Promise.all(reasons.map((table) => idsOf(scope, table))))) as Ids,
    employees: people,
    users: await saveUsers(scope, people, places, password),
  }
}
