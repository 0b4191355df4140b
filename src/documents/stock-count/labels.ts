export const vi = {
  'stockCount.blind': 'Kiểm mù (ẩn tồn sổ sách)',
  'stockCount.surplus': 'Thừa',
  'stockCount.shortage': 'Thiếu',
  'stockCount.value': 'Giá trị lệch',
  'stockCount.book': 'Tồn sổ sách',
  'stockCount.counted': 'Tồn thực tế',
  'stockCount.difference': 'Chênh lệch',
  'stockCount.reason': 'Lý do',
  'stockCount.fill': 'Lấy hàng để kiểm',
  'stockCount.apart': 'Bỏ hàng đang có ở phiếu kiểm lưu tạm khác của kho này',
  'print.stockCount': 'Biên bản kiểm kê (05-VT)',
  'stockCount.list': 'Danh sách kiểm kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  'stockCount.blind': 'Blind count (book quantity hidden)',
  'stockCount.surplus': 'Surplus',
  'stockCount.shortage': 'Shortage',
  'stockCount.value': 'Value',
  'stockCount.book': 'Book quantity',
  'stockCount.counted': 'Counted',
  'stockCount.difference': 'Difference',
  'stockCount.reason': 'Reason',
  'stockCount.fill': 'Goods to be counted',
  'stockCount.apart': 'Without those on other draft counts of this store',
  'print.stockCount': 'Count sheet (05-VT)',
  'stockCount.list': 'Stock counts',
}
