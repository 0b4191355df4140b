/** Biên bản đối chiếu công nợ: a letter to every customer of the receivable reports, in which both confirm the balance. */
import type { ReportLetters } from '#model/report.ts'
import { money, ordinal } from '../_shared/columns.ts'
import { debtAmounts, debtDateColumn, debtNumberColumn, partnerColumns } from '../_shared/debts.ts'
import { partnerFilter, range } from '../_shared/params.ts'

export const balanceLetters: ReportLetters = {
  label: 'reports.balanceLetters',
  path: 'ReportOfOrder/getBalanceLetters',
  code: 'DOICHIEUCONGNO',
  file: 'BienBanDoiChieuCongNo',
  params: { ...range, ...partnerFilter('customer') },
  columns: [
    ...partnerColumns('customer', { code: 'ObjID', name: 'ObjName' }),
    { key: 'address', kind: 'text', label: 'report.address' },
    { key: 'phone', kind: 'text', label: 'report.phone' },
    { key: 'taxId', kind: 'code', label: 'report.taxId', wire: 'MST' },
    money('opening', 'dauky'),
    money('incurred', 'phatsinh'),
    money('returned', 'trahang'),
    money('paid', 'thanhtoan'),
    money('remaining', 'conlai'),
  ],
  lines: [{ ...ordinal, wire: 'stt' }, debtDateColumn, debtNumberColumn, ...debtAmounts],
}
