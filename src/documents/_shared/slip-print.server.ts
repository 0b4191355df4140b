/** The statutory slips of goods that enter and leave a store: forms 01-VT and 02-VT. */
import { inBase, lineRemark, signer, signers, statutoryHead, statutoryTitle } from '#output/forms/form-parts.ts'
import { currencyLine } from './goods/goods-print.server.ts'

interface ReceiptSlip {
  /** By which paper the goods came. */
  after: string
  /** A row for the reason. */
  why: string
  /** Further words below the name of the goods, and further rows below the sum. */
  remark?: string
  sums?: string
  /** What a document of another currency says below its total. */
  foreign?: string
}
/** Form 01-VT. */
export const receiptSlip = ({
  after,
  why,
  remark = '',
  sums = '',
  foreign = '',
}: ReceiptSlip): string => `<page size="A4">
${statutoryHead('01 - VT', { department: true })}
${statutoryTitle('PHIẾU NHẬP KHO')}
<p>- Họ và tên người giao: <b>{{deliverer|or:ObjName|dots:60}}</b></p>
<p>- Theo ${after}</p>
<p>- Nhập tại kho: {{StoreName}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Địa điểm: {{storeAddress|dots:60}}</p>
${why}
<space height="2">
${currencyLine}
<table size="9">
  <colgroup><col align="center" fit><col><col fit><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit><col align="right" fit></colgroup>
  <thead>
    <tr><th rowspan="2">STT</th><th rowspan="2">Tên, nhãn hiệu, quy cách, phẩm chất vật tư, dụng cụ, sản phẩm, hàng hóa</th><th rowspan="2">Mã số</th><th rowspan="2">Đơn vị<br>tính</th><th colspan="2">Số lượng</th><th rowspan="2">Đơn giá</th><th rowspan="2">Thành tiền</th></tr>
    <tr><th>Theo<br>chứng từ</th><th>Thực<br>nhập</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>1</th><th>2</th><th>3</th><th>4</th></tr>
  </thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductName}}${remark}${lineRemark}</td><td>{{ProductID}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Qty|quantity}}</td><td>{{Price|price}}</td><td>{{Total|money}}</td></tr>
  <tfoot>
    <tr><td></td><td align="center">Cộng</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td>{{goodsAmount|money}}</td></tr>${sums}
  </tfoot>
</table>
<space height="2">
<p>- Tổng số tiền (viết bằng chữ): <i>{{totalInWords|dots:90}}</i></p>${foreign}
<p>- Số chứng từ gốc kèm theo: {{attachedDocs|dots:60}}</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  ${signers.maker}
  ${signer('Người giao hàng')}
  ${signers.storekeeper}
  ${signer('Kế toán trưởng', '{{company.chiefAccountant}}', '(Hoặc bộ phận có nhu cầu nhập) (Ký, họ tên)')}
</signatures>`

/** Form 02-VT: who took the goods, for what, and the field with what they cost. */
export const issueSlip = ({
  receiver,
  why,
  cost,
}: {
  receiver: string
  why: string
  cost: string
}): string => `<page size="A4">
${statutoryHead('02 - VT', { department: true })}
${statutoryTitle('PHIẾU XUẤT KHO')}
<p>- Họ và tên người nhận hàng: <b>${receiver}</b></p>
<p>- Địa chỉ (bộ phận): {{address|dots:80}}</p>
<p>- Lý do xuất kho: ${why}</p>
<p>- Xuất tại kho (ngăn lô): {{StoreName}}&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Địa điểm: {{storeAddress|dots:60}}</p>
<space height="2">
<table size="9">
  <colgroup><col align="center" fit><col><col fit><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit width="12%"><col align="right" fit width="14%"></colgroup>
  <thead>
    <tr><th rowspan="2">STT</th><th rowspan="2">Tên, nhãn hiệu, quy cách, phẩm chất vật tư, dụng cụ, sản phẩm, hàng hóa</th><th rowspan="2">Mã số</th><th rowspan="2">Đơn vị<br>tính</th><th colspan="2">Số lượng</th><th rowspan="2">Đơn giá</th><th rowspan="2">Thành tiền</th></tr>
    <tr><th>Yêu<br>cầu</th><th>Thực<br>xuất</th></tr>
    <tr><th>A</th><th>B</th><th>C</th><th>D</th><th>1</th><th>2</th><th>3</th><th>4</th></tr>
  </thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductName}}${lineRemark}</td><td>{{ProductID}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Qty|quantity}}</td><td>{{cost|nonzero|${inBase}|per:Qty|price}}</td><td>{{cost|nonzero|${inBase}|money}}</td></tr>
  <tfoot><tr><td></td><td align="center">Cộng</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td align="center">x</td><td>{{${cost}|nonzero|${inBase}|money}}</td></tr></tfoot>
</table>
<space height="2">
<p>- Tổng số tiền (viết bằng chữ): <i>{{${cost}|nonzero|${inBase}|words|dots:90}}</i></p>
<p>- Số chứng từ gốc kèm theo: {{attachedDocs|dots:60}}</p>
<signatures date="Ngày ..... tháng ..... năm ........." space="17">
  ${signers.maker}
  ${signer('Người nhận hàng')}
  ${signers.storekeeper}
  ${signer('Kế toán trưởng', '{{company.chiefAccountant}}', '(Hoặc bộ phận có nhu cầu nhập) (Ký, họ tên)')}
  ${signer('Giám đốc', '{{company.representative}}')}
</signatures>`
