/** Help: Make and issue electronic invoices. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Lập và phát hành hóa đơn điện tử',
  also: 'hóa đơn điện tử, hóa đơn vat, hóa đơn đỏ, phát hành hóa đơn, xuất hóa đơn, upload hóa đơn',
  intro: 'Từ hóa đơn bán hàng thành hóa đơn VAT có mã, gửi đến người mua.',
  steps: [
    'Trên trang hóa đơn bán hàng bấm *Lập hóa đơn VAT*; hoặc chọn nhiều hóa đơn trong danh sách.',
    'Kiểm tra *Đơn vị mua hàng*, *Mã số thuế*, địa chỉ, email của người mua.',
    '*Lưu*. Trong [Hóa đơn điện tử](/invoice/electronic/data/list) bấm *Upload* để phát hành.',
    '*Gửi hóa đơn qua email*, hoặc *Tải tệp PDF, XML*.',
  ],
  notes: [
    'Sau khi upload, hóa đơn không sửa được nữa; sai thì *Xử lý sai sót*.',
    'Để chương trình tự lập và phát hành: *Tự lập và upload hóa đơn VAT* trong [Cấu hình hóa đơn](/system/integrated/invoiceconfig).',
    'Hóa đơn bán chưa có hóa đơn VAT: lọc *Chưa xuất hóa đơn* trong danh sách.',
  ],
}

export const en: HelpText = {
  title: 'Make and issue electronic invoices',
  also: 'vat invoice, e-invoice, issue invoice, red invoice',
  intro: 'From a sales bill to a VAT invoice with its code, sent to the buyer.',
  steps: [
    'On the page of a sales bill press *Make VAT invoice*, or select several in the list.',
    'Check *Buyer*, *Tax code*, address and e-mail.',
    '*Save*. In [Electronic invoices](/invoice/electronic/data/list) press *Upload* to issue it.',
    '*Send the invoice by e-mail*, or *Download PDF, XML*.',
  ],
  notes: [
    'After it is uploaded it cannot be changed; use *Correct a mistake*.',
    'To have it done by itself: *Make and upload VAT invoices automatically* in [Invoice configuration](/system/integrated/invoiceconfig).',
    'Bills without an invoice: filter *Not invoiced* in the list.',
  ],
}
