/**
 * Forms for the roll of a till, which every kind of document has: on paper of 80 or 58 mm the tables and columns of a
 * sheet are nothing one can read.
 */
import { copyMark, currencyBehind, lineRemark, notInForce } from '#output/forms/form-parts.ts'
import { inEnglish } from '#output/forms/form-english.ts'
import { rollCode } from '#output/roll.ts'
import type { Form } from '#output/forms/template.ts'

interface Roll {
  title: string
  /** What stands below the title. */
  remark?: string
  /** Paragraphs below number and day. */
  head: string
  body: string
}

export const rollPage = ({ title, remark = '', head, body }: Roll): string => `<page size="K80">
<div align="center">
  <img data-if="company.LinkLogo" src="{{company.LinkLogo}}" width="20" height="16">
  <p data-if="company.b_ShowName" size="10" before="1"><b>{{company.companyName|upper}}</b></p>
  <div data-if="company.b_ShowAdd"><p data-if="company.companyAddress">{{company.companyAddress}}</p></div>
  <div data-if="company.b_ShowPhoneFax"><p data-if="company.companyPhone">ĐT: {{company.companyPhone}}</p></div>
  <h1 before="2" size="13">${title}</h1>
  ${notInForce}
  ${copyMark()}
  ${remark}
</div>
<space height="1.5">
<p>Số: <b>{{NumberID}}</b></p>
<p>Ngày: {{dtDate|entered:createdAt}}</p>
${head}
<hr dashed>
${body}`

/** A row of what is known, left out where it is not. */
export const rollRow = (label: string, field: string, value = `{{${field}}}`): string =>
  `<p data-if="${field}">${label}: ${value}</p>`

/** A roll is narrow: quantity and price are below the name, the amount at the right edge. */
const goods = (below: string): string => `<table borders="dashes">
  <colgroup><col><col width="34%" align="right" fit></colgroup>
  <tr data-each="lines"><td><b>{{ProductName}}</b><br>{{Qty|quantity}} {{Unit}} × {{Price|price}}${below}</td><td><br>{{Total|money}}</td></tr>
</table>`
export const rollGoods = goods('<span data-if="m_Discount"><br>Chiết khấu {{m_Discount|money}}</span>')
/** The same of goods without prices. */
export const rollCounted = `<table borders="dashes">
  <colgroup><col><col width="34%" align="right" fit></colgroup>
  <tr data-each="lines"><td><b>{{ProductName}}</b><br>{{ProductID}}${lineRemark}</td><td>{{Qty|quantity}}<br>{{Unit}}</td></tr>
</table>
<p before="1" align="right">Số dòng hàng: <b>{{lines.length}}</b></p>`

export const rollSigned = (names: readonly string[]): string => `<space height="2">
<columns gap="2">${names.map((name) => `<column align="center"><p><b>${name}</b></p><space height="14"></column>`).join('')}</columns>`

interface Priced {
  total: string
  /** What was paid already, with its label; what is left is printed below it. */
  paid?: { field: string; done: string; left: string }
  fee?: true
  signatures: readonly string[]
}

const sum = (label: string, value: string, attributes = ''): string =>
  `<tr${attributes}><td>${label}</td><td>${value}</td></tr>`

/** The goods with their prices, and what they come to. */
export const rollPriced = ({ total, paid, fee, signatures }: Priced): string => `${rollGoods}
<space height="1">
<table borders="rows">
  <colgroup><col width="56%"><col width="44%" align="right" fit></colgroup>
  ${sum('Cộng tiền hàng', '{{goodsAmount|money}}')}
  ${sum('Chiết khấu', '{{m_Discount|money}}', ' data-if="m_Discount"')}
  ${sum('Thuế GTGT', '{{m_VAT|money}}')}
  ${fee ? sum('Phí vận chuyển', '{{shippingFee|money}}', ' data-if="shippingFee"') : ''}
  ${sum(total, `{{TotalTax|money}}${currencyBehind}`, ' kind="sum"')}
  ${
    paid
      ? sum(paid.done, `{{${paid.field}|money}}`, ` data-if="${paid.field}"`) +
        sum(paid.left, `{{TotalTax|minus:${paid.field}|money}}${currencyBehind}`, ` kind="sum" data-if="${paid.field}"`)
      : ''
  }
</table>
<hr dashed>
<p size="8">Bằng chữ: <i>{{totalInWords}}.</i></p>
${rollSigned(signatures)}`

/** Goods that enter a store at a price of their own. */
export const rollWorth = `${goods('')}
<table borders="rows">
  <colgroup><col width="56%"><col width="44%" align="right" fit></colgroup>
  ${sum('Cộng', '{{goodsAmount|money}}', ' kind="sum"')}
</table>`

/** The form for the roll that goes with the one for sheets. */
export const onRoll = ({ code, name, ...form }: Form, content: string): Form => ({
  ...form,
  ...(form.english !== undefined && { english: inEnglish(content) }),
  code: rollCode(code),
  name: `${name} (cuộn 80 mm)`,
  content,
})
