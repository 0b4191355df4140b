/** Help: Pay a supplier. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Trả nợ nhà cung cấp',
  also: 'chi tiền nhà cung cấp, phiếu chi, trả nợ, thanh toán phiếu nhập, ứng trước',
  intro: 'Một phiếu chi trả được nhiều phiếu nhập; ứng trước cho đơn mua được trừ khi hàng về.',
  steps: [
    '[Phiếu chi](/purchase/outcome/list) › *Lập phiếu chi*, chọn nhà cung cấp.',
    'Gõ *Tổng số tiền* rồi *Phân bổ*, hoặc chọn từng chứng từ còn nợ.',
    'Chọn *Phương thức chi* và quỹ; *Lưu*, hoặc *Lưu & In*.',
  ],
  notes: [
    'Nhanh hơn: *Trả nợ* trên trang nhà cung cấp, hoặc chọn nhiều phiếu nhập của một nhà cung cấp rồi *Chi tiền*.',
    'Ứng trước: trên trang [Đơn đặt hàng mua](/purchase/purchaseimport/list) bấm *Chi tiền*.',
    'Quỹ không đủ tiền thì bị chặn, cảnh báo hoặc cho qua theo *Chi quá số tiền trong quỹ* trong [Cấu hình](/system/config/debt).',
  ],
}

export const en: HelpText = {
  title: 'Pay a supplier',
  also: 'payment, pay debt, advance, settle receipts',
  intro: 'One payment settles several receipts; an advance on an order is taken when goods arrive.',
  steps: [
    '[Payments](/purchase/outcome/list) › *New payment voucher*, choose the supplier.',
    'Type the *Total amount* and *Allocate*, or choose the open vouchers one by one.',
    'Choose *Method* and the fund; *Save*, or *Save & print*.',
  ],
  notes: [
    'Quicker: *Pay debt* on the page of the supplier, or *Pay* on several selected receipts of one supplier.',
    'An advance: press *Pay* on the page of one of the [Purchase orders](/purchase/purchaseimport/list).',
    'If the fund holds too little, *Paying more than a fund holds* in [Config](/system/config/debt) decides.',
  ],
}
