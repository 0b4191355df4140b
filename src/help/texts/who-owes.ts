/** Help: Who owes, reminders, confirmation of balances. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Xem ai nợ, nhắc nợ, đối chiếu công nợ',
  also: 'công nợ phải thu, phải trả, nợ quá hạn, nhắc nợ, biên bản đối chiếu, sổ chi tiết công nợ, gửi công nợ',
  intro: 'Từ con số quá hạn trên *Tổng quan* đến tờ đối chiếu gửi khách, chỉ vài lần bấm.',
  steps: [
    'Mở [Báo cáo](/reports/reportbill/data/list?group=receivable,payable), nhóm *Công nợ phải thu* hoặc *Công nợ phải trả*.',
    'Báo cáo nợ quá hạn chia nợ theo số ngày quá hạn; mở dấu ở đầu dòng để xem từng chứng từ.',
    'Mở trang của khách, thẻ *Công nợ*: số đầu kỳ, phát sinh, thanh toán, còn lại.',
    '*In đối chiếu* in công nợ; *Chia sẻ* (trên điện thoại: *Gửi công nợ*) gửi PDF hoặc ảnh kèm lời nhắn.',
  ],
  notes: [
    'Cuối năm: *In biên bản đối chiếu công nợ* trong báo cáo in cho mọi khách một lần.',
    'Chuông thông báo cho biết nợ đến hạn hôm nay và quá hạn.',
    'Người chỉ thấy chứng từ của mình chỉ thấy nợ của các chứng từ đó.',
  ],
}

export const en: HelpText = {
  title: 'Who owes, reminders, confirmation of balances',
  also: 'receivables, payables, overdue, reminder, statement, aging',
  intro: 'From the overdue figure on the *Dashboard* to the statement for the customer in a few clicks.',
  steps: [
    'Open [Report](/reports/reportbill/data/list?group=receivable,payable), group *Receivables* or *Payables*.',
    'The report of overdue debts splits them by days; the mark in a row shows its vouchers.',
    'Open the page of the customer, tab *Debts*: opening, incurred, paid, remaining.',
    '*Print statement* prints it; *Share* (on a telephone *Send statement*) sends PDF or picture with a message.',
  ],
  notes: [
    'At the end of the year, *Print balance confirmation letters* in the report prints them for all.',
    'The bell tells what is due today and overdue.',
    'Who sees only own documents sees only their debts.',
  ],
}
