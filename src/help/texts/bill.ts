/** Help: Make a sales bill. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Lập hóa đơn bán hàng',
  also: 'bán hàng, lập hóa đơn, tạo đơn bán, xuất bán, hóa đơn đầu tiên, bán nợ, bán chịu',
  intro: 'Một hóa đơn ghi doanh thu, trừ kho và ghi công nợ (hoặc tiền) trong một lần lưu.',
  steps: [
    'Bấm `F1` ở bất cứ đâu, hoặc *Lập hóa đơn bán hàng* trong [Hóa đơn bán hàng](/sales/billsales/data/list).',
    'Chọn khách (`F4`): gõ tên, mã hoặc điện thoại. Khách mới thì thêm ngay tại đó.',
    'Quét mã vạch hoặc tìm hàng (`F3`), gõ số lượng, `Enter` để sang ô kế tiếp. Giá theo bảng giá của khách được điền sẵn.',
    'Khách trả ngay: `F7` rồi gõ tiền, hoặc *Trả đủ*. Không gõ gì là ghi nợ.',
    '*Lưu* (`Ctrl S`), hoặc *Lưu & In* (`F10`).',
  ],
  notes: [
    '*Lưu tạm* giữ hóa đơn mà chưa trừ kho, chưa ghi nợ; *Ghi sổ* trên trang của nó khi xong.',
    'Chỗ sai có dấu đỏ; `F8` đưa đến chỗ kế tiếp, `Alt Enter` sửa theo đề xuất.',
    'Đang gõ mà đóng trang hay mất mạng: bản nháp được giữ trên máy và mở lại được.',
    'Bán nhanh tại quầy, có quét mã và tiền thừa: [Bán tại quầy](/sales/counter).',
  ],
}

export const en: HelpText = {
  title: 'Make a sales bill',
  also: 'sell, first bill, sale, invoice goods, on credit',
  intro: 'One bill books revenue, stock and debt (or money) in a single save.',
  steps: [
    'Press `F1` anywhere, or *New sales bill* in [Sales bills](/sales/billsales/data/list).',
    'Choose the customer (`F4`): type name, code or phone. A new one can be added right there.',
    'Scan or search goods (`F3`), type the quantity, `Enter` goes to the next cell. The price of the customer’s price level is filled in.',
    'If money is paid at once: `F7` and the amount, or *Paid in full*. Without it the customer owes the bill.',
    '*Save* (`Ctrl S`), or *Save & print* (`F10`).',
  ],
  notes: [
    '*Save as draft* keeps a bill without moving stock or debts; *Post* on its page when it is ready.',
    'What is wrong is marked red; `F8` leads to the next, `Alt Enter` takes what is proposed.',
    'If you leave or lose the network, what you typed is kept on this computer and can be opened again.',
    'To sell quickly with scanner and change: [Counter](/sales/counter).',
  ],
}
