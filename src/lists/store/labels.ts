export const vi = {
  'store.code': 'Mã kho',
  'store.name': 'Tên kho',
  'store.address': 'Địa chỉ',
  'store.phone': 'Điện thoại',
  'store.keeper': 'Thủ kho',
  'store.isDefault': 'Kho mặc định',
  'store.list': 'Danh sách kho hàng',
} as const

export const en: Record<keyof typeof vi, string> = {
  'store.code': 'Code',
  'store.name': 'Name',
  'store.address': 'Address',
  'store.phone': 'Phone',
  'store.keeper': 'Keeper',
  'store.isDefault': 'Default',
  'store.list': 'Stores',
}
