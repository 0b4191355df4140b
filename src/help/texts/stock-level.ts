/** Help: Stock levels, stock card, what runs out. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Xem tồn kho, thẻ kho, hàng sắp hết',
  also: 'tồn kho, còn bao nhiêu, thẻ kho, xuất nhập tồn, giá trị tồn, sắp hết hàng, tồn âm',
  intro: 'Còn bao nhiêu, ở kho nào, bán được bao nhiêu, và vì sao lại là con số đó.',
  steps: [
    '[Hàng tồn kho](/stock/productinstock/list): *Tồn*, *Khách đặt*, *Có thể bán*, *Đang về* của từng hàng ở từng kho.',
    'Lọc theo *Tình trạng tồn*: *Dưới mức tối thiểu*, *Hết hàng*, *Tồn âm*.',
    'Vì sao: mở trang của hàng, thẻ *Thẻ kho* có từng lần nhập, xuất.',
    'Cuối kỳ: [Báo cáo](/reports/reportbill/data/list?group=stock), nhóm *Kho hàng*: nhập xuất tồn, tồn đến một ngày.',
  ],
  notes: [
    '*Có thể bán* = *Tồn* trừ *Khách đặt*. Giá vốn chỉ hiện với người có quyền *Xem giá vốn*.',
    'Tồn âm: có hàng bán trước khi nhập. Nhập phiếu còn thiếu, hoặc *Nhập tồn đầu kỳ*.',
  ],
}

export const en: HelpText = {
  title: 'Stock levels, stock card, what runs out',
  also: 'on hand, inventory report, stock card, movements, value, shortage, negative stock',
  intro: 'How much there is, in which store, how much can be sold, and why.',
  steps: [
    '[Products in stock](/stock/productinstock/list): *On hand*, *Promised*, *Available*, *Coming* of each product and store.',
    'Filter by *Stock level*: *Below the minimum*, *Out of stock*, *Negative stock*.',
    'Why: open the page of the product; its *Stock card* has every movement.',
    'At the end of a period: [Report](/reports/reportbill/data/list?group=stock), group *Stock*: movements, stock as of a day.',
  ],
  notes: [
    '*Available* is *On hand* less *Promised*. Costs are shown to those with the right *See cost*.',
    'Negative stock: goods were sold before they were received. Enter what is missing, or the opening stock.',
  ],
}
