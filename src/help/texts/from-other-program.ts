/** Help: Move from KiotViet, Sapo or Excel. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Chuyển dữ liệu từ KiotViet, Sapo, Excel',
  also: 'chuyển từ phần mềm cũ, nhập từ kiotviet, sapo, misa, danh sách sản phẩm, import',
  intro: 'File hàng hóa, khách hàng, nhà cung cấp xuất từ phần mềm cũ được đọc thẳng, cả tồn kho, giá vốn và nợ.',
  steps: [
    'Ở phần mềm cũ, xuất hàng hóa, khách hàng, nhà cung cấp ra file .xlsx.',
    'Nhập hàng trước: [Hàng hóa](/stock/product/list) › *Nhập từ Excel*. Các cột được ghép theo tên; cột chưa rõ thì chọn ở *Chọn cột tương ứng*.',
    'Trả lời *Cần quyết định trước khi nhập*: thuế của dòng không ghi thuế, nhóm hàng và đơn vị sẽ tạo thêm (*Đồng ý tạo thêm*), kho nhận tồn.',
    'Bấm *Nhập*. Dòng sai thì *Tải file lỗi*, sửa và nhập lại file đó.',
    'Làm tương tự với [Khách hàng](/sales/company/list) và [Nhà cung cấp](/purchase/company/list); cột nợ hiện tại thành nợ đầu kỳ.',
  ],
  notes: [
    'Nhập lần nữa không tạo trùng: chọn *Cập nhật dòng có mã đã tồn tại* để sửa dòng có mã đã có.',
    'Tiền thì nhập tay: số dư của từng quỹ ở [Tài khoản ngân hàng / quỹ](/category/currencyandcard/bank/list).',
  ],
}

export const en: HelpText = {
  title: 'Move from KiotViet, Sapo or Excel',
  also: 'change of software, kiotviet, sapo, misa, product file, migration',
  intro:
    'Files of goods, customers and suppliers exported from the program before are read as they are, with stock, cost and debts.',
  steps: [
    'In the program before, export goods, customers and suppliers as .xlsx.',
    'Begin with goods: [Products](/stock/product/list) › *Import from Excel*. Columns are matched by their names; choose the others under *Match columns*.',
    'Answer *To decide before importing*: the VAT of rows without one, groups and units to be made (*Create them*), the store that gets the stock.',
    'Press *Import*. For rows that are wrong, *Download the errors*, correct them and import that file.',
    'Do the same with [Customers](/sales/company/list) and [Suppliers](/purchase/company/list); the columns of present debts become opening debts.',
  ],
  notes: [
    'Importing again makes no doubles: *Update rows whose code exists* changes the rows that are there.',
    'Money is typed: the balance of each fund in [Bank accounts and funds](/category/currencyandcard/bank/list).',
  ],
}
