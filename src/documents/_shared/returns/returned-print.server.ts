/** The print of returns, of customers and to suppliers. */
import { known, letterhead, plainTitle, signer, signers } from '#output/forms/form-parts.ts'
import { goodsTable, goodsTotals, type Totals } from '../goods/goods-print.server.ts'

interface Words extends Totals {
  title: string
  partner: string
  /** The label of the returned document, and the field with its number. */
  original: string
  originalField: string
  /** The label of the store that the goods come back to or leave. */
  store: string
}

export const returnedForm = ({ title, partner, original, originalField, store, ...totals }: Words): string =>
  `<page size="A4">
${letterhead}
${plainTitle(title)}
<columns gap="6">
  <column width="62%">
    <p>${partner}: <b>{{ObjName}}</b> <span data-if="ObjID">({{ObjID}})</span></p>
    ${known('Địa chỉ', 'address')}
    ${known('Điện thoại', 'phone')}
  </column>
  <column>
    <p>${original}: <b>{{${originalField}|dots:20}}</b></p>
    <p>${store}: {{StoreName}}</p>
  </column>
</columns>
<p>Lý do trả: {{reason|or:Description|dots:80}}</p>
<space height="2">
${goodsTable}
<space height="2">
<keep>
${goodsTotals(totals)}
<signatures space="18">
  ${signer(partner)}
  ${signers.storekeeper}
  ${signers.maker}
</signatures>
</keep>`
