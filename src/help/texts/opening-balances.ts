/** Help: Enter opening balances. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Nhập số dư đầu kỳ',
  also: 'tồn kho đầu kỳ, công nợ đầu kỳ, nợ cũ, số dư quỹ ban đầu, tiền mặt đang có, giá vốn ban đầu',
  intro: 'Ba con số phải đúng trước hóa đơn đầu tiên: hàng đang có và giá vốn, nợ cũ, tiền đang có.',
  steps: [
    'Hàng: [Tồn đầu kỳ](/stock/productbegin/list) › *Lập tồn đầu kỳ*. Chọn kho, bấm *Lấy hàng* hoặc quét mã, gõ số lượng và giá vốn rồi *Lưu*.',
    'Nhiều hàng thì *Nhập từ Excel*; hoặc lấy cột *Tồn kho* ngay khi nhập file hàng hóa.',
    'Công nợ: mở [Khách hàng](/sales/company/list) hoặc [Nhà cung cấp](/purchase/company/list), gõ *Nợ đầu kỳ phải thu* hoặc *Nợ đầu kỳ phải trả* và *Số ngày nợ của nợ đầu kỳ*.',
    'Tiền: mở [Tài khoản ngân hàng / quỹ](/category/currencyandcard/bank/list), gõ *Số dư đầu kỳ* của từng quỹ, tài khoản.',
  ],
  notes: [
    '*Ngày đầu kỳ* được đề xuất theo [Cấu hình](/system/config/numbers) › *Con số và tiền*. Số dư phải sau ngày khóa sổ.',
    'Quên tồn đầu kỳ của một mặt hàng: khi bán hết tồn, chứng từ đó có nút *Nhập tồn đầu kỳ*.',
    'Nợ đầu kỳ được thu, trả như nợ của hóa đơn: trong phiếu thu, phiếu chi nó là *Nợ đầu kỳ*.',
  ],
}

export const en: HelpText = {
  title: 'Enter opening balances',
  also: 'opening stock, opening debts, old debts, cash at the beginning, initial cost',
  intro: 'Three figures have to be right before the first bill: goods with their cost, old debts, and money.',
  steps: [
    'Goods: [Opening stock](/stock/productbegin/list) › *New opening stock*. Choose the store, press *Fill in goods* or scan, type quantity and cost, then *Save*.',
    'With many goods use *Import from Excel*, or take the column *On hand* while importing the goods.',
    'Debts: open one of the [Customers](/sales/company/list) or [Suppliers](/purchase/company/list) and type *Opening receivable* or *Opening payable*, and *Days until opening debts are due*.',
    'Money: open [Bank accounts and funds](/category/currencyandcard/bank/list) and type the *Opening* balance of each.',
  ],
  notes: [
    'The *Opening date* is proposed by [Config](/system/config/numbers) › *Numbers and money*. Balances must be after the lock date.',
    'Did you forget one product? The document that lacks it offers *Enter opening stock*.',
    'Opening debts are paid like those of bills: in receipts and payments they are called *Opening debt*.',
  ],
}
