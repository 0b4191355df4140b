/** Help: Sell at the counter. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Bán tại quầy',
  also: 'bán lẻ, quầy thu ngân, pos, quét mã vạch, tiền thừa, tính tiền, làm tròn tiền',
  intro:
    'Màn hình bán lẻ: quét, nhận tiền, in, khách tiếp theo. Chạy cả khi mất mạng với hàng đã từng quét trên máy này.',
  steps: [
    'Mở [Bán tại quầy](/sales/counter); thu ngân thì bấm *Mở ca* ở đầu trang trước.',
    'Quét mã vạch, con trỏ ở đâu cũng được; hoặc `F3` để tìm hàng. `F8` để sửa số lượng của hàng vừa chọn.',
    '`F7`, gõ tiền khách đưa hoặc bấm mệnh giá, *Đủ*. Tiền thừa hiện bằng số lớn.',
    '`Enter` để thanh toán và in; khách tiếp theo bắt đầu ngay.',
  ],
  notes: [
    'Khách bỏ đi lấy thêm hàng: `F1` mở hóa đơn mới, `F2` quay lại hóa đơn đang chờ.',
    'Khách quen: `F4`. Không chọn thì bán cho *Khách lẻ*.',
    'Khách trả hàng: `F6`, quét mã trên giấy của hóa đơn (hoặc gõ số), quét hay bấm + hàng trả lại, `F9`: tiền trả lại khách hiện bằng số lớn và phiếu trả hàng được in.',
    'Khách quen còn nợ: đưa dư thì chọn trừ tiền dư vào nợ cũ thay vì trả lại. Làm tròn tiền mặt: [Cấu hình](/system/config/sales) › *Bán hàng*.',
  ],
}

export const en: HelpText = {
  title: 'Sell at the counter',
  also: 'point of sale, pos, cashier, scan, change, retail, rounding',
  intro:
    'The screen of the shop: scan, take the money, print, next customer. It goes on without a network for goods scanned on this computer before.',
  steps: [
    'Open [Counter](/sales/counter); a cashier first presses *Open shift* at its head.',
    'Scan, wherever the cursor is, or search with `F3`. `F8` changes the quantity of the goods chosen last.',
    '`F7`, type the cash given or press notes, *Exact*. The change stands in large figures.',
    '`Enter` pays and prints, and the next customer begins.',
  ],
  notes: [
    'If a customer fetches something, `F1` begins the next bill and `F2` goes back to the one that waits.',
    'A customer you know: `F4`. Otherwise it is sold to the *Walk-in customer*.',
    'Goods that come back: `F6`, scan the code on the paper of the bill (or type its number), scan the goods or press +, `F9`: what the customer gets stands in large figures, and the return is printed.',
    'A customer who owes of before: what is over can be taken off old debts instead of giving it back. Rounding of cash: [Config](/system/config/sales) › *Sales*.',
  ],
}
