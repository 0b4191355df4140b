/** Help: Buy and receive goods, with costs. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Mua hàng, nhập hàng, chi phí mua',
  also: 'nhập hàng, nhập kho, đặt mua, phiếu nhập, chi phí vận chuyển, phân bổ chi phí, giá nhập, hóa đơn đầu vào',
  intro: 'Phiếu nhập mua ghi hàng vào kho, nợ nhà cung cấp và giá vốn, cả cước và chi phí mua.',
  steps: [
    'Đặt trước (nếu cần): [Đơn đặt hàng mua](/purchase/purchaseimport/list). Hàng về thì bấm *Nhập hàng* trên trang của đơn.',
    'Hoặc lập thẳng [Phiếu nhập mua](/purchase/listimport/list): chọn nhà cung cấp, kho, quét hoặc dán hàng từ Excel, gõ số lượng và đơn giá.',
    'Chi phí: gõ *Phí vận chuyển*, *Chi phí mua hàng khác*; chúng được chia vào *Giá nhập kho* của từng dòng.',
    'Có hóa đơn đầu vào thì gõ *Ký hiệu*, *Số hóa đơn*, *Ngày hóa đơn*.',
    'Trả ngay thì `F7`; *Lưu*.',
  ],
  notes: [
    'Hàng sắp hết: trong [Hàng tồn kho](/stock/productinstock/list) chọn hàng rồi *Đặt mua hàng thiếu*, mỗi nhà cung cấp một đơn.',
    'In tem cho hàng vừa nhập: *In tem mã vạch* trên trang phiếu nhập.',
    'Sửa phiếu nhập của hôm trước: giá vốn của các hóa đơn sau đó được tính lại, và chương trình cho xem trước khi lưu.',
  ],
}

export const en: HelpText = {
  title: 'Buy and receive goods, with costs',
  also: 'receive goods, purchase order, freight, landed cost, supplier invoice',
  intro: 'A purchase receipt books stock, the debt to the supplier and the cost, with freight and other costs.',
  steps: [
    'Order first if you like: [Purchase orders](/purchase/purchaseimport/list). When goods come, press *Receive goods* on its page.',
    'Or make one of the [Purchase receipts](/purchase/listimport/list) directly: supplier, store, scan goods or paste them from Excel, type quantity and price.',
    'Costs: type *Freight* and *Other cost*; they are shared among the lines as *Stock cost*.',
    'For the supplier’s invoice type *Invoice series*, *Invoice number*, *Invoice date*.',
    'If you pay at once, `F7`; *Save*.',
  ],
  notes: [
    'For what runs out, select goods in [Products in stock](/stock/productinstock/list) and *Order what is short*: one order per supplier.',
    'Labels for what came: *Print labels* on the page of the receipt.',
    'If you change an earlier receipt, costs of later bills are worked out again, and shown before it is saved.',
  ],
}
