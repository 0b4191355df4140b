/** Help: Products, units and groups. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Hàng hóa, đơn vị tính, nhóm hàng',
  also: 'thêm hàng hóa, tạo sản phẩm, mã vạch, đơn vị quy đổi, thùng, lốc, giá bán, tồn tối thiểu, ngành hàng',
  intro: 'Mỗi mặt hàng có mã, mã vạch, các đơn vị tính với giá riêng, thuế, mức tồn tối thiểu.',
  steps: [
    'Mở [Hàng hóa](/stock/product/list), bấm `n` để thêm.',
    'Nhập tên, *Đơn vị tính*, *Giá bán*, *Thuế GTGT %*; mã để trống thì được cấp.',
    'Bán cả thùng và lẻ: thêm *Đơn vị phụ* với *Quy đổi*, giá và mã vạch riêng.',
    '*Tồn tối thiểu*, *Tồn tối đa* để được báo sắp hết hoặc quá nhiều.',
    'Dịch vụ: tắt *Theo dõi tồn kho*.',
  ],
  notes: [
    'Nhóm để lọc và xem báo cáo: [Nhóm hàng](/stock/groupdepartment/group/list), [Ngành hàng](/stock/groupdepartment/department/list).',
    'Hai mã là một hàng: chọn cả hai rồi *Gộp*. Đổi giá nhiều hàng: chọn rồi *Sửa hàng loạt*, hoặc xuất Excel và nhập lại.',
    'Trang của mặt hàng có *Thẻ kho*, giá theo bảng giá, chứng từ gần đây.',
  ],
}

export const en: HelpText = {
  title: 'Products, units and groups',
  also: 'add product, barcode, unit conversion, box, price, minimum stock, category',
  intro: 'A product has codes, bar codes, units with prices of their own, VAT and a minimum stock.',
  steps: [
    'Open [Products](/stock/product/list) and press `n` to add one.',
    'Enter the name, *Unit*, *Selling price*, *VAT*; without a code one is given.',
    'To sell boxes and pieces, add *Secondary units* with *Factor*, price and bar code.',
    '*Stock min* and *Stock max* make the program tell you when it runs out or is too much.',
    'For services switch *Track stock* off.',
  ],
  notes: [
    'Groups for filters and reports: [Product groups](/stock/groupdepartment/group/list), [Product branches](/stock/groupdepartment/department/list).',
    'If two codes are one product, select both and *Merge*. To change many, *Bulk edit*, or export and import again.',
    'The page of a product has its *Stock card*, prices and recent documents.',
  ],
}
