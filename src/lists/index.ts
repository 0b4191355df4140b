/** The registry of master lists: an explicit list, in the order records may be made (who is referred to comes first). */
import type { AnyList } from '#model/list.ts'
import { cardType } from './card-type.ts'
import { contact } from './contact.ts'
import { currency } from './currency.ts'
import { employee } from './employee.ts'
import { fund } from './fund.ts'
import { otherIncome, otherOutcome } from './other-method.ts'
import { partner } from './partner/index.ts'
import { partnerGroup } from './partner-group.ts'
import { paymentTerm } from './payment-term.ts'
import { contactType, department, position } from './plain.ts'
import { product } from './product/index.ts'
import { productBranch, productGroup } from './product-group.ts'
import { store } from './store.ts'
import { unit } from './unit.ts'

export const lists: readonly AnyList[] = [
  unit,
  currency,
  paymentTerm,
  department,
  position,
  contactType,
  cardType,
  otherIncome,
  otherOutcome,
  partnerGroup,
  employee,
  store,
  fund,
  productBranch,
  productGroup,
  partner,
  contact,
  product,
]
