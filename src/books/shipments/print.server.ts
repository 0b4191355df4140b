/** The delivered label of a parcel: its code as a bar code, from whom, to whom, and what its carrier collects. */
import { inEnglish } from '#output/forms/form-english.ts'
import { printed } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'

/** One below the other, so that it can be printed on a sheet as on the roll of a till. Each is a parcel, no page of several. */
const labelForm = `<page size="A6" footer="">
<div data-each="ListItem">
<break data-if="isNext">
<columns gap="2">
  <column><p size="11"><b>{{carrierName}}</b></p></column>
  <column align="right"><p><b>{{shipNumber}}</b></p><p size="8">{{NumberID}} · {{handDate|day}}</p></column>
</columns>
<space height="1">
<barcode text="{{barcode}}" height="14">
<p size="11"><b>{{trackingCode}}</b></p>
<hr>
<p size="8">Người gửi</p>
<p><b>{{senderName}}</b><span data-if="senderPhone"> · {{senderPhone}}</span></p>
<p data-if="senderAddress" size="8">{{senderAddress}}</p>
<hr>
<p size="8">Người nhận</p>
<p size="12"><b>{{receiverName}}</b></p>
<p size="11"><b>{{receiverPhone}}</b></p>
<p>{{receiverAddress}}</p>
<hr>
<columns gap="2">
  <column>
    <p size="8" data-if="codAmount">Thu hộ (COD)</p>
    <p size="15" data-if="codAmount"><b>{{codAmount|money}} {{currencySign}}</b></p>
    <p size="13" data-if="!codAmount"><b>Không thu hộ</b></p>
    <p>Người trả phí: <span data-if="!receiverPays">người gửi</span><span data-if="receiverPays">người nhận</span></p>
    <p>Khối lượng: {{weight|quantity}} g<span data-if="length"> · {{length}} × {{width}} × {{height}} cm</span></p>
    <p data-if="deliveryNoteName"><b>{{deliveryNoteName}}</b></p>
  </column>
  <column width="23mm" align="center" data-if="trackingPage"><qr text="{{trackingPage}}" width="21"><p size="7">Theo dõi đơn</p></column>
</columns>
</div>`

const parcel = {
  isNext: false,
  shipNumber: 'VD000002',
  trackingCode: 'GN123456789',
  barcode: 'GN123456789',
  NumberID: 'BH000004',
  handDate: '2026-10-12',
  carrierName: 'Giao Nhanh',
  senderName: 'Kho chính',
  senderPhone: '028 3822 0000',
  senderAddress: '5 Nguyễn Huệ, Phường Sài Gòn, Thành phố Hồ Chí Minh',
  receiverName: 'Tạp hóa Cô Ba',
  receiverPhone: '0912 000 002',
  receiverAddress: '34 Nguyễn Trãi, Phường Chợ Quán, Thành phố Hồ Chí Minh',
  codAmount: 800000,
  currencySign: 'đ',
  feePayerName: 'Người gửi',
  receiverPays: false,
  weight: 1200,
  length: 30,
  width: 20,
  height: 15,
  deliveryNoteName: 'Cho xem hàng, không cho thử',
  trackingPage: 'https://hungthinh.vua.vn/track/9RkQ2mXcV7pLw0aTzYb3Je5HgA.AZ3kQ7mWcpGvTz0aYb3JeQ',
}

export const forms: readonly Form[] = [
  {
    code: 'NHANVANDON',
    name: 'Nhãn vận đơn (A6, A5, cuộn 80 mm)',
    xType: 0,
    content: labelForm,
    english: inEnglish(labelForm),
    sample: { ListItem: [parcel], ...printed },
  },
]
