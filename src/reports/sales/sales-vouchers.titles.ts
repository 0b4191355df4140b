export const vi = {
  'report.detailMoneySaleCustomerVouchers': 'BÁO CÁO BÁN HÀNG THEO CHỨNG TỪ',
  'report.detailMoneySaleCustomerVouchers.form': 'Gọn theo chứng từ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.detailMoneySaleCustomerVouchers': 'Sales by voucher',
  'report.detailMoneySaleCustomerVouchers.form': 'Dense, by voucher',
}
