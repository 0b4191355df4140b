export const vi = {
  'contact.name': 'Tên',
  'contact.partner': 'Đối tượng',
  'contact.partnerCode': 'Mã đối tượng',
  'contact.contactType': 'Loại liên hệ',
  'contact.position': 'Chức vụ',
  'contact.phone': 'Điện thoại',
  'contact.email': 'Email',
  'contact.birthday': 'Ngày sinh',
  'contact.list': 'Danh sách người liên hệ',
} as const

export const en: Record<keyof typeof vi, string> = {
  'contact.name': 'Name',
  'contact.partner': 'Object',
  'contact.partnerCode': 'Partner code',
  'contact.contactType': 'Type',
  'contact.position': 'Position',
  'contact.phone': 'Phone',
  'contact.email': 'E-mail',
  'contact.birthday': 'Birthday',
  'contact.list': 'Contacts',
}
