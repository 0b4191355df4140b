/** Help: Collect a customer's debt. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Thu nợ khách hàng',
  also: 'thu nợ, thu tiền khách, phiếu thu, trả nhiều hóa đơn, thanh toán công nợ, đặt cọc, trả trước, đối trừ',
  intro: 'Một phiếu thu trả được nhiều hóa đơn; tiền thừa thành trả trước cho lần sau.',
  steps: [
    '[Phiếu thu](/sales/income/data/list) › *Lập phiếu thu*, chọn khách. Các chứng từ còn nợ hiện ra, đến hạn trước ở trên.',
    'Gõ số tiền khách trả vào *Tổng số tiền* rồi bấm *Phân bổ*: tiền chia cho chứng từ đến hạn trước. Hoặc chọn từng chứng từ và gõ số tiền.',
    'Chọn *Phương thức thu* và quỹ, tài khoản nhận tiền.',
    '*Lưu*, hoặc *Lưu & In*. Bên dưới có số còn nợ sau khi thu.',
  ],
  notes: [
    'Nhanh hơn: *Thu nợ* trên trang của khách, *Thu tiền* trên trang hóa đơn, hoặc chọn nhiều hóa đơn của một khách trong danh sách rồi *Thu tiền*.',
    'Khách có trả trước hoặc hàng trả lại: *Đối trừ công nợ* trừ vào nợ mà không thu tiền.',
    'Phiếu thu lập cùng hóa đơn thì sửa, xóa ở hóa đơn.',
  ],
}

export const en: HelpText = {
  title: 'Collect a customer’s debt',
  also: 'receive debt, receipt, pay several bills, settle, deposit, prepayment, offset',
  intro: 'One receipt settles several bills; what is over is kept as a prepayment.',
  steps: [
    '[Receipts](/sales/income/data/list) › *New receipt voucher*, choose the customer. The open vouchers appear, those due first on top.',
    'Type what is paid into *Total amount* and press *Allocate*: it goes to what is due first. Or choose vouchers and type amounts.',
    'Choose *Method* and the fund or account.',
    '*Save*, or *Save & print*. Below stands what is still owed afterwards.',
  ],
  notes: [
    'Quicker: *Collect debt* on the page of the customer, *Collect* on the page of a bill or on several selected bills of one customer.',
    'If there are prepayments or returns, *Offset debts* sets them against debts without money.',
    'A receipt made with a bill is changed and deleted in the bill.',
  ],
}
