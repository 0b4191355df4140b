export const vi = {
  'stockCount.blind': 'Kiểm mù (ẩn tồn sổ sách)',
  'stockCount.surplus': 'Thừa',
  'stockCount.shortage': 'Thiếu',
  'stockCount.value': 'Giá trị lệch',
  'stockCount.book': 'Tồn sổ sách',
  'stockCount.counted': 'Tồn thực tế',
  'stockCount.difference': 'Chênh lệch',
  'stockCount.reason': 'Lý do',
  'print.stockCount': 'Biên bản kiểm kê (05-VT)',
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
  'print.stockCount': 'Count sheet (05-VT)',
}
