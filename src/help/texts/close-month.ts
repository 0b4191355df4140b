/** Help: Close a month. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Chốt sổ cuối tháng, khóa sổ',
  also: 'khóa sổ, chốt tháng, cuối tháng, không cho sửa, ngày khóa, kết chuyển',
  intro: 'Sau ngày khóa sổ, chứng từ của tháng cũ không thêm, sửa, xóa được nữa, và số liệu đứng yên.',
  steps: [
    'Xem còn gì dở: chứng từ *Lưu tạm*, tồn âm trong [Hàng tồn kho](/stock/productinstock/list), hóa đơn bán chưa có hóa đơn VAT.',
    'Đối chiếu tiền: [Sổ quỹ](/pay/cashflow) với tiền đếm được và sao kê ngân hàng.',
    'Đối chiếu công nợ và tồn kho: [Báo cáo](/reports/reportbill/data/list), in hoặc xuất để lưu.',
    'Đặt *Ngày khóa sổ* ở [Cấu hình](/system/config/lock) › *Ngày khóa sổ*, rồi *Lưu*.',
  ],
  notes: [
    'Cần quyền *Khóa sổ*. Muốn sửa lại thì lùi ngày khóa sổ, sửa, rồi khóa lại; mỗi lần đổi có trong [Nhật ký thao tác](/system/event).',
    'Sửa chứng từ sau ngày khóa mà làm đổi giá vốn trước ngày đó cũng bị chặn.',
  ],
}

export const en: HelpText = {
  title: 'Close a month',
  also: 'lock date, month end, no more changes, closing',
  intro: 'Documents up to the lock date can be neither added, changed nor deleted, and figures stand still.',
  steps: [
    'See what is unfinished: *Draft* documents, negative stock in [Products in stock](/stock/productinstock/list), bills without VAT invoices.',
    'Compare money: the [Cash book](/pay/cashflow) with the cash and the bank’s statement.',
    'Compare debts and stock: [Report](/reports/reportbill/data/list), print or export what you file.',
    'Set the *Lock date* in [Config](/system/config/lock) › *Lock date*, then *Save*.',
  ],
  notes: [
    'It needs the right *Lock periods*. To correct something, move the date back and forth again; each change is in the [Activity log](/system/event).',
    'Changes after the date that would alter costs before it are refused, too.',
  ],
}
