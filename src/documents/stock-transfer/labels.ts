export const vi = {
  'field.fromStore': 'Kho xuất',
  'field.toStore': 'Kho nhập',
  'field.transporter': 'Người vận chuyển',
  'field.stockValue': 'Giá trị',
  'stockTransfer.fill': 'Lấy hàng để chuyển',
  'print.stockTransfer': 'Phiếu chuyển kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.fromStore': 'From store',
  'field.toStore': 'To store',
  'field.transporter': 'Carried by',
  'field.stockValue': 'Value',
  'stockTransfer.fill': 'Goods to be moved',
  'print.stockTransfer': 'Stock transfer slip',
}
