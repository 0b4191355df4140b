/** Help: Connect carriers, fees. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Kết nối nhà vận chuyển, bảng phí',
  also: 'ghn, ghtk, viettel post, token, kết nối, phí ship, bảng giá vận chuyển, tự giao',
  intro: 'Đặt nhà vận chuyển một lần; sau đó phí, mã vận đơn và trạng thái tự có.',
  steps: [
    'Mở [Nhà vận chuyển](/system/integrated/transporter/list), thêm hoặc mở một nhà vận chuyển.',
    'Chọn *Kết nối*, *Môi trường* và nhập *Khóa truy cập (token)* mà nhà vận chuyển cấp.',
    'Bấm *Kiểm tra kết nối*.',
    '*Cấp địa chỉ nhận tin mới* và dán địa chỉ đó vào trang của nhà vận chuyển, để trạng thái tự đổi.',
  ],
  notes: [
    'Không kết nối: nhập *Bảng phí* bằng Excel (*Nhập bảng phí*), đổi trạng thái bằng tay.',
    'Phí giao nội bộ theo nơi giao và khối lượng: [Phí vận chuyển](/system/shippingcost/list).',
  ],
}

export const en: HelpText = {
  title: 'Connect carriers, fees',
  also: 'carrier connection, token, shipping fee table, own delivery',
  intro: 'Set a carrier up once; fees, tracking codes and states come by themselves.',
  steps: [
    'Open [Transporters](/system/integrated/transporter/list), add or open one.',
    'Choose *Connection*, *Environment* and enter the *Access token* the carrier gave you.',
    'Press *Test the connection*.',
    '*Make a new address for reports* and enter it on the page of the carrier, so that states change by themselves.',
  ],
  notes: [
    'Without a connection: import the *Fees* (*Import fees*), and change states by hand.',
    'Fees of your own delivery by place and weight: [Shipping cost](/system/shippingcost/list).',
  ],
}
