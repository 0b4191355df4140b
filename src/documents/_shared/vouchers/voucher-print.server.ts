/**
 * Parts shared by prints of vouchers. Those of the till are forms 01-TT and 02-TT; what went through a bank, by card or
 * through no fund at all is no form of the state, and no cashier signs it.
 */
import {
  baseUnit,
  copyMark,
  inBase,
  notInForce,
  ownUnit,
  printed,
  signer,
  signers,
  statutoryHead,
} from '#output/forms/form-parts.ts'
import { rollPage, rollRow, rollSigned } from '../roll-print.server.ts'

/** Without a method it is cash. */
const ofCash = (part: string): string =>
  `<div data-if="Method!=2"><div data-if="Method!=3"><div data-if="iType!=3">${part}</div></div></div>`
const ofBank = (part: string): string => `<div data-if="Method=2">${part}</div><div data-if="Method=3">${part}</div>`
const ofOffset = (part: string): string => `<div data-if="iType=3">${part}</div>`

const voucherTitle = (title: string, person: string): string => `
<columns gap="2">
  <column width="26%"></column>
  <column align="center">
    <h1 data-if="iType!=3">${title}</h1>
    <h1 data-if="iType=3">PHIẾU ĐỐI TRỪ CÔNG NỢ</h1>
    ${notInForce}
    ${copyMark(['Lưu nơi lập', 'Thủ quỹ ghi sổ', `Giao ${person.toLowerCase()}`])}
    <p data-if="Method=2"><i>(Chuyển khoản)</i></p>
    <p data-if="Method=3"><i>(Thẻ)</i></p>
    <p><i>{{dtDate|dayLong}}</i></p>
  </column>
  <column width="26%">
    ${ofCash('<p>Quyển số: ....................</p>')}
    <p>Số: <b>{{NumberID}}</b></p>
    <p>Nợ: ...........................</p>
    <p>Có: ...........................</p>
  </column>
</columns>
<space height="0.5">`

const rate = `<p data-if="currencyCode">+ Tỷ giá ngoại tệ: {{ExRate|price}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;+ Số tiền quy đổi: {{amount|times:ExRate|${inBase}|money}} ${baseUnit}</p>`
const cashFoot = `
<p>Đã nhận đủ số tiền (viết bằng chữ): {{receivedInWords|dots:110}}</p>
${rate}
<p data-if="!currencyCode">+ Tỷ giá ngoại tệ: ....................&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;+ Số tiền quy đổi: ........................................</p>
<p size="8"><i>(Liên gửi ra ngoài phải đóng dấu)</i></p>`

/** Our account is that of the fund; partners have none in the program, so theirs is written by hand. */
const accounts = (ours: string, theirs: string): string => {
  const own = `<p before="0.5">${ours}: <b>{{fundAccount|or:fundName}}</b><span data-if="fundBank"> – {{fundBank}}</span><span data-if="fundHolder"> – {{fundHolder|upper}}</span></p>`
  return `<div data-if="Method=2">${own}<p before="0.5">${theirs}: {{partnerAccount|dots:100}}</p></div><div data-if="Method=3">${own}</div>`
}

export interface VoucherPrint {
  /** Number of the statutory form. */
  number: string
  title: string
  /** The label of the person who pays or receives the money, and the field with the name. */
  person: string
  field: string
  reason: string
  /** The labels of our bank account and of the partner's. */
  accounts: readonly [ours: string, theirs: string]
  /** Signatures after those of the director and the chief accountant, in order. */
  signatures: (person: string, cashier: string) => readonly string[]
}

/** The form of a cash, bank or card voucher on A5. */
export const voucherForm = (words: VoucherPrint): string => {
  const { number, title, person, field, reason, signatures } = words
  const payer = signer(person, `{{${field}|or:ObjName}}`)
  const signed = (
    who: string,
    cashier = '',
  ): string => `<signatures date="Ngày ..... tháng ..... năm ........." space="14">
  ${signers.director}${signers.accountant}${signatures(who, cashier).join('')}
</signatures>
<space height="1.5">`
  return `<page size="A5" orientation="landscape" font="10.5">
${statutoryHead(number, { only: ofCash })}
${voucherTitle(title, person)}
<p before="0.5" data-if="iType!=3">Họ và tên ${person.toLowerCase()}: <b>{{${field}|or:ObjName|dots:90}}</b></p>
<p before="0.5" data-if="iType=3">Đối tượng: <b>{{ObjName}}</b></p>
<p before="0.5">Địa chỉ: {{address|dots:110}}</p>
${accounts(...words.accounts)}
<p before="0.5"><span data-if="iType!=3">${reason}</span><span data-if="iType=3">Lý do</span>: {{Description|dots:110}}</p>
<p before="0.5">Số tiền: <b>{{amount|money}}</b> ${ownUnit}&nbsp;&nbsp;&nbsp;(Viết bằng chữ): <i>{{totalInWords|dots:60}}.</i></p>
<p before="0.5">Kèm theo: {{attachedDocs|dots:40}} Chứng từ gốc.</p>
${ofCash(signed(payer, signers.cashier) + cashFoot)}${ofBank(signed(payer) + rate)}${ofOffset(signed(signer('Đối tượng')) + rate)}`
}

/** The same for a roll: what the till hands out. */
export const voucherRoll = ({ title, person, field, reason, accounts: [ours] }: VoucherPrint): string =>
  rollPage({
    title: `<span data-if="iType!=3">${title}</span><span data-if="iType=3">PHIẾU ĐỐI TRỪ CÔNG NỢ</span>`,
    remark: '<p data-if="Method=2"><i>(Chuyển khoản)</i></p><p data-if="Method=3"><i>(Thẻ)</i></p>',
    head: `<p data-if="iType!=3">${person}: <b>{{${field}|or:ObjName}}</b></p>
<p data-if="iType=3">Đối tượng: <b>{{ObjName}}</b></p>
${rollRow('Địa chỉ', 'address')}
${ofBank(`<p>${ours}: {{fundAccount|or:fundName}}</p>`)}
<p data-if="Description"><span data-if="iType!=3">${reason}</span><span data-if="iType=3">Lý do</span>: {{Description}}</p>`,
    body: `<p align="center" size="13"><b>{{amount|money}}</b> ${ownUnit}</p>
<p size="8">Bằng chữ: <i>{{totalInWords}}.</i></p>
<p size="8" data-if="currencyCode">Tỷ giá {{ExRate|price}}, quy đổi {{amount|times:ExRate|${inBase}|money}} ${baseUnit}</p>
<hr dashed>
${ofCash(rollSigned([person, 'Thủ quỹ']))}`,
  })

/** A sample voucher for previews. */
export const sampleVoucher = {
  dtDate: '2026-11-20',
  iType: 1,
  Method: 1,
  fundName: 'Quỹ tiền mặt',
  fundKind: 'cash',
  ExRate: 1,
  attachedDocs: '01',
  UserCreate: 'Đặng Thu Thảo',
  ...printed,
}
