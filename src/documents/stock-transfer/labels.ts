export const vi = {
  'field.fromStore': 'Kho xuất',
  'field.toStore': 'Kho nhập',
  'field.transporter': 'Người vận chuyển',
  'stockTransfer.fill': 'Lấy hàng để chuyển',
  'stockTransfer.stockFrom': 'Tồn kho xuất',
  'stockTransfer.stockTo': 'Tồn kho nhập',
  'stockTransfer.turn': 'Đổi chiều chuyển',
  'print.stockTransfer': 'Phiếu chuyển kho',
  'print.stockTransferK80': 'Phiếu chuyển kho (khổ 80 mm)',
  'stockTransfer.list': 'Danh sách chuyển kho',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.fromStore': 'From store',
  'field.toStore': 'To store',
  'field.transporter': 'Carried by',
  'stockTransfer.fill': 'Goods to be moved',
  'stockTransfer.stockFrom': 'Sending stock',
  'stockTransfer.stockTo': 'Receiving stock',
  'stockTransfer.turn': 'Turn the transfer round',
  'print.stockTransfer': 'Stock transfer slip',
  'print.stockTransferK80': 'Stock transfer slip (80 mm)',
  'stockTransfer.list': 'Stock transfers',
}
