/** Help: Change print templates. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Sửa mẫu in',
  also: 'mẫu in, thiết kế hóa đơn, thêm logo, mẫu riêng, chữ ký, mẫu theo kho',
  intro: 'Sửa mẫu có sẵn bằng cách bấm vào từng phần, xem ngay bản in bên cạnh.',
  steps: [
    'Mở [Mẫu in](/system/printtemplate), chọn loại chứng từ.',
    '*Nhân bản* mẫu gần nhất trong menu của mẫu đó, hoặc mở một mẫu; bấm vào phần muốn sửa.',
    'Đặt *Khổ giấy*, *Hướng giấy*; *Lưu*.',
    '*Đặt mặc định*, hoặc *Đặt mặc định cho kho* cho từng cửa hàng.',
  ],
  notes: [
    'Sửa hỏng mẫu có sẵn: *Khôi phục mẫu gốc*.',
    'Logo, tên, địa chỉ lấy từ [Thông tin công ty](/system/config/company).',
  ],
}

export const en: HelpText = {
  title: 'Change print templates',
  also: 'design print, own form, logo, signatures, form of a store',
  intro: 'Change a delivered form by clicking its parts, with the print beside it.',
  steps: [
    'Open [Print templates](/system/printtemplate) and choose the kind of document.',
    '*Duplicate* the nearest form by its menu, or open one; click the part you want to change.',
    'Set *Paper size* and *Orientation*; *Save*.',
    '*Make default*, or *Default for stores* for each shop.',
  ],
  notes: [
    'If a delivered form was spoilt: *Restore the original*.',
    'Logo, name and address come from [Company info](/system/config/company).',
  ],
}
