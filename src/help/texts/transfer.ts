/** Help: Transfer goods between stores. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Chuyển kho',
  also: 'chuyển hàng, điều chuyển, kho sang kho, chi nhánh',
  intro: 'Hàng ra khỏi kho này và vào kho kia trong một phiếu, với đúng giá vốn.',
  steps: [
    '[Chuyển kho](/stock/transtore/list) › *Lập chuyển kho*.',
    'Chọn *Kho xuất* và *Kho nhập*; quét hàng hoặc *Lấy hàng*.',
    'Gõ số lượng: *Tồn kho xuất* và *Tồn kho nhập* hiện bên cạnh. *Lưu*.',
  ],
  notes: [
    'Chọn nhầm chiều: *Đổi chiều chuyển*.',
    'Từ [Hàng tồn kho](/stock/productinstock/list): chọn hàng rồi *Chuyển kho*.',
    'Cần phiếu đi cùng hàng: *Lưu & In* (`F10`).',
  ],
}

export const en: HelpText = {
  title: 'Transfer goods between stores',
  also: 'move stock, warehouse transfer, branch',
  intro: 'Goods leave one store and enter another in one document, at the same cost.',
  steps: [
    '[Stock transfers](/stock/transtore/list) › *New stock transfer*.',
    'Choose *From store* and *To store*; scan goods or *Fill in goods*.',
    'Type the quantity: *Sending stock* and *Receiving stock* stand beside it. *Save*.',
  ],
  notes: [
    'The wrong way round? *Turn the transfer round*.',
    'From [Products in stock](/stock/productinstock/list): select goods and *Move to another store*.',
    'For a slip that goes with the goods: *Save & print* (`F10`).',
  ],
}
