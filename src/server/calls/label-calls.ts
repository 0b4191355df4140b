/**
 * Everything for printing labels of products, to be posted to the print service: wherever goods are listed
 * (`printsLabels`), for those who may read that list.
 */
import { isStoredId } from '#engine/columns.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { parseDecimal, toNumber } from '#kernel/decimal.ts'
import { isBarcodeText } from '#kernel/ean.ts'
import { NotFound, problem, Refused, Unreadable } from '#kernel/problem.ts'
import { needs, type FunctionId } from '#model/right.ts'
import { labelSheetNamed, labelsOnPage, mostLabels, type LabelSheet } from '#output/label-sheets.ts'
import { isObject } from '#wire/values.ts'
import type { Call, Input } from '../call/call.ts'
import { chooseTemplate, templateIn } from '../printing/templates.ts'
import { aboutLabels } from '../openapi/documents.ts'
import { printFrame } from './print-calls.ts'

interface Wanted {
  product: string
  copies: number
}
/** What can be left out of a label. */
const parts = ['shop', 'name', 'code', 'price', 'number'] as const
type Shown = Record<(typeof parts)[number], boolean>
interface Asked {
  items: readonly Wanted[]
  sheet: LabelSheet
  first: number
  shows: Shown
  /** Id or code of the form; '' for the default. */
  template: string
}

const invalid = (label: string): Unreadable => new Unreadable('invalid', { label })

const whole = (sent: unknown, label: string): number => {
  if (typeof sent !== 'number' || !Number.isSafeInteger(sent) || sent < 0) throw invalid(label)
  return sent
}

const wantedIn = (sent: unknown): Wanted => {
  const { Product_ID: product, quantity } = isObject(sent) ? sent : {}
  if (!isStoredId(product)) throw invalid('Product_ID')
  return { product: product.toLowerCase(), copies: whole(quantity, 'quantity') }
}

/** What is not said is shown. */
const shownIn = (sent: unknown): Shown => {
  if (sent !== undefined && !isObject(sent)) throw invalid('shows')
  const given = isObject(sent) ? sent : {}
  if (parts.some((part) => given[part] !== undefined && typeof given[part] !== 'boolean')) throw invalid('shows')
  return Object.fromEntries(parts.map((part) => [part, given[part] !== false])) as Shown
}

/** Throws Unreadable for a body that makes no sense, Refused for too many labels or none. */
const readAsked = (body: unknown): Asked => {
  const sent = isObject(body) ? body : {}
  if (!Array.isArray(sent['items'])) throw invalid('items')
  const tooMany = () => new Refused([problem('items', 'labelsTooMany', { n: String(mostLabels) })])
  if (sent['items'].length > mostLabels) throw tooMany()
  const items = sent['items'].map(wantedIn).filter(({ copies }) => copies > 0)
  const sheet = labelSheetNamed(sent['sheet'])
  if (!sheet) throw invalid('sheet')
  const first = sent['first'] === undefined ? 1 : whole(sent['first'], 'first')
  if (first < 1 || first > labelsOnPage(sheet)) throw invalid('first')
  const shows = shownIn(sent['shows'])
  if (items.length === 0) throw new Refused([problem('items', 'labelsNone')])
  if (items.reduce((sum, { copies }) => sum + copies, 0) > mostLabels) throw tooMany()
  return { items, sheet, first, shows, template: templateIn(sent) }
}

interface Goods {
  id: string
  code: string
  name: string
  barcode: string | null
  price: string | null
  unit: string
}

/** Those of the tenant. Throws NotFound if one is missing. */
const goodsOf = async ({ tx }: Scope, items: readonly Wanted[]): Promise<ReadonlyMap<string, Goods>> => {
  const ids = [...new Set(items.map(({ product }) => product))]
  const rows = await tx.query<Goods & Record<string, unknown>>(
    sql`select p.id, p.code, p.name, p.barcode, p.sell_price as price, u.name as unit
from product p join unit u on u.tenant_id = p.tenant_id and u.id = p.unit_id
where ${sql.ours('p')} and p.id = any(${ids}::uuid[])`,
  )
  if (rows.length < ids.length) throw new NotFound()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The bar code of a product, or else its code; null if neither can be one. */
const barcodeOf = ({ barcode, code }: Goods): string | null =>
  [barcode?.trim() ?? '', code].find((text) => isBarcodeText(text)) ?? null

const mostNamed = 10
const refuseUnencodable = (goods: readonly Goods[]): void => {
  const codes = goods.filter((one) => barcodeOf(one) === null).map(({ code }) => code)
  if (codes.length === 0) return
  const named = codes.slice(0, mostNamed).join(', ')
  throw new Refused([problem('items', 'labelNotEncodable', { codes: codes.length > mostNamed ? `${named}…` : named })])
}

/** Below the bars. A number that is the code already is not written twice. */
const captionOf = (barcode: string, code: string, shows: Shown): string =>
  [...new Set([...(shows.number ? [barcode] : []), ...(shows.code ? [code] : [])])].join(' · ')

const labels = async (scope: Scope, { body, origin }: Input): Promise<unknown> => {
  const { items, sheet, first, shows, template } = readAsked(body)
  const { code } = await chooseTemplate(scope, { kind: 'TEMMAVACH', template })
  const goods = await goodsOf(scope, items)
  refuseUnencodable([...goods.values()])
  const { baseCurrency } = scope.settings
  return {
    info: {
      ...printFrame(scope, origin),
      sheet: sheet.name,
      first,
      shows,
      currencySign: baseCurrency === 'VND' ? 'đ' : baseCurrency,
      ListItem: items.map(({ product, copies }) => {
        const one = goods.get(product)!
        const barcode = barcodeOf(one)!
        const price = parseDecimal(one.price ?? '')
        return {
          ProductID: one.code,
          ProductName: one.name,
          Unit: one.unit,
          Price: price === null ? null : toNumber(price),
          barcode,
          caption: captionOf(barcode, one.code, shows),
          copies,
        }
      }),
    },
    code,
    pageHeight: null,
    pageWidth: null,
  }
}

interface Owner {
  module: string
  right: FunctionId
}

export const labelCalls = (owners: readonly Owner[]): Call[] =>
  owners.map(({ module, right }) => ({
    path: `${module}/getLabels`,
    about: aboutLabels,
    demand: needs([right, 'R']),
    run: labels,
  }))
