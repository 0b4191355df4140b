export const vi = {
  incomeVoucher: 'Phiếu thu',
  'incomeVoucher.list': 'Danh sách phiếu thu',
  'incomeVoucher.other': 'Phiếu thu khác',
} as const

export const en: Record<keyof typeof vi, string> = {
  incomeVoucher: 'Receipt voucher',
  'incomeVoucher.list': 'Receipt vouchers',
  'incomeVoucher.other': 'Other receipt',
}
