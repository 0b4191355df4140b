/**
 * The sample data of a new business: some goods, customers and suppliers of the demo company, what lay in the store and
 * was owed at the beginning, and what happened in the last days. Everything is saved by the engine, so the ledgers are
 * exact.
 */
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { addDays, showDay, type Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { barcode, branches, goods, groups, packCost, packPrice, units } from './goods.server.ts'
import { customerGroups, customers, suppliers, taxId, type Customer, type Supplier } from './partners.server.ts'
import { writeSampleDays } from './sample-days.server.ts'
import { lockSample, noteSample, sampleRecords } from './sample-records.server.ts'
import { openingDaysAgo, sampleNote, type SampleProduct, type SampleWorld } from './sample-world.server.ts'
import { codedRecord, writeRecord, type SampleWriter } from './sample-writer.server.ts'
import { hasOwnDocuments } from './steps.server.ts'

const sampleGroups = ['MI', 'GIAVI', 'NUOC', 'BIA', 'GIAT']
const goodsPerGroup = 4
const customersPerGroup: Readonly<Record<string, number>> = { DL: 2, ST: 1, TH: 2, NHQ: 1 }

const million = 1_000_000

const chosenGoods = sampleGroups.flatMap((group) => goods.filter((one) => one.group === group).slice(0, goodsPerGroup))
const chosenCustomers = Object.entries(customersPerGroup).flatMap(([group, count]) =>
  customers.filter((one) => one.group === group).slice(0, count),
)
const chosenSuppliers = suppliers.filter((one) => one.groups.some((group) => sampleGroups.includes(group)))

const unitOf = (writer: SampleWriter, code: string): Promise<string> =>
  codedRecord(writer, 'unit', { code, name: units.find((one) => one.code === code)?.name ?? code, note: sampleNote })

const groupOf = async (writer: SampleWriter, code: string): Promise<string> => {
  const { name, branch } = groups.find((one) => one.code === code)!
  const of = branches.find((one) => one.code === branch)!
  const branchId = await codedRecord(writer, 'productBranch', { ...of, note: sampleNote })
  return codedRecord(writer, 'productGroup', { code, name, branch: branchId, note: sampleNote })
}

const writeGoods = async (writer: SampleWriter, sellers: SampleWorld['suppliers']): Promise<SampleProduct[]> => {
  const products: SampleProduct[] = []
  for (const [index, one] of chosenGoods.entries()) {
    const [unit, packId] = [await unitOf(writer, one.unit), await unitOf(writer, one.pack)]
    const prices = { sellPrice: decimal(packPrice(one)), buyPrice: decimal(packCost(one)) }
    const id = await writeRecord(writer, 'product', {
      name: one.name,
      note: sampleNote,
      group: await groupOf(writer, one.group),
      unit,
      barcode: barcode(5_770_000 + index),
      sellPrice: decimal(one.sellPrice),
      buyPrice: decimal(one.buyPrice),
      vatRate: decimal(one.vat === 5 ? 5 : 10),
      vatReducible: one.vat === 8,
      supplier: sellers.find((seller) => seller.groups.includes(one.group))?.id,
      stockMin: decimal(one.factor * 8),
      units: [{ lineId: null, unit: packId, factor: decimal(one.factor), ...prices }],
      purchaseUnit: packId,
    })
    products.push({ ...one, id, packId })
  }
  return products
}

/** What is owed from before is due in the days to come; nothing begins overdue. */
const openingDays = 20

const termOf = async ({ tx }: Scope, code: string): Promise<string | null> =>
  (
    await tx.query<{ id: string }>(
      sql`select t.id from payment_term t where ${sql.ours('t')} and t.active and t.code_key = lower(${code})`,
    )
  )[0]?.id ?? null

const partnerValues = async (
  { scope }: SampleWriter,
  { name, phone, address, contact, term }: Customer | Supplier,
  openingDate: Day,
) => ({
  name,
  note: sampleNote,
  phone1: phone,
  address1: address,
  contacts: [{ lineId: null, name: contact, phone, position: null }],
  paymentTerm: await termOf(scope, term),
  openingDate,
  openingDueDate: addDays(openingDate, openingDays),
})

const writeCustomers = async (writer: SampleWriter, opened: Day): Promise<SampleWorld['customers']> => {
  const made: SampleWorld['customers'][number][] = []
  for (const [index, one] of chosenCustomers.entries()) {
    const known = customerGroups.find(({ code }) => code === one.group) ?? { name: 'Đại lý', partnerType: 1 }
    const group = await codedRecord(writer, 'partnerGroup', { ...known, code: one.group, note: sampleNote })
    const id = await writeRecord(writer, 'partner', {
      ...(await partnerValues(writer, one, opened)),
      partnerType: 1,
      group,
      taxId: one.isCompany ? taxId(300 + index) : null,
      creditLimit: decimal(one.creditLimit * million),
      openingReceivable: decimal(one.opening * million),
    })
    made.push({ ...one, id })
  }
  return made
}

const writeSuppliers = async (writer: SampleWriter, opened: Day): Promise<SampleWorld['suppliers']> => {
  const made: SampleWorld['suppliers'][number][] = []
  for (const [index, one] of chosenSuppliers.entries()) {
    const id = await writeRecord(writer, 'partner', {
      ...(await partnerValues(writer, one, opened)),
      partnerType: 2,
      taxId: taxId(400 + index),
      openingPayable: decimal(one.opening * million),
    })
    made.push({ ...one, id })
  }
  return made
}

/** Where the sample happens; every business begins with a store and a cash fund. */
const placesOf = async ({ tx }: Scope): Promise<Pick<SampleWorld, 'store' | 'cashFund' | 'walkIn'>> => {
  const [places] = await tx.query<{ store: string | null; cashFund: string | null; walkIn: string | null }>(sql`select
    (select s.id from store s where ${sql.ours('s')} and s.active order by s.is_default desc, s.code_key limit 1) as store,
    (select f.id from fund f where ${sql.ours('f')} and f.active and f.kind = 'cash' order by f.is_default desc, f.code_key limit 1) as "cashFund",
    (select p.id from partner p where ${sql.ours('p')} and p.active and p.is_walk_in order by p.code_key limit 1) as "walkIn"`)
  const { store, ...rest } = places!
  if (!store) throw new Refused([problem('', 'required.store')])
  return { ...rest, store }
}

const refuseLoading = async (scope: Scope): Promise<void> => {
  const { today, settings } = scope
  if ((await sampleRecords(scope)).length > 0) throw new Refused([problem('', 'sampleLoaded')])
  if (await hasOwnDocuments(scope)) throw new Refused([problem('', 'sampleOwn')])
  if (settings.lockDate && settings.lockDate >= today)
    throw new Refused([problem('', 'locked', { date: showDay(settings.lockDate) })])
}

/** Makes the sample; returns how many records and documents that are. Throws Refused. */
export const loadSample = async (scope: Scope): Promise<number> => {
  await lockSample(scope)
  await refuseLoading(scope)
  const { today, settings } = scope
  const earliest = settings.lockDate ? addDays(settings.lockDate, 1) : null
  const dayAgo = (days: number): Day => {
    const day = addDays(today, -days)
    return earliest && day < earliest ? earliest : day
  }
  const writer: SampleWriter = { scope, made: [] }
  const places = await placesOf(scope)
  const opened = dayAgo(openingDaysAgo)
  const world = {
    ...places,
    dayAgo,
    customers: await writeCustomers(writer, opened),
    suppliers: await writeSuppliers(writer, opened),
  }
  await writeSampleDays(writer, { ...world, products: await writeGoods(writer, world.suppliers) })
  await noteSample(scope, writer.made)
  return writer.made.length
}
