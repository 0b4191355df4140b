export const vi = {
  'field.freight': 'Phí vận chuyển',
  'field.otherCost': 'Chi phí mua hàng khác',
  'field.supplierPaid': 'Đã trả nhà cung cấp',
  'field.advanceApplied': 'Đã ứng',
  'field.settled': 'Đã trả',
  'field.invoiceTemplate': 'Mẫu số',
  'field.invoiceSeries': 'Ký hiệu',
  'field.invoiceNumber': 'Số hóa đơn',
  'field.invoiceDate': 'Ngày hóa đơn',
  'field.lineCost': 'Giá nhập kho',
  'print.stockReceipt': 'Phiếu nhập kho (01-VT)',
  'purchaseReceipt.list': 'Danh sách phiếu nhập mua',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.freight': 'Freight',
  'field.otherCost': 'Other cost',
  'field.supplierPaid': 'Paid',
  'field.advanceApplied': 'Advance',
  'field.settled': 'Settled',
  'field.invoiceTemplate': 'Invoice template',
  'field.invoiceSeries': 'Invoice series',
  'field.invoiceNumber': 'Invoice number',
  'field.invoiceDate': 'Invoice date',
  'field.lineCost': 'Stock cost',
  'print.stockReceipt': 'Stock receipt slip (01-VT)',
  'purchaseReceipt.list': 'Purchase receipts',
}
