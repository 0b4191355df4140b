/** Help: Correct an electronic invoice. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Hóa đơn điện tử sai: thay thế, điều chỉnh, hủy',
  also: 'hóa đơn sai, sai sót, thay thế, điều chỉnh giảm, hủy hóa đơn, thông báo 04, chưa rõ đã phát hành',
  intro: 'Chọn sai gì, chương trình cho biết cách nào được dùng theo quy định, và lập sẵn.',
  steps: [
    'Mở hóa đơn trong [Hóa đơn điện tử](/invoice/electronic/data/list), bấm *Xử lý sai sót*.',
    'Trả lời *Hóa đơn sai gì?*; cách có chữ *Nên dùng* là cách nên chọn.',
    '*Lập hóa đơn thay thế* hoặc *Lập hóa đơn điều chỉnh*: hóa đơn mới mở ra, đã điền sẵn. Sửa, *Lưu*, rồi *Upload*.',
    'Sai tên, địa chỉ mà mã số thuế đúng: *Thông báo 04/SS-HĐĐT*.',
  ],
  notes: [
    'Mất mạng lúc gửi, không rõ đã phát hành chưa: [Hóa đơn cần xem lại](/invoice/check) liệt kê và *Kiểm tra ngay*. Chương trình không tự gửi lần hai.',
    'Khách trả hàng: từ phiếu trả bấm *Lập hóa đơn điều chỉnh giảm*.',
  ],
}

export const en: HelpText = {
  title: 'Correct an electronic invoice',
  also: 'wrong invoice, replace, adjust, cancel, notice 04, not known whether issued',
  intro: 'Say what is wrong; the program tells which ways the law allows and prepares them.',
  steps: [
    'Open it in [Electronic invoices](/invoice/electronic/data/list) and press *Correct a mistake*.',
    'Answer *What is wrong?*; take the way that is *Advised*.',
    '*Make a replacing invoice* or *Make an adjusting invoice*: the new invoice opens filled in. Change it, *Save*, then *Upload*.',
    'If only name or address is wrong: *Notice 04/SS-HĐĐT*.',
  ],
  notes: [
    'If sending broke off, [Invoices to review](/invoice/check) lists it, with *Check now*. The program never sends a second one by itself.',
    'For goods that came back, *Make reducing invoice* on the return.',
  ],
}
