export const vi = {
  'field.issueMethod': 'Phương thức xuất',
  'field.receiver': 'Người nhận',
  noIssueMethod: 'Chưa chọn phương thức xuất',
  'otherOut.fill': 'Lấy hàng để xuất',
  'print.otherOut': 'Phiếu xuất kho (02-VT)',
  'print.otherOutK80': 'Phiếu xuất kho (khổ 80 mm)',
} as const

export const en: Record<keyof typeof vi, string> = {
  'field.issueMethod': 'Issue method',
  'field.receiver': 'Received by',
  noIssueMethod: 'Choose the issue method',
  'otherOut.fill': 'Goods to be taken out',
  'print.otherOut': 'Stock issue slip (02-VT)',
  'print.otherOutK80': 'Stock issue slip (80 mm)',
}
