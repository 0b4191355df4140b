/** Help: Deliver by a carrier. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Giao hàng qua nhà vận chuyển',
  also: 'giao hàng, vận đơn, ship, ghn, ghtk, viettel post, đóng gói, in nhãn, theo dõi đơn',
  intro: 'Hóa đơn được chuyển cho nhà vận chuyển, có mã vận đơn, nhãn và hành trình.',
  steps: [
    'Trên hóa đơn, phần *Giao hàng*: chọn *Nhà vận chuyển*, người nhận, địa chỉ, *Tiền thu hộ (COD)*.',
    'Bấm *Chuyển giao hàng* trên trang hóa đơn, hoặc chọn nhiều hóa đơn trong danh sách.',
    '*In nhãn* trong [Danh sách vận chuyển](/shipping/transportproduct/data/list) và dán lên kiện.',
    'Trạng thái đổi theo tin của nhà vận chuyển; nhà vận chuyển không kết nối thì đổi tay trên trang vận đơn.',
  ],
  notes: [
    'Kho đóng gói bằng máy quét: [Đóng gói](/shipping/packing) kiểm đủ hàng, cân, chuyển giao và in nhãn.',
    '*Trang theo dõi của người nhận* trên trang vận đơn: gửi liên kết cho khách, không cần đăng nhập.',
    '[Tổng quan vận chuyển](/shipping/overviewshipping/data) cho biết vận đơn nào trễ, chờ bồi thường, chờ trả hàng.',
  ],
}

export const en: HelpText = {
  title: 'Deliver by a carrier',
  also: 'shipping, parcel, tracking, packing, shipment label',
  intro: 'A bill is handed over to a carrier and gets a tracking code, a label and its way.',
  steps: [
    'On the bill, under *Delivery*: choose the *Carrier*, receiver, address and *Cash on delivery*.',
    'Press *Hand over* on the page of the bill, or on several bills in the list.',
    '*Print labels* in the [Transport list](/shipping/transportproduct/data/list) and stick them on.',
    'The state follows what the carrier reports; without a connection change it on the page of the shipment.',
  ],
  notes: [
    'Pack by scanner: [Packing](/shipping/packing) checks the goods, weighs, hands over and prints the label.',
    'The *Page for the receiver* of a shipment has a link for the customer, without signing in.',
    'The [Shipping overview](/shipping/overviewshipping/data) says what is late, claimed or to be taken back.',
  ],
}
