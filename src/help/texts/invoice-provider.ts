/** Help: Connect a provider of electronic invoices. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Kết nối nhà cung cấp hóa đơn điện tử',
  also: 'viettel sinvoice, misa meinvoice, vnpt invoice, ký hiệu hóa đơn, tự phát hành',
  intro: 'Hóa đơn được phát hành qua Viettel SInvoice, MISA meInvoice hoặc VNPT Invoice của bạn.',
  steps: [
    'Mở [Cấu hình hóa đơn](/system/integrated/invoiceconfig), chọn *Nhà cung cấp hóa đơn điện tử* và *Môi trường*.',
    'Nhập *Tên đăng nhập*, *Mật khẩu* mà nhà cung cấp đã cấp.',
    'Thêm *Ký hiệu hóa đơn* đã đăng ký, với từ số, đến số nếu có.',
    '*Kiểm tra kết nối*, rồi *Lưu*.',
  ],
  notes: [
    'Thử trước ở môi trường *Chạy thử*: hóa đơn không có giá trị.',
    '*Tình trạng ký hiệu* cho biết còn bao nhiêu số.',
  ],
}

export const en: HelpText = {
  title: 'Connect a provider of electronic invoices',
  also: 'viettel, misa, vnpt, series, automatic invoices',
  intro: 'Invoices are issued through your account at Viettel SInvoice, MISA meInvoice or VNPT Invoice.',
  steps: [
    'Open [Invoice configuration](/system/integrated/invoiceconfig), choose the *Provider* and the *Environment*.',
    'Enter the *User name* and *Password* the provider gave you.',
    'Add the registered *Series*, with first and last number if there are any.',
    '*Test the connection*, then *Save*.',
  ],
  notes: [
    'Try it in the *Sandbox* first: its invoices are worth nothing.',
    '*Use of series* tells how many numbers are left.',
  ],
}
