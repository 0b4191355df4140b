/**
 * Commercial forms in English: the same forms with other words, so that both are mended at once. Forms of the state
 * have no English text.
 */
const words: Readonly<Record<string, string>> = {
  'Địa chỉ:': 'Address:',
  'Mã số thuế:': 'Tax code:',
  '–   Mã số thuế:': '–   Tax code:',
  '·  Mã số thuế:': '·  Tax code:',
  'Điện thoại:': 'Phone:',
  'ĐT:': 'Phone:',
  '(ĐÃ HỦY)': '(CANCELLED)',
  '(LƯU TẠM)': '(DRAFT)',
  Liên: 'Copy',
  'Số:': 'No.:',
  'Ngày:': 'Date:',
  'Đơn vị tiền:': 'Currency:',
  STT: 'No.',
  'Mã hàng': 'Code',
  'Tên hàng': 'Description',
  ĐVT: 'Unit',
  SL: 'Qty',
  'Số lượng': 'Quantity',
  'Ghi chú': 'Note',
  'Đơn giá': 'Unit price',
  'Chiết khấu': 'Discount',
  'Thành tiền': 'Amount',
  'Bằng chữ:': 'In words:',
  'Cộng tiền hàng': 'Subtotal',
  'Thuế GTGT': 'VAT',
  'Phí vận chuyển': 'Shipping fee',
  '(Ký, họ tên)': '(Signature, full name)',
  '(Ký, họ tên, đóng dấu)': '(Signature, full name, stamp)',
  'Giám đốc': 'Director',
  'Thủ kho': 'Storekeeper',
  'Người lập phiếu': 'Prepared by',
  'Khách hàng': 'Customer',
  'Khách hàng:': 'Customer:',
  'Diễn giải:': 'Description:',
  'Kính gửi:': 'To:',
  'BÁO GIÁ': 'QUOTATION',
  'BẢNG GIÁ': 'PRICE LIST',
  'Áp dụng từ ngày': 'Valid from',
  'Áp dụng': 'Valid',
  'Giá đã gồm thuế GTGT': 'Prices include VAT',
  'Giá chưa gồm thuế GTGT': 'Prices are before VAT',
  'Nội dung:': 'Subject:',
  'Người liên hệ:': 'Contact:',
  'xin trân trọng gửi tới Quý khách hàng bảng báo giá như sau:': 'is pleased to offer you the following:',
  '-  Hiệu lực báo giá:': '-  Valid:',
  'Hiệu lực đến:': 'Valid until:',
  'đến hết ngày': 'until',
  '-  Thời gian giao hàng:': '-  Delivery time:',
  '-  Địa điểm giao hàng:': '-  Place of delivery:',
  '-  Phương thức thanh toán:': '-  Payment:',
  '-  Bảo hành:': '-  Warranty:',
  'TỔNG CỘNG': 'TOTAL',
  'Rất mong nhận được sự hợp tác của Quý khách!': 'We look forward to working with you.',
  'Khách hàng xác nhận': 'Confirmed by customer',
  'Người báo giá': 'Quoted by',
  'ĐƠN ĐẶT HÀNG': 'SALES ORDER',
  'Người đặt:': 'Ordered by:',
  'Ngày giao:': 'Delivery date:',
  'Giao tại:': 'Deliver to:',
  'Thanh toán:': 'Payment:',
  'Đã đặt cọc': 'Deposit',
  'Còn phải trả': 'Balance due',
  'Người đặt hàng': 'Ordered by',
  'Người nhận đơn': 'Received by',
  'HÓA ĐƠN BÁN HÀNG': 'SALES BILL',
  '(Phiếu này không có giá trị thay thế hóa đơn GTGT)': '(This slip does not replace a VAT invoice)',
  'Nhân viên bán hàng:': 'Salesperson:',
  'Thu ngân:': 'Cashier:',
  'Kho hàng:': 'Store:',
  'Hạn thanh toán:': 'Due date:',
  'Giao đến:': 'Deliver to:',
  '– Người nhận:': '– Receiver:',
  'Số tiền:': 'Amount:',
  đồng: 'VND',
  'Quét mã để chuyển khoản': 'Scan to pay by transfer',
  'Mã giảm giá': 'Coupon',
  'TỔNG THANH TOÁN': 'TOTAL DUE',
  'Khách thanh toán': 'Paid',
  'Tiền khách đưa': 'Cash given',
  'Tiền thừa trả khách': 'Change',
  'Đã thu': 'Received',
  'Trả hàng': 'Returned',
  'Còn phải thanh toán': 'Balance due',
  'Nợ cũ': 'Previous balance',
  'Tổng nợ': 'Total balance',
  'Người mua hàng': 'Buyer',
  'Người giao hàng': 'Delivered by',
  'Cảm ơn quý khách và hẹn gặp lại!': 'Thank you, see you again!',
  'PHIẾU GIAO HÀNG': 'DELIVERY NOTE',
  'BÊN GIAO:': 'SENDER:',
  'BÊN NHẬN:': 'RECEIVER:',
  'Xuất tại kho:': 'From store:',
  'Người nhận:': 'Receiver:',
  'Nhà vận chuyển:': 'Carrier:',
  '–   Mã vận đơn:': '–   Tracking code:',
  'Số tiền thu hộ (COD):': 'Cash on delivery:',
  'Bên nhận đã kiểm tra và nhận đủ số lượng, đúng chất lượng hàng hóa ghi trên.':
    'The receiver has checked the goods above and received them complete and in good order.',
  'Người nhận hàng': 'Received by',
}

const said = (text: string): string => {
  const bare = text.trim()
  return Object.hasOwn(words, bare) ? text.replace(bare, words[bare]!) : text
}

/** Tokens keep what they print; the company has a name in English, and đồng is what only Vietnamese calls it. */
const token = (text: string): string =>
  text
    .replace('company.companyName', 'company.companyNameEn|or:company.companyName')
    .replace('else:Công ty chúng tôi', 'else:Our company')
    .replace(/\|unit\}\}$/, '}}')

const tag = (text: string): string =>
  text.startsWith('<sign')
    ? text.replace(/\b(title|note)="([^"]*)"/g, (_, name: string, value: string) => `${name}="${said(value)}"`)
    : text

/** Whatever has no English word stays as it is; a test looks for such. */
export const inEnglish = (content: string): string =>
  content
    .split(/(<[^>]*>|\{\{[^{}]*\}\})/)
    .map((part) => (part.startsWith('{{') ? token(part) : part.startsWith('<') ? tag(part) : said(part)))
    .join('')
