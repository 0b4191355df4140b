/**
 * The registry of lists, one line each. Lists that others refer to come first, because records are created in this
 * order.
 */
import type { AnyList, ListMeta, RowOf } from '#model/list.ts'
import { registryOf, type LoadedBy } from '#model/registry.ts'
import { meta as carrier } from './carrier/meta.ts'
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
import { meta as otherImportMethod } from './other-import-method/meta.ts'
import { meta as otherIncome } from './other-income/meta.ts'
import { meta as otherIssueMethod } from './other-issue-method/meta.ts'
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
import { meta as shippingFee } from './shipping-fee/meta.ts'
import { meta as store } from './store/meta.ts'
import { meta as unit } from './unit/meta.ts'
import { meta as village } from './village/meta.ts'

const entries = {
  unit: { meta: unit, load: () => import('./unit/index.ts') },
  currency: { meta: currency, load: () => import('./currency/index.ts') },
  paymentTerm: { meta: paymentTerm, load: () => import('./payment-term/index.ts') },
  department: { meta: department, load: () => import('./department/index.ts') },
  position: { meta: position, load: () => import('./position/index.ts') },
  contactType: { meta: contactType, load: () => import('./contact-type/index.ts') },
  cardType: { meta: cardType, load: () => import('./card-type/index.ts') },
  otherIncome: { meta: otherIncome, load: () => import('./other-income/index.ts') },
  otherOutcome: { meta: otherOutcome, load: () => import('./other-outcome/index.ts') },
  otherImportMethod: {
    meta: otherImportMethod,
    load: () => import('./other-import-method/index.ts'),
  },
  otherIssueMethod: {
    meta: otherIssueMethod,
    load: () => import('./other-issue-method/index.ts'),
  },
  partnerGroup: { meta: partnerGroup, load: () => import('./partner-group/index.ts') },
  employee: { meta: employee, load: () => import('./employee/index.ts') },
  store: { meta: store, load: () => import('./store/index.ts') },
  fund: { meta: fund, load: () => import('./fund/index.ts') },
  productBranch: { meta: productBranch, load: () => import('./product-branch/index.ts') },
  productGroup: { meta: productGroup, load: () => import('./product-group/index.ts') },
  nation: { meta: nation, load: () => import('./nation/index.ts') },
  province: { meta: province, load: () => import('./province/index.ts') },
  district: { meta: district, load: () => import('./district/index.ts') },
  village: { meta: village, load: () => import('./village/index.ts') },
  carrier: { meta: carrier, load: () => import('./carrier/index.ts') },
  shippingFee: { meta: shippingFee, load: () => import('./shipping-fee/index.ts') },
  partner: { meta: partner, load: () => import('./partner/index.ts') },
  coupon: { meta: coupon, load: () => import('./coupon/index.ts') },
  contact: { meta: contact, load: () => import('./contact/index.ts') },
  product: { meta: product, load: () => import('./product/index.ts') },
  priceLevel: { meta: priceLevel, load: () => import('./price-level/index.ts') },
}
export const listRegistry = registryOf<ListMeta, AnyList>(Object.values(entries))

/** Declares what rules may know of the records of each list. */
type Rows = { [N in keyof typeof entries]: RowOf<LoadedBy<(typeof entries)[N]['load'], N>> }
declare module '#model/rule-context.ts' {
  interface ListRows extends Rows {}
}

export const listMetas: readonly ListMeta[] = listRegistry.metas
