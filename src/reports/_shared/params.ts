/** Conditions that several reports share (contract reports §1.2); empty means no restriction. */
import { day, integer, ref, refs } from '#model/field.ts'
import { partnersOf } from '#model/partner-side.ts'

export const range = {
  from: day({ label: 'report.from', wire: 'fromDate' }),
  to: day({ label: 'report.to', wire: 'toDate' }),
}

/** The kind of partner a report is about. */
export type Party = 'customer' | 'supplier'
export const partnerFilter = (party: Party, wire = 'Object_ID') => ({
  partnerGroup: ref('partnerGroup')({
    label: `report.${party}Group`,
    wire: 'ObjectGroup_ID',
    narrow: partnersOf[party],
  }),
  partner: ref('partner')({ label: `report.${party}`, wire, narrow: partnersOf[party] }),
})

export const productFilter = {
  branch: ref('productBranch')({ label: 'report.branch', wire: 'Branch_ID' }),
  group: ref('productGroup')({ label: 'report.productGroup', wire: 'Group_ID' }),
  product: ref('product')({ label: 'report.product', wire: 'Product_ID' }),
}

/** The number of rows of a ranking. */
export const top = integer({ label: 'report.top', wire: 'nItem', sign: 'any' })
/** The condition under which a ranking has all its rows. */
export const everyRank = { top: 50_000 }

export const stores = { stores: refs('store')({ label: 'report.stores', wire: 'lstStore' }) }
