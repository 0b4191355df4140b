/** The headings of the lists of documents are those of the contract, in both languages (contract documents §28). */
import { expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { catalogues } from '#i18n/catalogues.server.ts'

type Heading = readonly [vi: string, en: string]
const headings: Readonly<Record<string, readonly Heading[]>> = {
  NumberID: [
    ['Số phiếu', 'Number'],
    ['Số hóa đơn', 'Number'],
    ['Số đơn', 'Number'],
    ['Số báo giá', 'Number'],
  ],
  dtDate: [['Ngày', 'Date']],
  validUntil: [['Hiệu lực đến', 'Valid until']],
  deliveryDate: [['Ngày giao', 'Delivery date']],
  ObjID: [
    ['Mã KH', 'Code'],
    ['Mã NCC', 'Code'],
  ],
  ObjName: [
    ['Khách hàng', 'Customer'],
    ['Nhà cung cấp', 'Supplier'],
    ['Đối tượng', 'Object'],
  ],
  Description: [['Diễn giải', 'Description']],
  goodsAmount: [['Tiền hàng', 'Goods']],
  m_Discount: [['Chiết khấu', 'Discount']],
  TotalNoneTax: [['Trước thuế', 'Before tax']],
  m_VAT: [['Thuế GTGT', 'VAT']],
  shippingFee: [['Phí vận chuyển', 'Shipping fee']],
  TotalTax: [['Tổng tiền', 'Total']],
  deposit: [
    ['Đặt cọc', 'Deposit'],
    ['Đã ứng trước', 'Advance'],
  ],
  paid: [['Thanh toán ngay', 'Paid at once']],
  remaining: [['Còn lại', 'Remaining']],
  dueDate: [['Hạn thanh toán', 'Due date']],
  Trangthai: [['Trạng thái', 'Status']],
  shipStatusName: [['Vận chuyển', 'Shipping']],
  StoreName: [
    ['Kho hàng', 'Store'],
    ['Kho xuất', 'From store'],
  ],
  toStoreName: [['Kho nhập', 'To store']],
  UserCreate: [['Người tạo', 'Created by']],
  billNumber: [['Hóa đơn gốc', 'Original bill']],
  purchaseReceiptNumber: [['Phiếu nhập gốc', 'Original receipt']],
  iTypeName: [['Loại phiếu', 'Type']],
  payer: [['Người nộp tiền', 'Payer']],
  payee: [['Người nhận tiền', 'Payee']],
  methodName: [['Phương thức', 'Method']],
  fundName: [
    ['Quỹ', 'Fund'],
    ['Từ quỹ', 'From fund'],
  ],
  toFundName: [['Đến quỹ', 'To fund']],
  debtTypeName: [['Loại công nợ', 'Debt type']],
  amount: [['Số tiền', 'Amount']],
  fee: [['Phí', 'Fee']],
  totalQty: [['Tổng số lượng', 'Quantity']],
  totalCost: [['Giá trị', 'Value']],
  surplusQty: [['Thừa', 'Surplus']],
  shortageQty: [['Thiếu', 'Shortage']],
  differenceValue: [['Giá trị lệch', 'Difference']],
}

it.each(documents.map((one) => [one.name, one] as const))('of %s', (_, { list: { columns } }) => {
  const shown = columns.flatMap(({ key, wire = key, label }): [string, Heading][] =>
    wire in headings ? [[wire, [catalogues.vi[label]!, catalogues.en[label]!]]] : [],
  )
  for (const [wire, heading] of shown)
    expect({ [wire]: headings[wire] }).toEqual({ [wire]: expect.arrayContaining([heading]) })
})
