export const vi = {
  outcomeVoucher: 'Phiếu chi',
  'outcomeVoucher.list': 'Danh sách phiếu chi',
  'outcomeVoucher.other': 'Phiếu chi khác',
  'make.outcomeVoucher': 'Chi tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  outcomeVoucher: 'Payment voucher',
  'outcomeVoucher.list': 'Payment vouchers',
  'outcomeVoucher.other': 'Other payment',
  'make.outcomeVoucher': 'Pay',
}
