/** A tenant that has one of everything: two records of every list, documents of every kind, people, views, a file. */
import { lists } from '#lists/all.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { recordHead } from '#wire/list.ts'
import { keep, png, prices, source, type Body, type Caller, type Filling, type FullSet } from './filling.ts'
import { fillDocuments } from './full-documents.ts'
import { fillParcels } from './parcel-parts.ts'
import { bodyOf } from './values.ts'

const recordOver: Readonly<Record<string, (set: Filling, at: 0 | 1) => Body>> = {
  currency: ({ today }, at) => ({
    code: at === 0 ? 'QAA' : 'QBB',
    decimals: 2,
    exchangeRate: 2,
    rates: [{ dtDate: today, ExRate: 2 }],
  }),
  fund: (_set, at) => ({ kind: at === 0 ? 'bank' : 'cash' }),
  partner: (_set, at) => ({
    partnerType: at + 1,
    openingReceivable: at === 0 ? 5_000_000 : 0,
    // Two partners of one telephone or tax code are a question the program asks.
    ...(at === 0 ? {} : { phone1: null, phone2: null, taxId: null }),
  }),
  // Three levels: only old places have districts.
  province: () => ({ scheme: 1 }),
  village: () => ({ scheme: 1 }),
  // In Thành phố Hồ Chí Minh, as it is now.
  store: () => ({
    province: '00000000-0000-8202-8000-000000000079',
    village: '00000000-0000-8402-8000-000000026740',
  }),
  otherIncome: ({ ids }, at) => ({ parent: at === 0 ? null : ids['otherIncome']![0] }),
  otherOutcome: ({ ids }, at) => ({ parent: at === 0 ? null : ids['otherOutcome']![0] }),
  product: ({ ids }, at) => ({
    buyPrice: prices.buying,
    units: [{ unitId: ids['unit']![1 - at], factor: 12, sellPrice: null, barcode: null }],
  }),
  employee: () => ({ salary: prices.wage }),
  coupon: () => ({ value: 5, maxAmount: null }),
  // The second partner is no customer, and a row has one rule.
  priceLevel: ({ ids }, at) => ({
    objects: at === 0 ? [{ Object_ID: ids['partner']![0] }] : [],
    products: [{ Product_ID: ids['product']![at], unitId: ids['unit']![at], m_CustomPrice: prices.sale }],
  }),
}

const makeRecord = async (set: Filling, definition: AnyList, at: 0 | 1): Promise<void> => {
  const { withoutCode, fields, name, wire } = definition
  const { code, ...head } = recordHead
  const all: Fields = { ...(withoutCode ? head : { code, ...head }), ...(fields as Fields) }
  const over = {
    code: `${set.marker}.${name}.${at}`,
    name: `${set.marker} ${name} ${at}`,
    code2: `${set.marker}.2.${at}`,
    ...recordOver[name]?.(set, at),
  }
  const body = bodyOf(all, source(set, at), over)
  keep(set, name, (await set.caller.call(`${wire.module}/UpdateDB`, body)).s_ID, body)
}

const layout = { columns: [{ field: 'NumberID', visible: true, width: 100, order: 0 }], pageSize: 20 }

const makePeople = async (set: Filling): Promise<void> => {
  const { caller, marker, ids } = set
  for (const at of [0, 1] as const) {
    const group = { Code: `${marker}.${at}`, Name: `${marker} nhóm`, note: marker, permissions: [] }
    keep(set, 'userGroup', (await caller.call('ApiGroupUser/UpdateDB', group)).s_ID, group)
    const user = {
      UserName: `${marker}.${at}`.toLowerCase(),
      password: 'matkhau123',
      groupId: ids['userGroup']![at],
      email: `u${at}.${marker.toLowerCase()}@example.vn`,
      employeeId: ids['employee']![at],
      defaultStoreId: ids['store']![0],
      defaultBankFundId: ids['fund']![0],
      defaultCashFundId: ids['fund']![1],
      language: 'vi',
    }
    keep(set, 'user', (await caller.call('ApiListUser/UpdateDB', user)).s_ID, user)
    const view = { gridId: 'Order.list', name: `${marker} ${at}`, query: 'iStat=1', layout, forAll: at === 1 }
    keep(set, 'view', (await caller.call('User/SaveGridView', view)).id, view)
    const form = {
      Code: `${marker}-${at}`,
      Name: `${marker} mẫu`,
      note: marker,
      xType: 5,
      content: `<p>${marker} {{NumberID}}</p>`,
      defaultStores: [ids['store']![at]],
    }
    keep(set, 'printTemplate', (await caller.call('ApiPrintTemplate/UpdateDB', form)).s_ID, form)
  }
  await caller.call('User/SaveGridFormat', { gridId: 'Order.list', forAll: true, layout })
}

const settingsOf = ({ marker, ids }: Filling): Body => ({
  companyName: `${marker} công ty`,
  companyAddress: `${marker} địa chỉ`,
  representative: marker,
  LinkLogo: `/api/File/${ids['attachment']![0]}`,
  defaultStoreId: ids['store']![0],
  defaultBankFundId: ids['fund']![0],
  defaultCashFundId: ids['fund']![1],
})

/** Fills the tenant of the caller. The marker is letters and digits: it becomes part of codes. */
export const fillTenant = async (caller: Caller, marker: string): Promise<FullSet> => {
  const { today } = await caller.call('User/getConfig')
  const set: Filling = { caller, marker, today, ids: {}, bodies: {}, lines: {} }
  for (const at of [0, 1]) keep(set, 'attachment', await caller.upload(`${marker} ${at}.png`, png), {})
  for (const definition of lists) for (const at of [0, 1] as const) await makeRecord(set, definition, at)
  await fillDocuments(set)
  await fillParcels(set)
  await makePeople(set)
  set.bodies['settings'] = settingsOf(set)
  await caller.call('User/SaveConfig', set.bodies['settings'])
  const events = await caller.call('ApiEvent/getlist', null, { nItem: '2' })
  for (const { s_ID } of events.ListItem) keep(set, 'event', s_ID, {})
  return set
}
