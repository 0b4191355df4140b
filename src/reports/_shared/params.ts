/** Conditions that several reports ask for (contract reports §1.2); empty means all. */
import { day, ref, refs } from '#model/field.ts'

export const range = {
  from: day({ label: 'report.from', wire: 'fromDate' }),
  to: day({ label: 'report.to', wire: 'toDate' }),
}

const customers = { objType: 'kh' }
export const customerGroup = ref('partnerGroup')({
  label: 'report.customerGroup',
  wire: 'ObjectGroup_ID',
  narrow: customers,
})
export const customerFilter = {
  partnerGroup: customerGroup,
  partner: ref('partner')({ label: 'report.customer', wire: 'Object_ID', narrow: customers }),
}

export const productFilter = {
  branch: ref('productBranch')({ label: 'report.branch', wire: 'Branch_ID' }),
  group: ref('productGroup')({ label: 'report.productGroup', wire: 'Group_ID' }),
  product: ref('product')({ label: 'report.product', wire: 'Product_ID' }),
}

export const stores = { stores: refs('store')({ label: 'report.stores', wire: 'lstStore' }) }
