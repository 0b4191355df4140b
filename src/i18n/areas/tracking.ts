/** Words of the page on which the receiver of a parcel follows it; the server writes it, no page of the program loads them. */
export const vi = {
  'track.title': 'Theo dõi đơn hàng',
  'track.due': 'Cần thanh toán khi nhận hàng',
  'track.dueGoods': 'Tiền thu hộ',
  'track.dueFee': 'phí vận chuyển',
  'track.carrier': 'Nhà vận chuyển',
  'track.code': 'Mã vận đơn',
  'track.carrierPage': 'Xem trên trang của nhà vận chuyển',
  'track.way': 'Hành trình',
  'track.absent': 'Không tìm thấy đơn hàng',
  'track.absentHint': 'Liên kết không đúng, hoặc đã được thay bằng liên kết mới. Vui lòng hỏi lại nơi gửi hàng.',
  'track.busy': 'Đang có nhiều người xem',
  'track.busyHint': 'Vui lòng mở lại trang này sau một phút.',
  'track.broken': 'Chưa xem được đơn hàng',
  'track.brokenHint': 'Máy chủ đang gặp sự cố. Vui lòng mở lại trang này sau ít phút.',
} as const

export const en: Record<keyof typeof vi, string> = {
  'track.title': 'Track your parcel',
  'track.due': 'To be paid on delivery',
  'track.dueGoods': 'Cash on delivery',
  'track.dueFee': 'delivery fee',
  'track.carrier': 'Carrier',
  'track.code': 'Tracking code',
  'track.carrierPage': 'See it on the page of the carrier',
  'track.way': 'History',
  'track.absent': 'No parcel was found',
  'track.absentHint': 'The link is wrong, or a new one has taken its place. Please ask the sender.',
  'track.busy': 'Too many people are looking',
  'track.busyHint': 'Please open this page again in a minute.',
  'track.broken': 'The parcel cannot be shown now',
  'track.brokenHint': 'The server has a problem. Please open this page again in a few minutes.',
}
