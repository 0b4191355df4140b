/** Help: Price levels, discounts, coupons. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Bảng giá, chiết khấu, mã giảm giá',
  also: 'giá sỉ, giá đại lý, bảng giá riêng, in bảng giá, khuyến mãi, chiết khấu khách, voucher, coupon',
  intro: 'Mỗi khách có thể có bảng giá riêng; giá được điền vào hóa đơn, và dòng hàng nói giá lấy từ đâu.',
  steps: [
    'Mở [Bảng giá](/system/settingprice/pricelevel/list), thêm một bảng.',
    'Với từng hàng, nhập một trong ba: *% giảm*, *Tiền giảm* hoặc *Giá riêng*.',
    'Nhiều hàng một lúc: *Áp công thức*, *Xem trước*, rồi *Áp dụng*.',
    'Thêm khách vào bảng giá, hoặc chọn *Bảng giá áp dụng* trong hồ sơ khách.',
    'Mã giảm giá: [Mã giảm giá](/system/settingprice/coupon/list) với thời hạn, *Đơn tối thiểu*, *Số lượt*; gõ mã trên hóa đơn.',
  ],
  notes: [
    'Gửi khách: *In bảng giá* ở trang hoặc danh sách bảng giá, giá chưa hoặc đã gồm thuế, một hoặc hai cột; cũng ở đó *Xuất Excel*.',
    'Thứ tự: giá riêng hoặc giảm theo bảng giá, rồi *% chiết khấu hàng hóa* của khách, rồi giá bán.',
    'Người không có quyền *Sửa giá bán* bán theo giá đề xuất. Bán dưới giá vốn được kiểm tra theo *Kiểm tra bán dưới giá vốn*.',
  ],
}

export const en: HelpText = {
  title: 'Price levels, discounts, coupons',
  also: 'wholesale price, dealer price, print price list, promotion, customer discount, voucher',
  intro:
    'Each customer may have a price level; its prices are filled into bills, and each line says where its price comes from.',
  steps: [
    'Open [Price levels](/system/settingprice/pricelevel/list) and add one.',
    'For each product enter one of *% off*, *Amount off* or *Own price*.',
    'For many at once: *Apply formula*, *Preview*, then *Apply*.',
    'Add customers to the level, or choose the *Applied price level* of a customer.',
    'Coupons: [Coupons](/system/settingprice/coupon/list) with dates, *Minimum order* and *Uses*; type the code on the bill.',
  ],
  notes: [
    'For customers: *Print price list* on the page or in the list of price levels, before or with VAT, in one column or two; *Export to Excel* stands beside it.',
    'The order: the price level, then the *Goods discount %* of the customer, then the selling price.',
    'Who lacks *Change selling price* sells at the proposed price. *Below-cost check* decides about selling below cost.',
  ],
}
