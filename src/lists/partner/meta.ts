import { listMeta } from '#model/list.ts'

export const meta = listMeta({
  name: 'partner',
  right: 'Customer',
  wire: {
    module: 'Customer',
    list: 'getlist',
    lookups: ['getlistShort'],
    calls: { 'ListForReport/ObjectForReport': { all: true } },
  },
  screen: {
    area: 'category',
    order: 10,
    bases: ['/sales/company', '/purchase/company', '/category/company'],
    import: true,
    // Contract README §5.2 no. 5.
    leavesWhenExpired: true,
    quickCreate: 'category',
    searched: true,
    hub: true,
    // Contract amendments.
    pickerRows: 200,
    quickLists: {
      '/sales/company': { group: 'sales', order: 0 },
      '/purchase/company': { group: 'purchase', order: 0 },
    },
    views: {
      '/sales/company': { label: 'partner.customer', listTitle: 'partner.customerList', narrow: { objType: 'kh' } },
      '/purchase/company': { label: 'partner.supplier', listTitle: 'partner.supplierList', narrow: { objType: 'ncc' } },
    },
  },
})
