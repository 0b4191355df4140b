export const vi = {
  'field.importMethod': 'Phương thức nhập',
  'field.deliverer': 'Người giao',
  noImportMethod: 'Chưa chọn phương thức nhập',
  'print.otherIn': 'Phiếu nhập kho (01-VT)',
  'print.otherInK80': 'Phiếu nhập kho (khổ 80 mm)',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.importMethod': 'Import method',
  'field.deliverer': 'Delivered by',
  noImportMethod: 'Choose the import method',
  'print.otherIn': 'Stock receipt slip (01-VT)',
  'print.otherInK80': 'Stock receipt slip (80 mm)',
}
