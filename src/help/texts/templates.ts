/** Help: Change print templates. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Sửa mẫu in',
  also: 'mẫu in, thiết kế hóa đơn, thêm logo, mẫu riêng, chữ ký, mẫu theo kho',
  intro: 'Sửa mẫu có sẵn bằng cách bấm vào từng phần, xem ngay bản in bên cạnh.',
  steps: [
    'Mở [Mẫu in](/system/printtemplate), chọn loại chứng từ.',
    'Sao chép mẫu gần nhất hoặc mở mẫu của bạn; bấm vào phần muốn sửa.',
    'Đặt *Khổ giấy*, *Hướng giấy*; *Lưu*.',
    'Đặt làm *Mặc định*, hoặc *Mặc định của kho* cho từng cửa hàng.',
  ],
  notes: [
    'Mẫu có sẵn vẫn còn và dùng lại được bất cứ lúc nào.',
    'Logo, tên, địa chỉ lấy từ [Thông tin công ty](/system/config/company).',
  ],
}

export const en: HelpText = {
  title: 'Change print templates',
  also: 'design print, own form, logo, signatures, form of a store',
  intro: 'Change a delivered form by clicking its parts, with the print beside it.',
  steps: [
    'Open [Print templates](/system/printtemplate) and choose the kind of document.',
    'Copy the nearest form or open one of yours; click the part you want to change.',
    'Set *Paper size* and *Orientation*; *Save*.',
    'Make it the *Default*, or the *Default of stores* for each shop.',
  ],
  notes: [
    'The delivered forms stay and can be used again at any time.',
    'Logo, name and address come from [Company info](/system/config/company).',
  ],
}
