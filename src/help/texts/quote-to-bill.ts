/** Help: From quote and order to bill. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Báo giá, đơn đặt hàng đến hóa đơn',
  also: 'báo giá, đặt hàng, đơn hàng, đặt cọc, giao nhiều lần, xuất một phần, lập hóa đơn từ đơn',
  intro:
    'Chứng từ sau được lập từ chứng từ trước: khách, hàng, giá được mang sang, và chương trình theo dõi còn lại bao nhiêu.',
  steps: [
    'Lập [Báo giá](/sales/quote/data/list), in hoặc *Gửi email* cho khách.',
    'Khách đồng ý: trên trang báo giá bấm *Lập đơn* (hoặc *Lập hóa đơn* nếu giao ngay).',
    'Nhận cọc: trên trang của [Đơn đặt hàng](/sales/purchaseorder/data/list) bấm *Thu tiền*.',
    'Giao hàng: bấm *Lập hóa đơn*. Chỉ những gì còn chưa giao được mang sang; sửa số lượng nếu giao một phần.',
    'Không giao nữa: *Kết thúc đơn*; đổi ý thì *Mở lại đơn*.',
  ],
  notes: [
    '*Chuỗi chứng từ* ở đầu trang cho thấy báo giá, đơn, hóa đơn, phiếu thu nối nhau; phím `c` để đi trên đó.',
    'Chọn nhiều đơn trong danh sách rồi *Lập hóa đơn*: mỗi đơn một hóa đơn.',
    'Hàng khách đặt được tính vào *Khách đặt*, và trừ khỏi *Có thể bán*.',
  ],
}

export const en: HelpText = {
  title: 'From quote and order to bill',
  also: 'quotation, order, deposit, partial delivery, make bill from order',
  intro:
    'Each document is made from the one before: customer, goods and prices go along, and what is left is kept track of.',
  steps: [
    'Make one of the [Quotes](/sales/quote/data/list), print it or *Send by e-mail*.',
    'When the customer agrees, press *Make order* on its page (or *Make bill* if goods go out at once).',
    'Take a deposit: press *Collect* on the page of one of the [Sales orders](/sales/purchaseorder/data/list).',
    'Deliver: press *Make bill*. Only what is left goes along; change the quantities of a part.',
    'If the rest is not delivered: *Close order*; *Reopen order* takes it back.',
  ],
  notes: [
    'The *Chain of documents* at the head of the page shows how they hang together; the key `c` goes there.',
    'Select several orders in the list and *Make bill*: one bill for each.',
    'Ordered goods count as *Promised* and are taken off what is *Available*.',
  ],
}
