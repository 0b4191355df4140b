export const vi = {
  incomeVoucher: 'Phiếu thu',
  'incomeVoucher.other': 'Phiếu thu khác',
  'make.incomeVoucher': 'Thu tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  incomeVoucher: 'Receipt voucher',
  'incomeVoucher.other': 'Other receipt',
  'make.incomeVoucher': 'Collect',
}
