/** Words around a tenant: languages, imports and exports, letters. */
export const vi = {
  'language.vi': 'Tiếng Việt',
  'language.en': 'English',
  'import.codes': 'Mã được dùng',
  'import.result': 'Tổng số dòng: {total} | Thêm mới: {added} | Cập nhật: {updated} | Lỗi: {failed}',
  'export.range': 'Từ ngày {from} đến ngày {to}',
  'export.search': 'Tìm kiếm: {text}',
  'mail.reset.subject': 'Đặt lại mật khẩu Vựa',
  'mail.reset.text':
    'Xin chào {name},\n\nĐể đặt mật khẩu mới cho tài khoản {userName}, hãy mở liên kết sau trong vòng 60 phút:\n\n{link}\n\nNếu bạn không yêu cầu, hãy bỏ qua thư này.',
} as const

export const en: Record<keyof typeof vi, string> = {
  'language.vi': 'Tiếng Việt',
  'language.en': 'English',
  'import.codes': 'Allowed codes',
  'import.result': 'Rows: {total} | Added: {added} | Updated: {updated} | Failed: {failed}',
  'export.range': 'From {from} to {to}',
  'export.search': 'Search: {text}',
  'mail.reset.subject': 'Reset your Vựa password',
  'mail.reset.text':
    'Hello {name},\n\nTo set a new password for the account {userName}, open this link within 60 minutes:\n\n{link}\n\nIf you did not ask for it, ignore this letter.',
}
