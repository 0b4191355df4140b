/** Help: Background work that failed. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Việc nền không xong',
  also: 'việc nền, thư không gửi được, hóa đơn không gửi được, thử lại, hàng đợi',
  intro: 'Gửi thư, hóa đơn, hỏi nhà vận chuyển chạy phía sau và tự thử lại; việc không tự xong thì nằm ở đây.',
  steps: [
    'Mở [Việc nền](/system/work), lọc trạng thái *Không làm được*.',
    'Đọc *Lý do*: thường là mật khẩu, mạng hoặc dữ liệu của bên ngoài.',
    'Sửa nguyên nhân rồi *Thử lại*; việc không cần nữa thì *Bỏ*.',
  ],
  notes: ['Chuông thông báo cho biết khi có việc không làm được.'],
}

export const en: HelpText = {
  title: 'Background work that failed',
  also: 'queue, failed jobs, retry, letters not sent',
  intro:
    'Letters, invoices and questions to carriers run behind the scenes and are retried; what does not get done waits here.',
  steps: [
    'Open [Background work](/system/work), filter the state *Failed*.',
    'Read the *Reason*: mostly a password, the network or data of the other side.',
    'Mend it and *Retry*; *Give up* what is no longer needed.',
  ],
  notes: ['The bell tells when work has failed.'],
}
