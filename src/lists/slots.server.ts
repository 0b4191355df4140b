/** The lists with server functions of their own. */
import type { ListSlots } from '#engine/record.ts'
import { partnerSlots } from './partner/slots.server.ts'
import { productSlots } from './product/slots.server.ts'
import { contactSlots, currencySlots, fundSlots, storeSlots, twoLevels } from './small.server.ts'

export const listSlots: Readonly<Record<string, ListSlots>> = {
  partner: partnerSlots,
  product: productSlots,
  contact: contactSlots,
  store: storeSlots,
  fund: fundSlots,
  currency: currencySlots,
  otherIncome: twoLevels('other_income'),
  otherOutcome: twoLevels('other_outcome'),
}
