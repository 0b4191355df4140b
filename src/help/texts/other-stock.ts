/** Help: Other goods in and out. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Nhập khác, xuất khác: hủy hàng, dùng nội bộ, biếu tặng',
  also: 'xuất hủy, hàng hỏng, hết hạn, xuất dùng, khuyến mãi, hàng tặng, nhập khác',
  intro: 'Hàng vào ra không do mua bán: hỏng, hết hạn, dùng nội bộ, biếu tặng, được tặng.',
  steps: [
    'Xuất: [Xuất khác](/stock/otherorder/list) › *Lập xuất khác*, chọn *Phương thức xuất* và kho.',
    'Nhập: [Nhập khác](/stock/otherimport/list) › *Lập nhập khác*, chọn *Phương thức nhập*, gõ số lượng và đơn giá.',
    '*Lưu*; in phiếu nhập kho (01-VT), xuất kho (02-VT) nếu cần.',
  ],
  notes: [
    'Giá vốn của hàng xuất do chương trình tính. Đếm thấy thừa, thiếu thì dùng [Kiểm kho](/stock/checkstore/list).',
    'Thêm lý do riêng: [Phương thức xuất khác](/category/another/otherissue/list), [Phương thức nhập khác](/category/another/otherimport/list).',
  ],
}

export const en: HelpText = {
  title: 'Other goods in and out',
  also: 'write off, damaged, expired, own use, gifts, other stock-in',
  intro: 'Goods that come or go without a sale or purchase: damaged, expired, own use, gifts.',
  steps: [
    'Out: [Other stock-out](/stock/otherorder/list) › *New other stock-out*, choose *Issue method* and store.',
    'In: [Other stock-in](/stock/otherimport/list) › *New other stock-in*, choose *Import method*, type quantity and price.',
    '*Save*; print the slip (01-VT, 02-VT) if needed.',
  ],
  notes: [
    'Costs of what goes out are worked out. For surplus and shortage use [Stock counts](/stock/checkstore/list).',
    'Add reasons of your own: [Other issue methods](/category/another/otherissue/list), [Other import methods](/category/another/otherimport/list).',
  ],
}
