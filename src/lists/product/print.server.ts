/** Delivered print of product labels, with the bar code of each product. */
import { baskets, biscuits, drinks, printed } from '#output/forms/form-parts.ts'
import type { Form } from '#output/forms/template.ts'

/** Whatever is long is cut, so that the bars keep their height. */
const labelForm = `<labels sheet="{{sheet}}" first="{{first}}">
  <label data-each="ListItem" copies="{{copies}}">
    <p lines="1" data-if="/shows.shop"><small>{{/company.companyName}}</small></p>
    <p lines="2" data-if="/shows.name"><b>{{ProductName}}</b></p>
    <barcode text="{{barcode}}">
    <p lines="1" data-if="caption"><small>{{caption}}</small></p>
    <div data-if="/shows.price"><p lines="1" data-if="Price"><b>{{Price|price}} {{/currencySign}}</b><small data-if="Unit"> / {{Unit}}</small></p></div>
  </label>
</labels>`

const label = (product: { ProductID: string; ProductName: string }, barcode: string, more: object) => ({
  ...product,
  barcode,
  caption: [...new Set([barcode, product.ProductID])].join(' · '),
  ...more,
})
const sample = {
  sheet: 'A4-65',
  first: 1,
  shows: { shop: true, name: true, code: true, price: true, number: true },
  currencySign: 'đ',
  ListItem: [
    label(drinks, '8934673123457', { Price: 12000, Unit: 'Lon', copies: 5 }),
    label(biscuits, '8935049510017', { Price: 45500, copies: 3 }),
    label(baskets, 'SP003', { Price: 120000, copies: 2 }),
  ],
  ...printed,
}

export const forms: readonly Form[] = [
  {
    code: 'TEMMAVACH',
    name: 'Tem mã vạch',
    xType: 13,
    content: labelForm,
    sample,
    offered: { label: 'template.labels' },
  },
]
