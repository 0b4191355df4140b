/**
 * Biên bản đối chiếu công nợ: a letter to every customer or supplier of the debt reports, in which both confirm the
 * balance. Shared by the summary and the detail of a side.
 */
import type { ReportLetters } from '#model/report.ts'
import { money, ordinal } from './columns.ts'
import { debtAmounts, debtDateColumn, debtNumberColumn, debtSides, partnerColumns, type Side } from './debts.ts'
import { partnerFilter, range } from './params.ts'

const lettersOf = (side: Side): ReportLetters => ({
  label: 'reports.balanceLetters',
  path: `${debtSides[side].module}/getBalanceLetters`,
  code: 'DOICHIEUCONGNO',
  file: 'BienBanDoiChieuCongNo',
  params: { ...range, ...partnerFilter(debtSides[side].party) },
  columns: [
    ...partnerColumns(debtSides[side].party, { code: 'ObjID', name: 'ObjName' }),
    { key: 'address', kind: 'text', label: 'report.address' },
    { key: 'phone', kind: 'text', label: 'report.phone' },
    { key: 'taxId', kind: 'code', label: 'report.taxId', wire: 'MST' },
    { key: 'seller', kind: 'code', label: 'report.seller' },
    money('opening', 'dauky'),
    money('incurred', 'phatsinh'),
    money('returned', 'trahang'),
    money('paid', 'thanhtoan'),
    money('remaining', 'conlai'),
  ],
  lines: [{ ...ordinal, wire: 'stt' }, debtDateColumn, debtNumberColumn, ...debtAmounts],
  foreign: [
    { key: 'currencyCode', kind: 'code', label: 'report.currency' },
    { key: 'openCurrency', kind: 'money', label: 'report.openCurrency', inRowCurrency: true },
    { key: 'openBase', kind: 'money', label: 'report.openBase' },
  ],
})

export const balanceLetters = { receivable: lettersOf('receivable'), payable: lettersOf('payable') } as const
