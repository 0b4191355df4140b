/** What is said when a call, a session or a part of the program is lost; needed before any other word has loaded. */
export const vi = {
  'call.offline': 'Không thể kết nối máy chủ, vui lòng thử lại',
  'call.chunk': 'Không tải được trang, vui lòng tải lại',
  'call.expired': 'Phiên làm việc đã hết hạn, vui lòng đăng nhập lại',
} as const
export const en: Record<keyof typeof vi, string> = {
  'call.offline': 'The server cannot be reached, please try again',
  'call.chunk': 'The page could not be loaded, please reload',
  'call.expired': 'The session has expired, please sign in again',
}
