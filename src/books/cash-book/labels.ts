export const vi = {
  'cashBook.date': 'Ngày',
  'cashBook.number': 'Số chứng từ',
  'cashBook.module': 'Loại chứng từ',
  'cashBook.partnerName': 'Đối tượng',
  'cashBook.description': 'Diễn giải',
  'cashBook.in': 'Thu',
  'cashBook.out': 'Chi',
  'cashBook.balance': 'Tồn quỹ',
  'cashBook.fundName': 'Quỹ',
  'cashBook.allFunds': 'Tất cả các quỹ',
  'cashBook.opening': 'Số dư đầu kỳ',
  'cashBook.note': 'Không gồm quỹ ngoại tệ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'cashBook.date': 'Date',
  'cashBook.number': 'Number',
  'cashBook.module': 'Kind of document',
  'cashBook.partnerName': 'Object',
  'cashBook.description': 'Description',
  'cashBook.in': 'In',
  'cashBook.out': 'Out',
  'cashBook.balance': 'Balance',
  'cashBook.fundName': 'Fund',
  'cashBook.allFunds': 'All funds',
  'cashBook.opening': 'Opening balance',
  'cashBook.note': 'Without foreign-currency funds',
}
