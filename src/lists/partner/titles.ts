export const vi = {
  partner: 'Đối tượng',
  'partner.list': 'Danh sách đối tượng',
  'partner.customer': 'Khách hàng',
  'partner.customerList': 'Danh sách khách hàng',
  'partner.supplier': 'Nhà cung cấp',
  'partner.supplierList': 'Danh sách nhà cung cấp',
} as const

export const en: Record<keyof typeof vi, string> = {
  partner: 'Objects',
  'partner.list': 'Customers and suppliers',
  'partner.customer': 'Customers',
  'partner.customerList': 'Customers',
  'partner.supplier': 'Suppliers',
  'partner.supplierList': 'Suppliers',
}
