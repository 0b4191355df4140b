/** Help: Customers and suppliers. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Khách hàng và nhà cung cấp',
  also: 'thêm khách hàng, thêm nhà cung cấp, hạn mức nợ, gộp khách trùng, nhóm khách, người liên hệ',
  intro: 'Trang của mỗi khách, nhà cung cấp có công nợ, chứng từ, hàng mua bán và những việc thường làm.',
  steps: [
    'Mở [Khách hàng](/sales/company/list) hoặc [Nhà cung cấp](/purchase/company/list), bấm `n` để thêm.',
    'Nhập tên, điện thoại, địa chỉ; có *Mã số thuế* để xuất hóa đơn VAT.',
    'Bán chịu: đặt *Hạn mức công nợ* và *Điều khoản thanh toán* (hạn trả của hóa đơn).',
    'Trên trang của khách: *Lập hóa đơn*, *Thu nợ*, *In đối chiếu*, *Hóa đơn*.',
  ],
  notes: [
    'Khách đọc tiếng Anh: chọn *Ngôn ngữ chứng từ*; bản in, thư và đối chiếu gửi khách bắt đầu bằng ngôn ngữ đó.',
    'Hai bản ghi là một người: chọn cả hai trong danh sách, bấm *Gộp*. Chứng từ và công nợ chuyển sang bản ghi được giữ.',
    'Vừa mua vừa bán: chọn *Cả hai*; nợ hai bên trừ nhau được bằng *Đối trừ công nợ*.',
    'Không giao dịch nữa thì *Ngừng sử dụng*; chỉ xóa được khi chưa có chứng từ.',
  ],
}

export const en: HelpText = {
  title: 'Customers and suppliers',
  also: 'add customer, add supplier, credit limit, merge duplicates, groups, contacts',
  intro: 'The page of each customer and supplier has debts, documents, goods traded and what is usually done.',
  steps: [
    'Open [Customers](/sales/company/list) or [Suppliers](/purchase/company/list) and press `n` to add one.',
    'Enter name, phone and address; the *Tax code* for VAT invoices.',
    'For sales on credit set *Credit limit* and *Payment term* (when bills are due).',
    'The page of a customer has *New bill*, *Collect debt*, *Print statement*, *Bills*.',
  ],
  notes: [
    'A customer who reads English: choose the *Language of documents*; prints, letters and statements to him begin with it.',
    'If two records are one, select both and press *Merge*. Documents and debts go to the one that stays.',
    'Who both buys and sells is of the type *Both*; *Offset debts* sets one side against the other.',
    '*Stop using* those you no longer trade with; only records without documents can be deleted.',
  ],
}
