/** Delivered print of a money transfer. */
import { baseUnit, letterhead, plainTitle, printed, signer, signers } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollPage, rollRow, rollSigned } from '../_shared/roll-print.server.ts'

/** The currency of the document is that of the source fund. */
const money = (path: string, code: string): string =>
  `<b>{{${path}|in:${code}|money}}</b> <span data-if="${code}">{{${code}}}</span><span data-if="!${code}">${baseUnit}</span>`

const account = (fund: string): string =>
  `<p data-if="${fund}Account" size="9">Số tài khoản: {{${fund}Account}}<span data-if="${fund}Bank"> – {{${fund}Bank}}</span></p>`

/** Between two banks nobody hands money to anybody. */
const signed = (
  ...ofCash: readonly string[]
): string => `<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  ${[signers.director, signers.accountant, ...ofCash, signers.maker].join('\n  ')}
</signatures>`

const transferForm = `<page size="A5" orientation="landscape" font="10.5">
${letterhead}
${plainTitle('PHIẾU CHUYỂN TIỀN')}
<columns gap="6">
  <column width="50%"><p>Từ quỹ: <b>{{fundName}}</b></p>${account('fund')}</column>
  <column><p>Đến quỹ: <b>{{toFundName}}</b></p>${account('toFund')}</column>
</columns>
<p before="0.8">Lý do: {{Description|dots:110}}</p>
<p before="0.8">Số tiền chuyển: ${money('amount', 'currencyCode')}&nbsp;&nbsp;&nbsp;(Viết bằng chữ): <i>{{totalInWords|dots:60}}.</i></p>
<p before="0.8" data-if="isExchange">Số tiền nhận: ${money('toAmount', 'toCurrencyCode')}<span data-if="ExRate">&nbsp;&nbsp;&nbsp;Tỷ giá: {{ExRate|price}}</span></p>
<p before="0.8" data-if="fee">Phí chuyển: ${money('fee', 'currencyCode')}&nbsp;&nbsp;&nbsp;Khoản chi phí: {{feeMethodName|dots:30}}&nbsp;&nbsp;&nbsp;Tổng trừ quỹ chuyển: ${money('leaving', 'currencyCode')}</p>
<div data-if="fundKind=bank"><div data-if="toFundKind=bank">${signed()}</div><div data-if="toFundKind!=bank">${signed(signers.cashier, signer('Người nhận tiền'))}</div></div>
<div data-if="fundKind!=bank">${signed(signers.cashier, signer('Người nhận tiền'))}</div>`

const transfer = {
  NumberID: 'CT000001',
  dtDate: '2026-10-25',
  fundName: 'TK Vietcombank',
  fundKind: 'bank',
  fundAccount: '0011001234567',
  fundBank: 'Vietcombank',
  toFundKind: 'cash',
  toFundName: 'Quỹ tiền mặt',
  Description: 'Rút tiền về quỹ',
  amount: 3000000,
  toAmount: 3000000,
  fee: 5500,
  feeMethodName: 'Phí ngân hàng',
  leaving: 3005500,
  totalInWords: 'Ba triệu đồng',
  UserCreate: 'Đặng Thu Thảo',
  ...printed,
}

const rollForm = rollPage({
  title: 'PHIẾU CHUYỂN TIỀN',
  head: `<p>Từ quỹ: <b>{{fundName}}</b></p>${rollRow('Số tài khoản', 'fundAccount')}
<p>Đến quỹ: <b>{{toFundName}}</b></p>${rollRow('Số tài khoản', 'toFundAccount')}${rollRow('Lý do', 'Description')}`,
  body: `<p align="center" size="13">${money('amount', 'currencyCode')}</p>
<p size="8">Bằng chữ: <i>{{totalInWords}}.</i></p>
<p data-if="isExchange">Số tiền nhận: ${money('toAmount', 'toCurrencyCode')}</p>
<p data-if="isExchange"><span data-if="ExRate">Tỷ giá: {{ExRate|price}}</span></p>
<p data-if="fee">Phí chuyển: ${money('fee', 'currencyCode')}</p>
<p data-if="fee">Tổng trừ quỹ chuyển: ${money('leaving', 'currencyCode')}</p>
<hr dashed>
${rollSigned(['Thủ quỹ', 'Người nhận tiền'])}`,
})

const sheet: Form = {
  code: 'CHUYENTIEN',
  name: 'Phiếu chuyển tiền',
  xType: 13,
  content: transferForm,
  sample: transfer,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
