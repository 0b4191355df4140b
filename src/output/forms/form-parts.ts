/** Parts shared by the delivered forms: headers, signatures, and a sample company and sample goods for previews. */
import { posting } from '#model/state.ts'

export interface HeadWords {
  address: string
  taxId: string
  phone: string
}

/**
 * Header of commercial prints and reports: logo, name, address, phone and e-mail, each of which the settings can
 * switch off.
 */
export const letterheadIn = ({ address, taxId, phone }: HeadWords): string => `
<columns gap="4">
  <column width="20mm" data-if="company.LinkLogo"><img src="{{company.LinkLogo}}" alt="{{company.companyName}}" width="18" height="18"></column>
  <column>
    <p data-if="company.b_ShowName"><b>{{company.companyName|upper}}</b></p>
    <div data-if="company.b_ShowAdd"><p data-if="company.companyAddress" size="9">${address}: {{company.companyAddress}}</p></div>
    <p data-if="company.MST" size="9">${taxId}: {{company.MST}}</p>
    <div data-if="company.b_ShowPhoneFax"><p data-if="company.companyPhone" size="9">${phone}: {{company.companyPhone}}<span data-if="company.companyFax">  ·  Fax: {{company.companyFax}}</span></p><div data-if="!company.companyPhone"><p data-if="company.companyFax" size="9">Fax: {{company.companyFax}}</p></div></div>
    <div data-if="company.b_ShowEmailWeb">
      <p data-if="company.companyEmail" size="9">Email: {{company.companyEmail}}<span data-if="company.companyWebsite">  ·  {{company.companyWebsite}}</span></p>
      <div data-if="!company.companyEmail"><p data-if="company.companyWebsite" size="9">{{company.companyWebsite}}</p></div>
    </div>
  </column>
</columns>`
export const letterhead = letterheadIn({ address: 'Địa chỉ', taxId: 'Mã số thuế', phone: 'Điện thoại' })

const taxId = 'Mã số thuế: {{company.MST}}'
/**
 * Header of statutory forms: the company on the left, the form number and the circular on the right, of which `only`
 * may leave out what some prints are not.
 */
export const statutoryHead = (
  form: string,
  { department = false, only = (part: string) => part }: { department?: boolean; only?: (part: string) => string } = {},
): string => `
<columns gap="6">
  <column width="58%">
    <p><b>Đơn vị: {{company.companyName|upper}}</b></p>
    <p data-if="company.companyAddress">Địa chỉ: {{company.companyAddress}}</p>
    ${department ? `<p>Bộ phận: {{departmentName|dots:40}}<span data-if="company.MST">&nbsp;&nbsp;&nbsp;${taxId}</span></p>` : `<p data-if="company.MST">${taxId}</p>`}
  </column>
  <column align="center">
    ${only(`<p><b>Mẫu số ${form}</b></p>
    <p size="8"><i>{{company.accountingRegime|regime}}</i></p>`)}
  </column>
</columns>`

/**
 * A print of a cancelled document or a draft must say so. These states have the same value in every kind of document.
 */
const { cancelled, draft } = posting.states
export const notInForce = `<p align="center" data-if="iStat=${cancelled!.value}"><b>(ĐÃ HỦY)</b></p><p align="center" data-if="iStat=${draft!.value}"><b>(LƯU TẠM)</b></p>`

/** Of several copies each says which it is, and where there is a rule whose. */
export const copyMark = (owners: readonly string[] = []): string => {
  const named = owners.map((owner, at) => `<span data-if="copyNumber=${at + 1}">: ${owner}</span>`).join('')
  return `<p align="center" size="9" data-if="copyNumber"><i>Liên {{copyNumber}}${named}</i></p>`
}

/** What was noted of the goods of a line, below their name. */
export const lineRemark = '<span data-if="Note"><br><i>{{Note}}</i></span>'

/** The title in the middle, with number and accounts on the right. */
export const statutoryTitle = (title: string): string => `
<columns gap="2">
  <column width="24%"></column>
  <column align="center">
    <h1 before="1">${title}</h1>
    ${notInForce}
    ${copyMark()}
    <p><i>{{dtDate|dayLong}}</i></p>
    <p>Số: <b>{{NumberID|dots:16}}</b></p>
  </column>
  <column width="24%">
    <space height="3">
    <p>Nợ: ...........................</p>
    <p>Có: ...........................</p>
  </column>
</columns>
<space height="2">`

/** The title of commercial prints. */
export const plainTitle = (title: string, remark = ''): string => `
<h1 align="center" before="3">${title}</h1>
${notInForce}
${copyMark()}
${remark ? `<p align="center" size="9"><i>${remark}</i></p>` : ''}
<p align="center">Số: <b>{{NumberID}}</b>  –  <i>{{dtDate|dayLong}}</i></p>
<space height="2">`

/** A signature: the role, and the name if it is known. */
export const signer = (title: string, name = '', note = '(Ký, họ tên)'): string =>
  `<sign title="${title}" note="${note}" name="${name}">`
export const signers = {
  director: signer('Giám đốc', '{{company.representative}}', '(Ký, họ tên, đóng dấu)'),
  accountant: signer('Kế toán trưởng', '{{company.chiefAccountant}}'),
  cashier: signer('Thủ quỹ', '{{company.treasurer}}'),
  storekeeper: signer('Thủ kho', '{{company.storekeeper}}'),
  maker: signer('Người lập phiếu', '{{UserCreate|or:userCreate}}'),
} as const

export const notAnInvoice = '(Phiếu này không có giá trị thay thế hóa đơn GTGT)'

/** Costs and what was converted, in a document of any currency. */
export const inBase = 'in:/company.baseCurrency'
/** What those are counted in. */
export const baseCode = '{{/company.baseCurrency|else:VND}}'
export const baseUnit = '{{/company.baseCurrency|else:VND|unit}}'
/** What the amounts of a document are counted in. */
export const ownUnit = '{{currencyName|or:/company.baseCurrency|else:VND|unit}}'
/** Behind a total: the currency, where it is not the one that everybody expects. */
export const currencyBehind = '<span data-if="currencyCode"> {{currencyCode}}</span>'

/** Of a document in another currency no amount is the one that is transferred. */
export const transferred = '<p size="8" data-if="currencyCode">Số tiền: <b>{{bankQr|transferred|dots:20}} đồng</b></p>'
const bankWords = (more: string): string => `
  <p size="8"><b>{{bankQr|bank}}</b>  {{bankQr|account}}</p>
  <p size="8" data-if="bankAccount.holder">{{bankAccount.holder|upper}}</p>
  ${more}
  <p size="8"><i>Quét mã để chuyển khoản</i></p>`

/** A row of what is known of somebody, left out where it is not: nobody has a label without words. */
export const known = (label: string, path: string): string => `<p data-if="${path}">${label}: {{${path}}}</p>`
/** Telephone and tax code share a row; each of them may be missing. */
export const phoneAndTaxId = (
  phone = 'phone',
  code = 'MST',
): string => `<p data-if="${phone}">Điện thoại: {{${phone}}}<span data-if="${code}">   –   Mã số thuế: {{${code}}}</span></p>
    <div data-if="!${phone}">${known('Mã số thuế', code)}</div>`

/** The QR code for payment, if the document has one. */
export const bankQr = (width: number, more = ''): string => `
<div data-if="bankQr" align="center">
  <qr text="{{bankQr}}" width="${width}">${bankWords(more)}
</div>`

/** The same in less height: the account stands beside the code. */
export const bankQrBeside = (width: number, more = ''): string => `
<columns data-if="bankQr" gap="2">
  <column width="${width}mm"><qr text="{{bankQr}}" width="${width}"></column>
  <column><space height="${Math.round(width / 4)}">${bankWords(more)}</column>
</columns>`

const company = {
  b_ShowLogo: true,
  b_ShowName: true,
  b_ShowAdd: true,
  b_ShowPhoneFax: true,
  b_ShowEmailWeb: true,
  LinkLogo: '',
  companyName: 'Công ty TNHH Thương mại Hưng Thịnh',
  companyAddress: '125 Nguyễn Thị Minh Khai, Phường Bến Thành, Thành phố Hồ Chí Minh',
  MST: '0312345673',
  companyPhone: '028 3822 1234',
  companyFax: '028 3822 1235',
  companyEmail: 'banhang@hungthinh.vn',
  companyWebsite: 'hungthinh.vn',
  representative: 'Nguyễn Thị Ánh Tuyết',
  chiefAccountant: 'Trần Quốc Đạt',
  treasurer: 'Lê Thị Mỹ Hạnh',
  storekeeper: 'Phạm Văn Khoẻ',
  accountingRegime: 'TT99',
  i_FormatCur: 0,
  i_FormatNum: 2,
  baseCurrency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
}
export const printed = { company, dateCreate: '20-11-2026 14:05', userCreate: 'Đặng Thu Thảo' }

/** Sample goods and a sample store for previews of forms. */
export const drinks = { ProductID: 'SP001', ProductName: 'Nước ngọt Sao Mai 330ml' }
export const biscuits = { ProductID: 'SP002', ProductName: 'Bánh quy bơ 500g', Unit: 'Hộp' }
export const baskets = { ProductID: 'SP003', ProductName: 'Rổ nhựa vuông', Unit: 'Cái' }
export const printedInStore = { StoreName: 'Kho chính', UserCreate: 'Phạm Văn Khoẻ', ...printed }
