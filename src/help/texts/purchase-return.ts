/** Help: Return goods to a supplier. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Trả hàng nhà cung cấp',
  also: 'trả hàng mua, trả lại nhà cung cấp, hàng lỗi, giảm nợ phải trả',
  intro: 'Hàng ra khỏi kho, nợ nhà cung cấp giảm hoặc tiền được hoàn.',
  steps: [
    'Mở phiếu nhập trong [Phiếu nhập mua](/purchase/listimport/list), bấm *Trả hàng*.',
    'Gõ số lượng trả, hoặc *Trả tất cả*.',
    'Được hoàn tiền thì gõ *Nhà cung cấp hoàn tiền*; không thì trừ vào nợ.',
    '*Lưu*, in phiếu trả nếu cần.',
  ],
  notes: [
    'Không trả nhiều hơn đã nhập; hàng không còn trong kho thì theo *Xuất quá tồn* trong [Cấu hình](/system/config/stock).',
  ],
}

export const en: HelpText = {
  title: 'Return goods to a supplier',
  also: 'return purchase, defective goods, debit note',
  intro: 'Goods leave the stock, and the debt to the supplier falls or money comes back.',
  steps: [
    'Open the receipt in [Purchase receipts](/purchase/listimport/list) and press *Return goods*.',
    'Type the quantities, or *Return all*.',
    'If money comes back, type *Refund received*; otherwise the debt falls.',
    '*Save*, and print it if needed.',
  ],
  notes: [
    'No more than was received; for goods that are no longer there *Issuing more than on hand* in [Config](/system/config/stock) decides.',
  ],
}
