/** The delivered print of an order, to a supplier or from a customer. */
import { known, letterhead, phoneAndTaxId, plainTitle } from '#output/forms/form-parts.ts'
import { goodsTable, goodsTotals } from '../goods/goods-print.server.ts'

interface OrderPrint {
  /** Paragraphs that say where the goods go. */
  goesTo: string
  /** What money paid before delivery is called. */
  done: string
  /** What the partner's person is called. */
  contact: string
  signatures: readonly string[]
}

export const orderPrint = ({ goesTo, done, contact, signatures }: OrderPrint): string => `<page size="A4">
${letterhead}
${plainTitle('ĐƠN ĐẶT HÀNG')}
<columns gap="6">
  <column width="62%">
    <p>Kính gửi: <b>{{ObjName}}</b> <span data-if="ObjID">({{ObjID}})</span></p>
    ${known('Địa chỉ', 'address')}
    ${phoneAndTaxId()}
    <p data-if="contactName">${contact}: {{contactName}}</p>
  </column>
  <column>
    <p>Ngày giao: <b>{{deliveryDate|day|dots:16}}</b></p>
    ${goesTo}
    <p data-if="paymentTermName">Thanh toán: {{paymentTermName}}</p>
  </column>
</columns>
<p data-if="Description">Diễn giải: {{Description}}</p>
<space height="2">
${goodsTable}
<space height="2">
<keep>
${goodsTotals({ total: 'TỔNG CỘNG', field: 'deposit', done, left: 'Còn phải trả', fee: true })}
<signatures space="18">
  ${signatures.join('\n  ')}
</signatures>
</keep>`
