/** Help: Count stock. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Kiểm kho',
  also: 'kiểm kê, đếm hàng, chênh lệch kho, thừa thiếu, kiểm mù, điều chỉnh tồn',
  intro: 'Đếm bằng điện thoại hoặc máy quét; chênh lệch thành nhập, xuất của kho khi ghi sổ.',
  steps: [
    '[Kiểm kho](/stock/checkstore/list) › *Lập kiểm kho*, chọn kho.',
    '*Lấy hàng*: cả kho, theo nhóm, hoặc chỉ *Hàng có tồn*.',
    '*Đếm hàng* mở màn hình đếm: quét từng món hoặc gõ số. Đếm tới đâu giữ tới đó.',
    'Nghỉ giữa chừng: *Lưu tạm*; nhiều người đếm thì mỗi người một phiếu lưu tạm.',
    'Xong thì *Lưu*: xem *Thừa*, *Thiếu*, *Giá trị lệch*, và in biên bản.',
  ],
  notes: [
    'Hàng bán trong lúc đếm: chương trình hỏi, và *Cộng phần phát sinh sau khi đếm*.',
    'Dòng chưa đếm: *Bỏ các dòng chưa đếm* hoặc *Ghi 0 cho các dòng chưa đếm*.',
    '*Kiểm mù (ẩn tồn sổ sách)* để người đếm không thấy số trên sổ.',
  ],
}

export const en: HelpText = {
  title: 'Count stock',
  also: 'stocktaking, inventory count, surplus, shortage, blind count, adjust stock',
  intro: 'Count by telephone or scanner; the differences change the stock when it is posted.',
  steps: [
    '[Stock counts](/stock/checkstore/list) › *New stock count*, choose the store.',
    '*Fill in goods*: all, by group, or only *Goods with stock*.',
    '*Count* opens the counting screen: scan piece by piece or type the number. What is counted is kept.',
    'To pause, *Save as draft*; several people count with a draft each.',
    'When it is done, *Save*: see *Surplus*, *Shortage* and their value, and print the sheet.',
  ],
  notes: [
    'If goods move while you count, the program asks, and can *Add what moved since the count*.',
    'Lines not counted: *Remove uncounted lines* or *Set uncounted lines to 0*.',
    '*Blind count (book quantity hidden)* hides the figures of the books from who counts.',
  ],
}
