/** Help: Print bar code labels. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'In tem mã vạch',
  also: 'in tem, tem giá, mã vạch, nhãn hàng, máy in tem, giấy decal',
  intro: 'In tem cho hàng vừa nhập hoặc hàng bất kỳ, trên cuộn tem hoặc giấy A4.',
  steps: [
    'Chọn hàng trong [Hàng hóa](/stock/product/list) hoặc [Hàng tồn kho](/stock/productinstock/list), bấm *In tem mã vạch*; hoặc bấm nút đó trên trang phiếu nhập mua.',
    'Chọn *Khổ tem*; khổ khác thì *Cuộn khổ khác…* và nhập kích thước.',
    'Sửa *Số tem* của từng hàng, hoặc *Mỗi mặt hàng 1 tem*, *Theo số lượng*.',
    'Chọn những gì *In trên tem*, rồi *In tem*.',
  ],
  notes: [
    'Giấy A4 đã dùng một phần: *Bắt đầu từ tem thứ*.',
    'Khi in chọn tỉ lệ 100 %, không co theo trang, để mã quét được.',
  ],
}

export const en: HelpText = {
  title: 'Print bar code labels',
  also: 'price tags, barcode stickers, label printer',
  intro: 'Print labels for what just came or for any goods, on rolls or A4.',
  steps: [
    'Select goods in [Products](/stock/product/list) or [Products in stock](/stock/productinstock/list) and press *Print labels*, or press it on the page of a purchase receipt.',
    'Choose the *Labels*; for others take *Roll of another size…* and type the size.',
    'Change the number of *Labels* of each, or *One label each*, *By quantity*.',
    'Choose what is *On the label*, then *Print labels*.',
  ],
  notes: [
    'For a sheet that is partly used: *Start at label number*.',
    'Print at 100 %, not fitted to the page, so that codes can be scanned.',
  ],
}
