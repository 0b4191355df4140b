/** Help: Correct, cancel, delete, restore, see who changed it. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Sửa sai: hủy, xóa, khôi phục, xem ai đã sửa',
  also: 'xóa nhầm, khôi phục, thùng rác, lịch sử, ai sửa, hủy hóa đơn bán, bản cũ',
  intro: 'Chứng từ sửa được trực tiếp; mỗi lần lưu được ghi lại, và hầu hết việc lỡ tay đều lấy lại được.',
  steps: [
    'Sửa: mở chứng từ, bấm *Sửa*. Kho, công nợ, quỹ được tính lại; thay đổi làm đổi số đã ghi thì được cho xem trước.',
    'Hủy hay xóa: *Hủy chứng từ* giữ lại trong danh sách với trạng thái *Đã hủy*; *Xóa hẳn* đưa vào [Thùng rác](/system/trash).',
    'Lấy lại: *Khôi phục* trong [Thùng rác](/system/trash), hoặc trên trang chứng từ đã hủy. Hàng, khách và danh mục khác đã xóa nằm ở *Danh mục* của thùng rác.',
    'Xem ai sửa gì: *Lịch sử* trên trang chứng từ; *Khôi phục bản này* mở lại bản cũ.',
  ],
  notes: [
    'Không xóa được: chứng từ đã thu tiền hoặc có chứng từ lập từ nó; câu báo nói rõ là chứng từ nào.',
    'Mọi thao tác của mọi người: [Nhật ký thao tác](/system/event).',
  ],
}

export const en: HelpText = {
  title: 'Correct, cancel, delete, restore, see who changed it',
  also: 'deleted by mistake, restore, trash, history, who changed, cancel, earlier version',
  intro: 'Documents can be changed directly; each save is written down, and most mistakes can be taken back.',
  steps: [
    'Change: open the document, press *Edit*. Stock, debts and funds follow; you are shown beforehand what would change.',
    '*Cancel document* leaves it in the list as *Cancelled*; *Delete for good* puts it into [Deleted documents](/system/trash).',
    'Take back: *Restore* in [Deleted documents](/system/trash), or on the page of a cancelled one. Deleted goods, partners and other records are there under *Lists*.',
    'Who changed what: *History* on its page; *Bring this version back* opens an earlier one.',
  ],
  notes: [
    'What was paid or has followers cannot be deleted; the refusal names them.',
    'What everybody did: [Activity log](/system/event).',
  ],
}
