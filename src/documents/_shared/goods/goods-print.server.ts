/** Parts shared by prints of documents with prices: the table of lines, and the totals. */
import { currencyBehind, lineRemark } from '#output/forms/form-parts.ts'

export const currencyLine = '<p data-if="currencyCode" align="right" size="9"><i>Đơn vị tiền: {{currencyCode}}</i></p>'

export const goodsTable = `${currencyLine}
<table size="9">
  <colgroup><col align="center" fit><col fit><col><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit><col align="center" fit><col align="right" fit></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>SL</th><th>Đơn giá</th><th>Chiết khấu</th><th>VAT</th><th>Thành tiền</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductID}}</td><td>{{ProductName}}${lineRemark}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Price|price}}</td><td>{{m_Discount|nonzero|money}}</td><td>{{VAT|vat}}</td><td>{{Total|money}}</td></tr>
</table>`

export interface Totals {
  total: string
  /** The field with the amount already paid, its label, and the label of the rest. */
  field: string
  done: string
  left: string
  /** The rest is printed also where nothing is paid. */
  always?: true
  fee?: true
}

interface BesideSums {
  /** A row for what bringing the goods costs, where it is not 0. */
  fee?: true
  /** Further rows below the figures. */
  paid?: string
  /** What stands on the left, below the amount in words. */
  left?: string
}

const feeRow = '\n      <tr data-if="shippingFee"><td>Phí vận chuyển</td><td>{{shippingFee|money}}</td></tr>'

/** The amount in words on the left, the figures on the right. */
export const goodsSums = (total: string, { fee, paid = '', left = '' }: BesideSums = {}): string => `<columns gap="6">
  <column width="52%"><p>Bằng chữ: <i>{{totalInWords}}.</i></p>${left}</column>
  <column>
    <table borders="rows">
      <colgroup><col width="56%"><col width="44%" align="right" fit></colgroup>
      <tr><td>Cộng tiền hàng</td><td>{{goodsAmount|money}}</td></tr>
      <tr data-if="m_Discount"><td>Chiết khấu</td><td>{{m_Discount|money}}</td></tr>
      <tr><td>Thuế GTGT</td><td>{{m_VAT|money}}</td></tr>${fee ? feeRow : ''}
      <tr kind="sum"><td>${total}</td><td>{{TotalTax|money}}${currencyBehind}</td></tr>
      ${paid}
    </table>
  </column>
</columns>`

/** The sums of goods of which a part may be paid already. */
export const goodsTotals = ({ total, field, done, left, always, fee }: Totals): string =>
  goodsSums(total, {
    ...(fee && { fee }),
    paid: `<tr data-if="${field}"><td>${done}</td><td>{{${field}|money}}</td></tr>
      <tr kind="sum"${always ? '' : ` data-if="${field}"`}><td>${left}</td><td>{{TotalTax|minus:${field}|money}}${currencyBehind}</td></tr>`,
  })
