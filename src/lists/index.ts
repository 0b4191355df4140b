/** The registry of master lists: a line each, in the order records may be made (who is referred to comes first). */
import type { AnyList, ListMeta } from '#model/list.ts'
import { registryOf } from '#model/registry.ts'
import { meta as cardType } from './card-type/meta.ts'
import { meta as contact } from './contact/meta.ts'
import { meta as contactType } from './contact-type/meta.ts'
import { meta as currency } from './currency/meta.ts'
import { meta as department } from './department/meta.ts'
import { meta as employee } from './employee/meta.ts'
import { meta as fund } from './fund/meta.ts'
import { meta as otherIncome } from './other-income/meta.ts'
import { meta as otherOutcome } from './other-outcome/meta.ts'
import { meta as partner } from './partner/meta.ts'
import { meta as partnerGroup } from './partner-group/meta.ts'
import { meta as paymentTerm } from './payment-term/meta.ts'
import { meta as position } from './position/meta.ts'
import { meta as product } from './product/meta.ts'
import { meta as productBranch } from './product-branch/meta.ts'
import { meta as productGroup } from './product-group/meta.ts'
import { meta as store } from './store/meta.ts'
import { meta as unit } from './unit/meta.ts'

export const listRegistry = registryOf<ListMeta, AnyList>([
  { meta: unit, load: async () => (await import('./unit/index.ts')).unit },
  { meta: currency, load: async () => (await import('./currency/index.ts')).currency },
  { meta: paymentTerm, load: async () => (await import('./payment-term/index.ts')).paymentTerm },
  { meta: department, load: async () => (await import('./department/index.ts')).department },
  { meta: position, load: async () => (await import('./position/index.ts')).position },
  { meta: contactType, load: async () => (await import('./contact-type/index.ts')).contactType },
  { meta: cardType, load: async () => (await import('./card-type/index.ts')).cardType },
  { meta: otherIncome, load: async () => (await import('./other-income/index.ts')).otherIncome },
  { meta: otherOutcome, load: async () => (await import('./other-outcome/index.ts')).otherOutcome },
  { meta: partnerGroup, load: async () => (await import('./partner-group/index.ts')).partnerGroup },
  { meta: employee, load: async () => (await import('./employee/index.ts')).employee },
  { meta: store, load: async () => (await import('./store/index.ts')).store },
  { meta: fund, load: async () => (await import('./fund/index.ts')).fund },
  { meta: productBranch, load: async () => (await import('./product-branch/index.ts')).productBranch },
  { meta: productGroup, load: async () => (await import('./product-group/index.ts')).productGroup },
  { meta: partner, load: async () => (await import('./partner/index.ts')).partner },
  { meta: contact, load: async () => (await import('./contact/index.ts')).contact },
  { meta: product, load: async () => (await import('./product/index.ts')).product },
])

export const listMetas: readonly ListMeta[] = listRegistry.metas
