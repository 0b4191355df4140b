/** Help: Read, print and keep reports. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Xem, in, lưu báo cáo',
  also: 'báo cáo doanh thu, báo cáo bán hàng, so sánh kỳ trước, biểu đồ, xuất báo cáo',
  intro: 'Mọi báo cáo có điều kiện, bảng, bản in và Excel; điều kiện hay dùng lưu lại được.',
  steps: [
    'Mở [Báo cáo](/reports/reportbill/data/list), chọn báo cáo; hoặc `Ctrl K` và gõ tên.',
    'Chọn khoảng thời gian và *Điều kiện*, bấm *Xem báo cáo* (`F9`).',
    'Bấm vào số có gạch chân để xem chứng từ hoặc chi tiết bên dưới nó.',
    '*So sánh* với *Kỳ trước* hoặc *Cùng kỳ năm trước*, nếu báo cáo có.',
    '*In*, hoặc *Xuất* ra Excel. *Lưu điều kiện này* để lần sau chỉ bấm một lần.',
  ],
  notes: [
    'Không có dòng nào: kiểm tra ngày và điều kiện; chứng từ *Lưu tạm* và *Đã hủy* không được tính.',
    'Tìm trong kết quả: *Tìm trong các dòng*; bản in và Excel vẫn có đủ các dòng.',
  ],
}

export const en: HelpText = {
  title: 'Read, print and keep reports',
  also: 'sales report, compare periods, chart, export report',
  intro: 'Every report has conditions, a table, pages and Excel; conditions can be kept.',
  steps: [
    'Open [Report](/reports/reportbill/data/list) and choose one, or `Ctrl K` and its name.',
    'Choose the period and *Conditions*, press *View report* (`F9`).',
    'Click a linked cell to see the document or what the row is made of.',
    '*Compare* with the *Previous period* or *A year before*, where the report offers it.',
    '*Print*, or *Export* to Excel. *Save these conditions* for one click the next time.',
  ],
  notes: [
    'No rows? Look at days and conditions; what is *Draft* or *Cancelled* does not count.',
    '*Search these rows* narrows the screen only; prints and files have all rows.',
  ],
}
