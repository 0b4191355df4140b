/**
 * The registry of lists, one line each. Lists that others refer to come first, because records are created in this
 * order.
 */
import type { AnyList, ListMeta, RowOf } from '#model/list.ts'
import { registryOf } from '#model/registry.ts'
import { meta as cardType } from './card-type/meta.ts'
import { meta as contact } from './contact/meta.ts'
import { meta as contactType } from './contact-type/meta.ts'
import { meta as coupon } from './coupon/meta.ts'
import { meta as currency } from './currency/meta.ts'
import { meta as department } from './department/meta.ts'
import { meta as district } from './district/meta.ts'
import { meta as employee } from './employee/meta.ts'
import { meta as fund } from './fund/meta.ts'
import { meta as nation } from './nation/meta.ts'
import { meta as otherIncome } from './other-income/meta.ts'
import { meta as otherOutcome } from './other-outcome/meta.ts'
import { meta as partner } from './partner/meta.ts'
import { meta as partnerGroup } from './partner-group/meta.ts'
import { meta as paymentTerm } from './payment-term/meta.ts'
import { meta as position } from './position/meta.ts'
import { meta as priceLevel } from './price-level/meta.ts'
import { meta as product } from './product/meta.ts'
import { meta as productBranch } from './product-branch/meta.ts'
import { meta as productGroup } from './product-group/meta.ts'
import { meta as province } from './province/meta.ts'
import { meta as store } from './store/meta.ts'
import { meta as unit } from './unit/meta.ts'
import { meta as village } from './village/meta.ts'

const entries = {
  unit: { meta: unit, load: async () => (await import('./unit/index.ts')).unit },
  currency: { meta: currency, load: async () => (await import('./currency/index.ts')).currency },
  paymentTerm: { meta: paymentTerm, load: async () => (await import('./payment-term/index.ts')).paymentTerm },
  department: { meta: department, load: async () => (await import('./department/index.ts')).department },
  position: { meta: position, load: async () => (await import('./position/index.ts')).position },
  contactType: { meta: contactType, load: async () => (await import('./contact-type/index.ts')).contactType },
  cardType: { meta: cardType, load: async () => (await import('./card-type/index.ts')).cardType },
  otherIncome: { meta: otherIncome, load: async () => (await import('./other-income/index.ts')).otherIncome },
  otherOutcome: { meta: otherOutcome, load: async () => (await import('./other-outcome/index.ts')).otherOutcome },
  partnerGroup: { meta: partnerGroup, load: async () => (await import('./partner-group/index.ts')).partnerGroup },
  employee: { meta: employee, load: async () => (await import('./employee/index.ts')).employee },
  store: { meta: store, load: async () => (await import('./store/index.ts')).store },
  fund: { meta: fund, load: async () => (await import('./fund/index.ts')).fund },
  productBranch: { meta: productBranch, load: async () => (await import('./product-branch/index.ts')).productBranch },
  productGroup: { meta: productGroup, load: async () => (await import('./product-group/index.ts')).productGroup },
  nation: { meta: nation, load: async () => (await import('./nation/index.ts')).nation },
  province: { meta: province, load: async () => (await import('./province/index.ts')).province },
  district: { meta: district, load: async () => (await import('./district/index.ts')).district },
  village: { meta: village, load: async () => (await import('./village/index.ts')).village },
  partner: { meta: partner, load: async () => (await import('./partner/index.ts')).partner },
  coupon: { meta: coupon, load: async () => (await import('./coupon/index.ts')).coupon },
  contact: { meta: contact, load: async () => (await import('./contact/index.ts')).contact },
  product: { meta: product, load: async () => (await import('./product/index.ts')).product },
  priceLevel: { meta: priceLevel, load: async () => (await import('./price-level/index.ts')).priceLevel },
}
export const listRegistry = registryOf<ListMeta, AnyList>(Object.values(entries))

/** Declares what rules may know of the records of each list. */
type Rows = { [N in keyof typeof entries]: RowOf<Awaited<ReturnType<(typeof entries)[N]['load']>>> }
declare module '#model/rule-context.ts' {
  interface ListRows extends Rows {}
}

export const listMetas: readonly ListMeta[] = listRegistry.metas
