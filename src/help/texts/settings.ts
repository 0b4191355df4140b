/** Help: Configuration. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Cấu hình chương trình',
  also: 'cài đặt, thiết lập, thông tin công ty, đánh số chứng từ, xuất âm, hạn mức nợ, số lẻ',
  intro: 'Mọi thiết lập ở một nơi, tìm được theo tên, có lời giải thích và giá trị mặc định.',
  steps: [
    'Mở [Cấu hình](/system/config), gõ vào *Tìm thiết lập* hoặc chọn một phần.',
    'Sửa và *Lưu*; thay đổi có hậu quả thì được hỏi lại trước khi lưu.',
  ],
  notes: [
    'Hay dùng: *Xuất quá tồn*, *Kiểm tra hạn mức công nợ*, *Kiểm tra bán dưới giá vốn*, *Đánh số chứng từ*, *Làm tròn tiền mặt tại quầy*.',
    'Thông tin in trên chứng từ: [Thông tin công ty](/system/config/company).',
  ],
}

export const en: HelpText = {
  title: 'Configuration',
  also: 'settings, company, numbering, negative stock, credit limit, decimals',
  intro: 'All settings in one place, to be searched, each with its meaning and default.',
  steps: [
    'Open [Config](/system/config), type into *Find a setting* or choose a part.',
    'Change it and *Save*; you are asked before a change with consequences.',
  ],
  notes: [
    'Often needed: *Issuing more than on hand*, *Credit limit check*, *Below-cost check*, *Numbering*, *Rounding of cash at the counter*.',
    'What is printed on documents: [Company info](/system/config/company).',
  ],
}
