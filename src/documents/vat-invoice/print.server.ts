/** The delivered print of a VAT invoice: form 01/GTGT of the tax office, on A4 and A5. */
import { biscuits, currencyBehind, drinks, known, notInForce, printed, signer } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'
import { onRoll, rollRow, rollSigned } from '../_shared/roll-print.server.ts'

const invoice = {
  NumberID: 'HDT000001',
  iStat: 2,
  Mauso: '1',
  SoHieuHD: 'C26TAA',
  SoHD: '00000001',
  NgayHoadon: '2026-09-10',
  dtDate: '2026-09-10',
  ObjID: 'KH001',
  Company: 'Đại lý Minh Tâm',
  buyerPerson: 'Nguyễn Minh Tâm',
  MST: '0109999887',
  Address: '12 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  PayMent: 'TM/CK',
  correctionText: '',
  lookupCode: '',
  taxAuthorityCode: '',
  lines: [
    {
      Ordinal: 1,
      ...drinks,
      Unit: 'Thùng',
      Qty: 12,
      Price: 205000,
      m_Discount: 134271,
      Total: 2325729,
      VAT: 8,
      VatAmount: 186058,
      TotalTax: 2511787,
    },
    {
      Ordinal: 2,
      ...biscuits,
      Qty: 40,
      Price: 46000,
      m_Discount: 64929,
      Total: 1775071,
      VAT: 8,
      VatAmount: 142006,
      TotalTax: 1917077,
    },
  ],
  vatRates: [{ VAT: 8, TotalNoneTax: 4100800, m_VAT: 328064, TotalTax: 4428864 }],
  TotalNoneTax: 4100800,
  m_VAT: 328064,
  TotalTax: 4428864,
  totalInWords: 'Bốn triệu bốn trăm hai mươi tám nghìn tám trăm sáu mươi tư đồng',
  invoiceQr:
    '00020101021226280010A00000077501100312345673520400005303704540744288645802VN5925CONG TY TNHH THUONG MAI HU99780010A00000077501100312345673020110306C26TAA040110508202609100607442886463048D5C',
  ...printed,
}

const parties = `
<columns gap="4">
  <column width="50%">
    <p><b>Đơn vị bán hàng: {{company.companyName|upper}}</b></p>
    <p data-if="company.MST">Mã số thuế: <b>{{company.MST}}</b><span data-if="company.companyPhone">   –   Điện thoại: {{company.companyPhone}}</span></p>
    <div data-if="!company.MST">${known('Điện thoại', 'company.companyPhone')}</div>
    ${known('Địa chỉ', 'company.companyAddress')}
  </column>
  <column>
    <p>Tên đơn vị: <b>{{Company}}</b></p>
    <p data-if="buyerPerson">Họ tên người mua hàng: {{buyerPerson}}</p>
    <p>Mã số thuế: {{MST|dots:30}}<span data-if="buyerIdNo">   –   Số định danh: {{buyerIdNo}}</span></p>
    <p>Địa chỉ: {{Address|dots:60}}</p>
    <p>Hình thức thanh toán: {{PayMent}}<span data-if="currencyCode">   –   Đơn vị tiền tệ: {{currencyCode}}, tỷ giá {{ExRate|price}}</span></p>
  </column>
</columns>`

const title = `
<columns gap="2">
  <column width="18%"><qr data-if="invoiceQr" text="{{invoiceQr}}" width="20"></column>
  <column align="center">
    <h1 data-if="Mauso!=2" size="13">HÓA ĐƠN GIÁ TRỊ GIA TĂNG</h1>
    <h1 data-if="Mauso=2" size="13">HÓA ĐƠN BÁN HÀNG</h1>
    ${notInForce}
    <p data-if="!SoHD"><b>(CHƯA PHÁT HÀNH)</b></p>
    <p><i>{{NgayHoadon|dayLong}}</i></p>
    <p size="8" data-if="taxAuthorityCode">Mã của cơ quan thuế: {{taxAuthorityCode}}</p>
  </column>
  <column width="24%" align="right">
    <p>Ký hiệu: <b>{{Mauso}}{{SoHieuHD}}</b></p>
    <p>Số: <b>{{SoHD|dots:12}}</b></p>
    <p size="8">{{NumberID}}</p>
  </column>
</columns>`

const table = `
<table size="9">
  <colgroup><col align="center" fit><col><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit><col align="center" fit><col align="right" fit><col align="right" fit><col align="right" fit></colgroup>
  <thead><tr><th>STT</th><th>Tên hàng hóa, dịch vụ</th><th>Đơn vị tính</th><th>Số lượng</th><th>Đơn giá</th><th>Chiết khấu</th><th>Thuế suất</th><th>Thành tiền chưa có thuế GTGT</th><th>Tiền thuế GTGT</th><th>Thành tiền đã có thuế GTGT</th></tr></thead>
  <tr data-each="lines"><td>{{#}}</td><td>{{ProductName}}</td><td>{{Unit}}</td><td>{{Qty|quantity}}</td><td>{{Price|price}}</td><td>{{m_Discount|nonzero|money}}</td><td>{{VAT|vat}}</td><td>{{Total|money}}</td><td>{{VatAmount|money}}</td><td>{{TotalTax|money}}</td></tr>
  <tr kind="sum"><td colspan="7">Tổng cộng</td><td>{{TotalNoneTax|money}}</td><td>{{m_VAT|money}}</td><td>{{TotalTax|money}}</td></tr>
</table>`

const sums = `
<table size="8.5" borders="rows">
  <colgroup><col><col width="24%" align="right"><col width="24%" align="right"><col width="24%" align="right"></colgroup>
  <thead><tr><th>Thuế suất</th><th>Thành tiền chưa có thuế GTGT</th><th>Tiền thuế GTGT</th><th>Thành tiền đã có thuế GTGT</th></tr></thead>
  <tr data-each="vatRates"><td>{{VAT|vat}}</td><td>{{TotalNoneTax|money}}</td><td>{{m_VAT|money}}</td><td>{{TotalTax|money}}</td></tr>
</table>
<p before="1">Tổng tiền thanh toán: <b>{{TotalTax|money}}${currencyBehind}</b></p>
<p>Số tiền viết bằng chữ: <i>{{totalInWords}}.</i></p>`

const form = `<page size="A4">
${title}
<hr>
<space height="1">
${parties}
<p data-if="correctionText"><b>{{correctionText}}</b></p>
<space height="2">
${table}
<space height="1">
<keep>
${sums}
<signatures space="16">
  ${signer('NGƯỜI MUA HÀNG', '', '(Chữ ký số (nếu có))')}
  ${signer('NGƯỜI BÁN HÀNG', '{{company.representative}}', '(Chữ ký điện tử, chữ ký số)')}
</signatures>
<p data-if="lookupCode" align="center" size="8">Mã tra cứu: {{lookupCode}}</p>
<p align="center" size="8" before="2"><i>(Cần kiểm tra, đối chiếu khi lập, nhận hóa đơn)</i></p>
</keep>`

const total = (label: string, path: string, kind = ''): string =>
  `<tr${kind}><td>${label}</td><td>{{${path}|money}}</td></tr>`

const rollForm = `<page size="K80">
<div align="center">
  <p size="10"><b>{{company.companyName|upper}}</b></p>
  <p data-if="company.MST">Mã số thuế: {{company.MST}}</p>
  <p>{{company.companyAddress}}</p>
  <h1 data-if="Mauso!=2" size="12" before="2">HÓA ĐƠN GIÁ TRỊ GIA TĂNG</h1>
  <h1 data-if="Mauso=2" size="12" before="2">HÓA ĐƠN BÁN HÀNG</h1>
  ${notInForce}
  <p data-if="!SoHD"><b>(CHƯA PHÁT HÀNH)</b></p>
  <p><i>{{NgayHoadon|dayLong}}</i></p>
  <p>Ký hiệu: <b>{{Mauso}}{{SoHieuHD}}</b> – Số: <b>{{SoHD|dots:12}}</b></p>
</div>
<space height="1.5">
<p>Người mua: <b>{{Company}}</b></p>
${rollRow('Họ tên', 'buyerPerson')}${rollRow('Mã số thuế', 'MST')}${rollRow('Địa chỉ', 'Address')}${rollRow('Thanh toán', 'PayMent')}
<p data-if="correctionText"><b>{{correctionText}}</b></p>
<hr dashed>
<table borders="dashes">
  <colgroup><col><col width="34%" align="right" fit></colgroup>
  <tr data-each="lines"><td><b>{{ProductName}}</b><br>{{Qty|quantity}} {{Unit}} × {{Price|price}}<span data-if="m_Discount"><br>Chiết khấu {{m_Discount|money}}</span></td><td>{{VAT|vat}}<br>{{Total|money}}</td></tr>
</table>
<table borders="rows">
  <colgroup><col width="56%"><col width="44%" align="right" fit></colgroup>
  ${total('Cộng tiền hàng', 'TotalNoneTax')}${total('Tiền thuế GTGT', 'm_VAT')}${total('Tổng thanh toán', 'TotalTax', ' kind="sum"')}
</table>
<p size="8" before="1">Bằng chữ: <i>{{totalInWords}}.</i></p>
<div align="center" data-if="invoiceQr"><space height="1.5"><qr text="{{invoiceQr}}" width="34"></div>
<div align="center"><p size="8" data-if="taxAuthorityCode">Mã của cơ quan thuế: {{taxAuthorityCode}}</p><p data-if="lookupCode" size="8">Mã tra cứu: {{lookupCode}}</p></div>
${rollSigned(['Người mua', 'Người bán'])}`

const sheet: Form = {
  code: 'HOADONVAT',
  name: 'Hóa đơn GTGT (01/GTGT, A4/A5)',
  xType: 13,
  content: form,
  sample: invoice,
}

export const forms: readonly Form[] = [sheet, onRoll(sheet, rollForm)]
