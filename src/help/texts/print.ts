/** Help: Print documents, choose form and paper. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'In chứng từ, chọn mẫu và khổ giấy',
  also: 'in hóa đơn, in a4, a5, k80, máy in nhiệt, in nhiều chứng từ, số liên, tải pdf',
  intro: 'Mỗi chứng từ có mẫu A4, A5 và cuộn 80 mm; in một hoặc nhiều chứng từ cùng lúc.',
  steps: [
    'Trên trang chứng từ bấm *In* (`Ctrl P`); khi lập thì *Lưu & In* (`F10`).',
    'Chọn *Mẫu in*, *Khổ giấy* và số bản trong bản xem trước. Lần sau chương trình nhớ lựa chọn của máy này.',
    'In nhiều: chọn các dòng trong danh sách rồi *In*.',
    '*Tải về* để lấy PDF; *Gửi email* để gửi khách.',
  ],
  notes: [
    'Tên, địa chỉ, logo ở đầu trang: [Thông tin công ty](/system/config/company) và [Cấu hình](/system/config/printHead) › *In ấn*.',
    'Mẫu riêng: [Mẫu in](/system/printtemplate).',
  ],
}

export const en: HelpText = {
  title: 'Print documents, choose form and paper',
  also: 'print bill, thermal printer, several documents, copies, pdf',
  intro: 'Each document has forms for A4, A5 and 80 mm rolls; one or many are printed at once.',
  steps: [
    'On the page of a document press *Print* (`Ctrl P`); in the form *Save & print* (`F10`).',
    'Choose *Print template*, *Paper size* and copies in the preview. This computer remembers it.',
    'Print many: select rows in the list, then *Print*.',
    '*Download* gives the PDF; *Send by e-mail* sends it.',
  ],
  notes: [
    'Name, address and logo at the head: [Company info](/system/config/company) and [Config](/system/config/printHead) › *Printing*.',
    'Forms of your own: [Print templates](/system/printtemplate).',
  ],
}
