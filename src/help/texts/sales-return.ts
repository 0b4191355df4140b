/** Help: Take goods back from a customer. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Khách trả hàng',
  also: 'trả hàng, hoàn tiền, đổi hàng, khách trả lại, hàng lỗi, giảm công nợ',
  intro: 'Hàng về lại kho theo đúng giá vốn đã xuất; tiền trả lại khách, hoặc trừ vào nợ.',
  steps: [
    'Mở hóa đơn gốc trong [Hóa đơn bán hàng](/sales/billsales/data/list), bấm *Trả hàng*.',
    'Gõ số lượng trả của từng dòng, hoặc *Trả tất cả*.',
    'Hóa đơn đã trả tiền: *Trả lại khách* được đề xuất theo cách đã thu; sửa nếu trả khác đi. Hóa đơn còn nợ thì trừ vào nợ.',
    '*Lưu*.',
  ],
  notes: [
    'Đổi hàng: lập phiếu trả, rồi lập hóa đơn mới; phần còn dư trừ qua *Đối trừ công nợ*.',
    'Hóa đơn đã có hóa đơn VAT: khi lưu, chương trình nhắc *Lập hóa đơn điều chỉnh giảm*.',
    'Hàng khách không nhận của nhà vận chuyển: *Lập phiếu trả hàng* trên trang vận đơn.',
  ],
}

export const en: HelpText = {
  title: 'Take goods back from a customer',
  also: 'return, refund, exchange, goods back, credit note',
  intro: 'Goods come back into stock at the cost they left with; the money goes back or off the debt.',
  steps: [
    'Open the bill in [Sales bills](/sales/billsales/data/list) and press *Return goods*.',
    'Type the quantity of each line, or *Return all*.',
    'For a bill that was paid, *Refunded* is proposed as it was paid; change it if you pay back otherwise. What is open on a bill is reduced first.',
    '*Save*.',
  ],
  notes: [
    'To exchange goods, make the return and then a new bill; *Offset debts* sets one against the other.',
    'If the bill has a VAT invoice, the program reminds you to *Make reducing invoice*.',
    'For goods a receiver did not take, *Make a return* on the page of the shipment.',
  ],
}
