/** Help: Cash book, accounts, money transfers. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Sổ quỹ, tài khoản, chuyển tiền',
  also: 'quỹ tiền mặt, tài khoản ngân hàng, rút tiền, nộp tiền, số dư quỹ, chuyển quỹ, mã qr chuyển khoản',
  intro: 'Mỗi quỹ, tài khoản có số dư theo từng chứng từ; tiền chuyển giữa hai quỹ là một phiếu.',
  steps: [
    'Mở [Sổ quỹ](/pay/cashflow), chọn quỹ và khoảng thời gian; bấm vào dòng để mở chứng từ.',
    'Nộp tiền mặt vào ngân hàng hoặc rút ra: [Chuyển tiền](/pay/transcurr/list), chọn *Từ quỹ*, *Đến quỹ* và số tiền, phí nếu có.',
    'Thêm tài khoản: [Tài khoản ngân hàng / quỹ](/category/currencyandcard/bank/list) với ngân hàng và số tài khoản.',
  ],
  notes: [
    'Tài khoản có ngân hàng và số tài khoản thì hóa đơn in được mã QR để khách chuyển khoản đúng số tiền.',
    'Quỹ, tài khoản đề xuất cho mỗi người đặt trong hồ sơ [Người dùng](/system/userrole/user/list).',
  ],
}

export const en: HelpText = {
  title: 'Cash book, accounts, money transfers',
  also: 'cash fund, bank account, withdraw, deposit money, balance, qr code',
  intro: 'Each fund and account has a balance after every document; moving money between two is one document.',
  steps: [
    'Open the [Cash book](/pay/cashflow), choose fund and period; click a row to open its document.',
    'To bring cash to the bank or fetch it: [Money transfers](/pay/transcurr/list) with *From fund*, *To fund* and amount, and a fee.',
    'Add an account: [Bank accounts and funds](/category/currencyandcard/bank/list) with bank and number.',
  ],
  notes: [
    'With bank and number of an account, bills are printed with a QR code for the transfer.',
    'The fund proposed to each person is set with the [Users](/system/userrole/user/list).',
  ],
}
