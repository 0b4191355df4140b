/** Help: Open and close a shift. */
import type { HelpText } from '../task.ts'

export const vi: HelpText = {
  title: 'Mở ca, kết ca, bàn giao tiền',
  also: 'ca bán hàng, giao ca, kết ca, đếm tiền, lệch quỹ, tiền đầu ca, thu ngân',
  intro: 'Ca bán hàng so tiền trong ngăn kéo với sổ quỹ, và in phiếu bàn giao.',
  steps: [
    'Đầu ca: [Ca bán hàng](/pay/shift/data/list) hoặc đầu trang [Bán tại quầy](/sales/counter), bấm *Mở ca* và đếm *Tiền đầu ca*.',
    'Trong ca, bán và thu chi như thường; trang của ca cho biết *Tiền vào*, *Tiền ra*.',
    'Cuối ca: *Kết ca*, đếm theo tờ (*Đếm theo tờ*) hoặc *Nhập số tiền*.',
    'Lệch thì nhập lý do: chênh lệch được ghi bằng một phiếu thu hoặc phiếu chi.',
    '*In phiếu bàn giao* cho người nhận ca.',
  ],
  notes: ['Chứng từ của ca đã kết bị sửa hoặc lập lùi ngày vẫn hiện trong *Thay đổi sau khi kết ca*.'],
}

export const en: HelpText = {
  title: 'Open and close a shift',
  also: 'cash drawer, hand over, count the till, cash difference, cashier',
  intro: 'A shift compares the till with the cash book and prints the hand-over.',
  steps: [
    'At the beginning: [Shifts](/pay/shift/data/list) or the head of the [Counter](/sales/counter), press *Open shift* and count the *Opening cash*.',
    'During the shift sell as usual; its page shows *Cash in* and *Cash out*.',
    'At the end: *Close shift*, *Count notes* or *Enter the amount*.',
    'If it differs, enter the reason: a receipt or payment books the difference.',
    '*Print hand-over* for who comes next.',
  ],
  notes: ['What is changed or dated back later is shown under *Changed since it was closed*.'],
}
