/** Help: COD and settling with carriers. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Thu hộ COD và đối soát với nhà vận chuyển',
  also: 'cod, thu hộ, đối soát, tiền ship, nhà vận chuyển trả tiền, chênh lệch phí, bồi thường',
  intro: 'Tiền nhà vận chuyển thu hộ và cước phải trả được theo dõi từng vận đơn, đến khi tiền về quỹ.',
  steps: [
    'Mở [Quản lý thu hộ (COD)](/shipping/manageCOD/data/list), lọc *Chưa đối soát*.',
    'Có file đối soát của nhà vận chuyển: *Nhập file*, chọn nhà vận chuyển và file. Vận đơn khớp và dòng chênh lệch được tách riêng.',
    'Bấm *Đối soát*: chọn ngày và quỹ, tiền vào quỹ bằng một phiếu thu (cước bằng phiếu chi).',
    'Dòng chênh lệch: *Ghi nhận chênh lệch*, xem ở [Đối chiếu nhà vận chuyển](/shipping/carriercheck/data/list).',
  ],
  notes: [
    'Nhà vận chuyển còn giữ bao nhiêu: [Tổng quan vận chuyển](/shipping/overviewshipping/data).',
    'Hàng mất, hỏng: ghi *Số tiền đòi bồi thường* trên trang vận đơn; khi được trả thì *Lập phiếu thu*.',
  ],
}

export const en: HelpText = {
  title: 'COD and settling with carriers',
  also: 'cash on delivery, reconcile, carrier money, fee difference, claim',
  intro: 'What carriers collected and what they charge is kept for each shipment until the money is in a fund.',
  steps: [
    'Open [COD management](/shipping/manageCOD/data/list), filter *Not settled*.',
    'With a file of the carrier: *Import a file*, choose carrier and file. Shipments that agree and rows that differ are shown apart.',
    'Press *Settle*: choose day and fund; the money comes in by a receipt (fees by a payment).',
    'Rows that differ: *Keep the differences*, see them in the [Carrier audit](/shipping/carriercheck/data/list).',
  ],
  notes: [
    'What carriers still hold: [Shipping overview](/shipping/overviewshipping/data).',
    'For lost goods enter what is *Claimed from the carrier*; *Make a receipt* when it is paid.',
  ],
}
