/** Help: Buy and sell in foreign currency. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Mua bán bằng ngoại tệ',
  also: 'usd, đô la, tỷ giá, ngoại tệ, chênh lệch tỷ giá',
  intro: 'Chứng từ ghi bằng ngoại tệ có hai số tiền: bằng đồng tiền đó và quy đổi; nợ được trả hết đúng từng xu.',
  steps: [
    'Mở [Loại tiền](/category/currencyandcard/currency/list), thêm đồng tiền và *Tỷ giá theo ngày*.',
    'Trên chứng từ, chọn *Loại tiền*; *Tỷ giá* của ngày được điền, sửa được.',
    'Thu, trả bằng ngoại tệ cần quỹ cùng loại tiền: [Tài khoản ngân hàng / quỹ](/category/currencyandcard/bank/list).',
    'Trả ở tỷ giá khác: chênh lệch nằm trong báo cáo nhóm *Công nợ phải thu*, *Công nợ phải trả*.',
  ],
  notes: ['Sổ sách tính bằng *Tiền hạch toán*; không đổi được khi đã có chứng từ.'],
}

export const en: HelpText = {
  title: 'Buy and sell in foreign currency',
  also: 'usd, dollar, exchange rate, exchange difference',
  intro: 'A document in foreign currency has two amounts: its own and the base amount; debts are settled to the cent.',
  steps: [
    'Open [Currencies](/category/currencyandcard/currency/list), add the currency and its *Rates by day*.',
    'On the document choose *Currency*; the *Exchange rate* of the day is filled in and may be changed.',
    'Money in that currency needs a fund of it: [Bank accounts and funds](/category/currencyandcard/bank/list).',
    'What another rate makes of it is in the reports of the groups *Receivables* and *Payables*.',
  ],
  notes: ['Books are kept in the *Base currency*; it cannot change once there are documents.'],
}
