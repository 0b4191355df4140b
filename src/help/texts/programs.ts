/** Help: Connect other programs by the API. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Kết nối chương trình khác qua API',
  also: 'api, khóa api, tích hợp, website, đồng bộ, openapi',
  intro: 'Website, phần mềm kế toán đọc và ghi dữ liệu bằng một khóa có quyền riêng.',
  steps: [
    'Mở [Khóa API](/system/apikey), thêm khóa: *Tên khóa*, nhóm quyền, *Dùng đến ngày*, *Số lượt gọi mỗi phút*.',
    '*Cấp khóa* và *Sao chép*: khóa chỉ hiện một lần.',
    'Mở *Mô tả API (OpenAPI)* để biết các lời gọi.',
  ],
  notes: [
    'Lộ khóa thì *Cấp khóa mới*: khóa cũ hết hiệu lực ngay.',
    'Nên tạo nhóm quyền riêng cho khóa, chỉ với quyền cần thiết.',
  ],
}

export const en: HelpText = {
  title: 'Connect other programs by the API',
  also: 'api key, integration, web shop, sync, openapi',
  intro: 'A web shop or accounting program reads and writes with a key that has rights of its own.',
  steps: [
    'Open [API keys](/system/apikey), add one: *Name of the key*, group of rights, *Valid until*, *Calls per minute*.',
    '*Issue the key* and *Copy* it: it is shown once.',
    '*API description (OpenAPI)* tells the calls.',
  ],
  notes: [
    'If a key got out, *Issue a new key*: the old one ends at once.',
    'Give a key a group of its own, with no more rights than it needs.',
  ],
}
