/** What a new carrier begins with (contract system §9.1). */
import { feePayer } from '#model/carrier.ts'

export const shifts = [
  { name: 'Ca sáng', fromTime: '07:00', toTime: '12:00' },
  { name: 'Ca chiều', fromTime: '12:00', toTime: '18:00' },
  { name: 'Ca tối', fromTime: '18:00', toTime: '21:00' },
]

export const paymentOptions = [
  { code: '1', name: 'Người gửi trả phí, không thu hộ', feePayer: feePayer.shop, collectGoods: false },
  { code: '2', name: 'Người gửi trả phí, thu hộ tiền hàng', feePayer: feePayer.shop, collectGoods: true },
  { code: '3', name: 'Người nhận trả phí, thu hộ tiền hàng', feePayer: feePayer.receiver, collectGoods: true },
  { code: '4', name: 'Người nhận trả phí, không thu hộ', feePayer: feePayer.receiver, collectGoods: false },
]

export const deliveryNotes = [
  { code: 'CHOTHUHANG', name: 'Cho thử hàng' },
  { code: 'CHOXEMHANGKHONGTHU', name: 'Cho xem hàng, không cho thử' },
  { code: 'KHONGCHOXEMHANG', name: 'Không cho xem hàng' },
]
