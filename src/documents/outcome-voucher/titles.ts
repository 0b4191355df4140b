export const vi = {
  outcomeVoucher: 'Phiếu chi',
  'outcomeVoucher.other': 'Phiếu chi khác',
  'make.outcomeVoucher': 'Chi tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  outcomeVoucher: 'Payment voucher',
  'outcomeVoucher.other': 'Other payment',
  'make.outcomeVoucher': 'Pay',
}
