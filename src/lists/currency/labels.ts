export const vi = {
  'currency.code': 'Mã (ISO)',
  'currency.decimals': 'Số lẻ',
  'currency.exchangeRate': 'Tỷ giá',
  'currency.unitWord': 'Đọc đơn vị',
  'currency.subUnitWord': 'Đọc số lẻ',
  'currency.isBase': 'Tiền hạch toán',
  'currency.rates': 'Tỷ giá theo ngày',
  'currency.rateDate': 'Từ ngày',
  rateTwice: 'Ngày {date} đã có tỷ giá',
  decimalsUsed: 'Đã phát sinh chứng từ bằng đồng tiền này, không thể giảm số lẻ',
  'currency.list': 'Danh sách loại tiền',
} as const

export const en: Record<keyof typeof vi, string> = {
  'currency.code': 'Code (ISO)',
  'currency.decimals': 'Decimals',
  'currency.exchangeRate': 'Rate to base',
  'currency.unitWord': 'Unit in words',
  'currency.subUnitWord': 'Sub-unit in words',
  'currency.isBase': 'Base',
  'currency.rates': 'Rates by day',
  'currency.rateDate': 'From',
  rateTwice: '{date} has a rate already',
  decimalsUsed: 'Documents in this currency exist; it cannot have fewer decimals',
  'currency.list': 'Currencies',
}
