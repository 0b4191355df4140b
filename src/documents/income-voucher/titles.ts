export const vi = {
  incomeVoucher: 'Phiếu thu',
  'incomeVoucher.list': 'Danh sách phiếu thu',
  'incomeVoucher.other': 'Phiếu thu khác',
  'make.incomeVoucher': 'Thu tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  incomeVoucher: 'Receipt voucher',
  'incomeVoucher.list': 'Receipt vouchers',
  'incomeVoucher.other': 'Other receipt',
  'make.incomeVoucher': 'Collect',
}
