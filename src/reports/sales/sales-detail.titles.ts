export const vi = {
  'report.detailMoneySaleCustomer': 'BÁO CÁO CHI TIẾT BÁN HÀNG THEO KHÁCH HÀNG',
  'report.detailMoneySaleCustomer.form': 'Từng dòng hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'report.detailMoneySaleCustomer': 'Sales detail by customer',
  'report.detailMoneySaleCustomer.form': 'Every line',
}
