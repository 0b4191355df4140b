export const vi = {
  'field.payee': 'Người nhận tiền',
  'field.outcomeItem': 'Khoản chi',
  'outcomeType.supplier': 'Chi nhà cung cấp',
  'outcomeType.other': 'Chi khác',
  'print.outcomeVoucher': 'Phiếu chi (02-TT)',
  'print.outcomeVoucherK80': 'Phiếu chi (khổ 80 mm)',
  'outcomeVoucher.list': 'Danh sách phiếu chi',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.payee': 'Payee',
  'field.outcomeItem': 'Expense item',
  'outcomeType.supplier': 'To a supplier',
  'outcomeType.other': 'Other payment',
  'print.outcomeVoucher': 'Payment voucher (02-TT)',
  'print.outcomeVoucherK80': 'Payment voucher (80 mm)',
  'outcomeVoucher.list': 'Payment vouchers',
}
