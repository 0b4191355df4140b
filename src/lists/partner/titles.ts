export const vi = {
  partner: 'Đối tượng',
  'partner.customer': 'Khách hàng',
  'partner.supplier': 'Nhà cung cấp',
} as const

export const en: Record<keyof typeof vi, string> = {
  partner: 'Objects',
  'partner.customer': 'Customers',
  'partner.supplier': 'Suppliers',
}
