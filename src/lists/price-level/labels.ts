export const vi = {
  'priceLevel.objects': 'Khách hàng áp dụng',
  'priceLevel.customerCount': 'Số khách hàng',
  'priceLevel.products': 'Giá hàng hóa',
  'priceLevel.productCount': 'Số dòng giá',
  'priceLevel.discountPercent': '% giảm',
  'priceLevel.discountAmount': 'Tiền giảm',
  'priceLevel.customPrice': 'Giá riêng',
  onePriceRule: 'Chỉ nhập một trong: % giảm, tiền giảm, giá riêng',
  priceRowTwice: 'Hàng hóa và đơn vị tính này đã có trong bảng giá',
  'priceLevel.list': 'Danh sách bảng giá',
} as const

export const en: Record<keyof typeof vi, string> = {
  'priceLevel.objects': 'Customers',
  'priceLevel.customerCount': 'Customers',
  'priceLevel.products': 'Prices',
  'priceLevel.productCount': 'Prices',
  'priceLevel.discountPercent': '% off',
  'priceLevel.discountAmount': 'Amount off',
  'priceLevel.customPrice': 'Own price',
  onePriceRule: 'Enter only one of: percent, amount, own price',
  priceRowTwice: 'This product is in the price level in this unit already',
  'priceLevel.list': 'Price levels',
}
