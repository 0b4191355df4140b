/** Help: Send documents by e-mail. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Gửi chứng từ qua email',
  also: 'email, gửi thư, smtp, gửi báo giá, gửi hóa đơn, thư lỗi',
  intro: 'Báo giá, hóa đơn, đối chiếu công nợ gửi đi dạng PDF; chương trình theo dõi thư đã đến máy chủ chưa.',
  steps: [
    'Đặt máy chủ gửi thư ở [Cấu hình](/system/config/mail) › *Thư điện tử*, rồi *Gửi thư thử*.',
    'Trên trang chứng từ, *Gửi email*: kiểm tra người nhận và mẫu, bấm *Gửi*.',
    'Xem lại ở [Thư đã gửi](/system/mail): thư *Lỗi* có lý do, và *Gửi lại*.',
  ],
  notes: ['Gmail cần mật khẩu ứng dụng, không phải mật khẩu thường.'],
}

export const en: HelpText = {
  title: 'Send documents by e-mail',
  also: 'mail server, smtp, send quote, failed letters',
  intro: 'Quotes, bills and statements go out as PDF, and the program keeps what became of each letter.',
  steps: [
    'Set up the server in [Config](/system/config/mail) › *E-mail*, then *Send a test letter*.',
    'On the page of a document *Send by e-mail*: check recipient and form, press *Send*.',
    'See [Sent letters](/system/mail): those that *Failed* have a reason, and *Send again*.',
  ],
  notes: ['Gmail needs an app password, not the usual one.'],
}
