/** Help: Other money in and out. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Thu chi khác: tiền điện, lương, thu ngoài bán hàng',
  also: 'chi phí, tiền điện, tiền thuê, trả lương, thu khác, chi khác, góp vốn, rút vốn',
  intro: 'Tiền không thuộc hóa đơn hay phiếu nhập: chi phí hằng tháng, thu khác, góp vốn.',
  steps: [
    'Chi: `Ctrl K`, gõ "phiếu chi khác", hoặc mở [Phiếu chi khác](/pay/outcome/createother). Thu: [Phiếu thu khác](/pay/income/createother).',
    'Chọn *Khoản chi* hoặc *Khoản thu* cho từng dòng và gõ số tiền; một phiếu có thể có nhiều khoản.',
    'Chọn phương thức và quỹ, *Lưu* hoặc *Lưu & In*.',
  ],
  notes: [
    'Danh sách khoản: [Phương thức chi khác](/category/another/otherexpense/list), [Phương thức thu khác](/category/another/otherincome/list).',
    'Thu nợ khách hoặc trả nợ nhà cung cấp thì dùng phiếu thu, phiếu chi thường, để trừ công nợ.',
  ],
}

export const en: HelpText = {
  title: 'Other money in and out',
  also: 'expenses, rent, salary, electricity, other income, other payment',
  intro: 'Money that belongs to no bill or receipt: monthly costs, other income, capital.',
  steps: [
    'Out: `Ctrl K` and "other payment", or open [Other payment](/pay/outcome/createother). In: [Other receipt](/pay/income/createother).',
    'Choose the *Expense item* or *Income item* of each line and type the amount; a voucher may have several.',
    'Choose method and fund, *Save* or *Save & print*.',
  ],
  notes: [
    'The items are in [Other expense methods](/category/another/otherexpense/list) and [Other income methods](/category/another/otherincome/list).',
    'For debts of customers and to suppliers use the usual receipts and payments, so that debts are settled.',
  ],
}
