export const vi = {
  'field.payer': 'Người nộp tiền',
  'field.incomeItem': 'Khoản thu',
  'incomeType.customer': 'Thu khách hàng',
  'incomeType.other': 'Thu khác',
  'print.incomeVoucher': 'Phiếu thu (01-TT)',
  'print.incomeVoucherK80': 'Phiếu thu (khổ 80 mm)',
  'incomeVoucher.list': 'Danh sách phiếu thu',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.payer': 'Payer',
  'field.incomeItem': 'Income item',
  'incomeType.customer': 'From a customer',
  'incomeType.other': 'Other receipt',
  'print.incomeVoucher': 'Receipt voucher (01-TT)',
  'print.incomeVoucherK80': 'Receipt voucher (80 mm)',
  'incomeVoucher.list': 'Receipt vouchers',
}
