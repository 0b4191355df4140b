/** Delivered prints of a price level: what a customer gets, in one column or two. */
import { inEnglish } from '#output/forms/form-english.ts'
import { drinks, biscuits, baskets, letterhead, printed } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'

/** Since when it is valid, and until when, as far as it is known. */
const validity = `<p align="center" data-if="fromDate"><i>Áp dụng từ ngày {{fromDate|day}}<span data-if="toDate"> đến hết ngày {{toDate|day}}</span></i></p>
<div data-if="!fromDate"><p align="center" data-if="toDate"><i>Áp dụng <span>đến hết ngày</span> {{toDate|day}}</i></p><p align="center" data-if="!toDate"><i>{{today|dayLong}}</i></p></div>`

const head = `${letterhead}
<h1 align="center" before="3">BẢNG GIÁ</h1>
<p align="center" size="12"><b>{{Name}}</b></p>
${validity}
<columns gap="4">
  <column><p size="9"><i><span data-if="hasVat">Giá đã gồm thuế GTGT</span><span data-if="!hasVat">Giá chưa gồm thuế GTGT</span></i></p></column>
  <column align="right"><p size="9" align="right"><i>Đơn vị tiền: {{company.baseCurrency}}</i></p></column>
</columns>
<space height="1">`

const oneColumn = `<page size="A4" margin="12">
${head}
<table size="9">
  <colgroup><col align="center" width="7%"><col width="16%"><col width="41%"><col align="center" width="11%"><col align="center" width="9%"><col align="right" width="16%"></colgroup>
  <thead><tr><th>STT</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>VAT</th><th>Đơn giá</th></tr></thead>
  <tbody data-each="groups">
    <tr kind="group"><td align="left" colspan="6">{{name}}</td></tr>
    <tr data-each="rows"><td>{{at}}</td><td>{{code}}</td><td>{{name}}</td><td>{{unit}}</td><td>{{VAT|vat}}</td><td>{{Price|price}}</td></tr>
  </tbody>
</table>`

/** Goods are read across, so that nobody has to look for the second half of a group on another page. */
const twoColumns = `<page size="A4" margin="10">
${head}
<table size="8">
  <colgroup><col width="10%"><col width="23%"><col align="center" width="7%"><col align="right" width="10%"><col width="10%"><col width="23%"><col align="center" width="7%"><col align="right" width="10%"></colgroup>
  <thead><tr><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>Đơn giá</th><th>Mã hàng</th><th>Tên hàng</th><th>ĐVT</th><th>Đơn giá</th></tr></thead>
  <tbody data-each="groups">
    <tr kind="group"><td align="left" colspan="8">{{name}}</td></tr>
    <tr data-each="pairs"><td>{{left.code}}</td><td>{{left.name}}</td><td>{{left.unit}}</td><td>{{left.Price|price}}</td><td>{{right.code}}</td><td>{{right.name}}</td><td>{{right.unit}}</td><td>{{right.Price|price}}</td></tr>
  </tbody>
</table>`

const sold = (at: number, goods: { ProductID: string; ProductName: string }, unit: string, Price: number) => ({
  at,
  code: goods.ProductID,
  name: goods.ProductName,
  unit,
  VAT: 8,
  Price,
})
const rows = [sold(1, drinks, 'Lon', 8500), sold(2, biscuits, 'Hộp', 45500), sold(3, baskets, 'Cái', 120000)] as const
const sample = {
  Name: 'Giá đại lý',
  fromDate: '2026-11-01',
  toDate: '2026-12-31',
  today: '2026-11-20',
  hasVat: true,
  groups: [
    {
      name: 'Hàng tiêu dùng',
      rows,
      pairs: [
        { left: rows[0], right: rows[1] },
        { left: rows[2], right: null },
      ],
    },
  ],
  ...printed,
}

export const forms: readonly Form[] = [
  {
    code: 'BANGGIA',
    name: 'Bảng giá',
    xType: 13,
    content: oneColumn,
    english: inEnglish(oneColumn),
    sample,
    offered: { label: 'template.prices', size: 'A4' },
  },
  {
    code: 'BANGGIA_2COT',
    name: 'Bảng giá (hai cột)',
    xType: 13,
    content: twoColumns,
    english: inEnglish(twoColumns),
    sample,
    offered: { label: 'template.pricesInTwo', size: 'A4' },
  },
]
