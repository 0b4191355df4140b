/** Help: See profit. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Xem lãi lỗ',
  also: 'lợi nhuận, lãi gộp, lãi lỗ, giá vốn hàng bán, lãi theo hàng, lãi theo khách',
  intro: 'Lãi gộp theo ngày, tháng, hàng, khách, nhân viên, chứng từ: doanh thu thuần trừ giá vốn.',
  steps: [
    'Mở [Báo cáo](/reports/reportbill/data/list?group=profit), nhóm *Lợi nhuận*, chọn cách xem.',
    'Chọn khoảng thời gian, *Xem báo cáo*: *Doanh thu thuần*, *Giá vốn*, *Lợi nhuận*, *Tỷ suất (%)*.',
    'Bấm vào tháng để xem từng ngày; bấm vào ngày, hàng, khách hoặc nhân viên để xem các chứng từ làm nên con số.',
  ],
  notes: [
    'Cần quyền *Báo cáo Lợi nhuận* và *Xem giá vốn*.',
    'Giá vốn là bình quân di động của từng kho; nhập phiếu mua trễ làm lãi của các ngày sau đổi theo. Khóa sổ để số liệu đã chốt không đổi.',
    'Trong lúc lập hóa đơn, *Lãi gộp* của từng dòng hiện với người có quyền.',
  ],
}

export const en: HelpText = {
  title: 'See profit',
  also: 'gross profit, margin, cost of goods, profit by product, by customer',
  intro: 'Gross profit by day, month, product, customer, employee or document: net sales less cost.',
  steps: [
    'Open [Report](/reports/reportbill/data/list?group=profit), group *Profit*, and choose one.',
    'Choose the period, *View report*: *Net sales*, *Cost of goods*, *Profit*, *Margin (%)*.',
    'Click a month to see its days; click a day, product, customer or employee to see the documents behind the figure.',
  ],
  notes: [
    'It needs the rights *Profit reports* and *See cost*.',
    'Cost is the moving average of each store; a late receipt changes the profit of later days. A lock date keeps closed figures as they are.',
    'While a bill is typed, its *Gross profit* is shown to who may see it.',
  ],
}
