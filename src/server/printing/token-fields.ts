/** What a form can print of a record, with labels: derived from the fields that the record is written by. */
import type { AnyDocument } from '#model/document.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import { settingNames, settings } from '#model/settings.ts'
import type { Column } from '#model/table.ts'
import { documentHead } from '#wire/document.ts'
import { columnWire } from '#wire/report.ts'
import type { DeliveredTemplate } from './delivered-templates.ts'
import { letterReports } from './letters.ts'
import { printFactsOf } from './print-facts.ts'

export interface TokenField {
  /** Catalogue key; without one, forms may name it but the menu does not offer it. */
  label?: string
  kind?: string
  choices?: readonly { value: string | number; label: string }[]
  cost?: boolean
  /** A list; `fields` are those of its items. */
  many?: true
  fields?: TokenFields
  /** Catalogue key of the group of the menu; default: that of what it is a field of. */
  group?: string
}
export type TokenFields = { readonly [name: string]: TokenField }

const said = (label: string, kind = 'text'): TokenField => ({ label, kind })
const nameless: TokenField = {}

/** Nobody prints ids, whether they are read as such or as text. */
const unprintable = new Set(['ref', 'refs', 'files', 'secret'])
const isIdText = (wire: string, { kind }: Field): boolean => kind === 'text' && wire.endsWith('Id')

/** Only forms ask for them. */
const unsaid = new Set(['fundKept'])
/** A form may print them beside the field that is called the same on a page. */
const saidOtherwise: Readonly<Record<string, string>> = {
  storeAddress: 'template.token.storeAddress',
  baseRate: 'template.token.baseRate',
  isExchange: 'template.token.isExchange',
}

const saidAs = (wire: string, field: Field): Field => ({ ...field, label: saidOtherwise[wire] ?? field.label })

const fieldToken = (field: Field): TokenField => {
  const { kind, label, choices, cost, fields, place } = field
  if (kind === 'records') return { label, kind, many: true, fields: { ...rowTokens, ...fieldTokens(fields ?? {}) } }
  // What stands on no page is what the rules of a form calculate with.
  if (kind === 'object') return { ...(place !== 'hidden' && { label }), kind, fields: fieldTokens(fields ?? {}) }
  if (kind === 'refs' || kind === 'files') return { many: true }
  if (unprintable.has(kind)) return nameless
  return { label, kind, ...(choices && { choices }), ...(cost && { cost }) }
}
const rowTokens: TokenFields = { lineId: nameless }

/** Where a typed field and a calculated one share a name, the calculated one is written. */
const fieldTokens = (fields: Fields, groupOf: (name: string, field: Field) => string | undefined = () => undefined) => {
  const typed = new Set(Object.values(fields).map(({ typedTwin }) => typedTwin))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !typed.has(name))
      .map(([name, field]): [string, TokenField] => {
        const [group, wire] = [groupOf(name, field), wireName(name, field)]
        if (unsaid.has(wire) || isIdText(wire, field)) return [wire, nameless]
        return [wire, { ...fieldToken(saidAs(wire, field)), ...(group && { group }) }]
      }),
  )
}

const columnTokens = (columns: readonly Column[]): TokenFields =>
  Object.fromEntries(
    columns.map((column) => [
      columnWire(column),
      { label: column.label, kind: column.kind, ...(column.cost && { cost: true }) },
    ]),
  )

/** What every print says of the tenant, the user and the moment. */
const frame: TokenFields = {
  company: {
    label: 'template.group.company',
    fields: Object.fromEntries(
      settingNames.map((name) => {
        const { field, section } = settings[name]
        const isSaid = section === 'company' || section === 'printHead' || name === 'baseCurrency'
        return [name, isSaid ? fieldToken(field) : nameless]
      }),
    ),
  },
  dateCreate: { ...said('template.token.dateCreate'), group: 'template.group.print' },
  userCreate: { ...said('template.token.userCreate'), group: 'template.group.print' },
  copyNumber: { ...said('template.token.copyNumber', 'integer'), group: 'template.group.print' },
  copies: { ...said('template.token.copyCount', 'integer'), group: 'template.group.print' },
}

const transfer: TokenFields = {
  bankQr: { ...said('template.token.bankQr', 'qr'), group: 'template.group.payment' },
  bankAccount: {
    label: 'template.group.payment',
    fields: {
      bankName: said('template.token.bankName'),
      accountNumber: said('template.token.accountNumber'),
      holder: said('template.token.holder'),
    },
  },
}

const money = new Set(['money', 'percent'])
/** Fields of the partner stand together, and so do amounts. */
const groupIn =
  (fields: Fields) =>
  (name: string, field: Field): string | undefined => {
    const isParty = (other: string | undefined): boolean => other !== undefined && fields[other]?.party !== undefined
    if (isParty(name) || isParty(field.copies?.ref) || isParty(field.show?.ref)) return 'template.group.partner'
    return money.has(field.kind) ? 'template.group.amounts' : undefined
  }

const documentMeta: TokenFields = {
  s_ID: nameless,
  iStat: said('template.token.statusCode', 'integer'),
  Trangthai: said('field.status'),
  version: nameless,
  UserCreate: said('template.token.createdBy'),
  createdAt: said('template.token.createdAt', 'moment'),
  updatedBy: said('template.token.updatedBy'),
  updatedAt: said('template.token.updatedAt', 'moment'),
  draft: nameless,
  related: { many: true, fields: { module: nameless, s_ID: nameless, NumberID: nameless, direction: nameless } },
  foreignDecimals: nameless,
  currencyCode: said('template.token.currencyCode'),
  currencyName: said('template.token.currencyName'),
  baseAmounts: { many: true },
}

/** Beside the code for paying: what else the customer owes. */
const debts: TokenFields = {
  oldDebt: { ...said('template.token.oldDebt', 'money'), group: 'template.group.amounts' },
  totalDebt: { ...said('template.token.totalDebt', 'money'), group: 'template.group.amounts' },
}

const documentTokens = (definition: AnyDocument): TokenFields => {
  const { shape } = definition
  const fields: Fields = { ...documentHead, ...shape.fields }
  return {
    ...documentMeta,
    totalInWords: { ...said('field.totalInWords'), group: 'template.group.amounts' },
    ...fieldTokens(fields, groupIn(fields)),
    ...Object.fromEntries(printFactsOf(definition).map(({ wire, label }) => [wire, said(label)])),
    lines: {
      label: 'document.lines',
      kind: 'records',
      many: true,
      fields: { ...rowTokens, Ordinal: said('template.token.ordinal', 'integer'), ...fieldTokens(shape.lines) },
    },
    ...transfer,
    ...(definition.prints.some(({ qr }) => qr) && debts),
    ...frame,
  }
}

const letterTokens = (code: string): TokenFields => {
  const letters = letterReports.get(code)!
  return {
    fromDate: said('template.token.fromDate'),
    toDate: said('template.token.toDate'),
    ListItem: {
      label: 'template.token.letters',
      many: true,
      fields: {
        ...columnTokens(letters.columns),
        debtor: said('template.token.debtor'),
        amount: said('template.token.owed', 'money'),
        totalInWords: said('field.totalInWords'),
        ...transfer,
        ListItem: { label: 'template.token.letterLines', many: true, fields: columnTokens(letters.lines) },
        foreign: { label: 'template.token.letterForeign', many: true, fields: columnTokens(letters.foreign) },
      },
    },
    totalInWords: nameless,
    ...frame,
  }
}

const shown = (part: string): TokenField => ({ label: `labels.shows.${part}`, kind: 'flag' })
const labelTokens: TokenFields = {
  sheet: said('template.token.sheet'),
  first: said('template.token.first', 'integer'),
  currencySign: said('template.token.currencySign'),
  shows: {
    label: 'template.token.shows',
    fields: Object.fromEntries(['shop', 'name', 'code', 'price', 'number'].map((part) => [part, shown(part)])),
  },
  ListItem: {
    label: 'template.token.labels',
    many: true,
    fields: {
      ProductID: said('field.productCode', 'code'),
      ProductName: said('field.productName'),
      Unit: said('field.unit'),
      Price: said('template.token.price', 'price'),
      barcode: said('template.token.barcode', 'barcode'),
      caption: said('template.token.caption'),
      copies: said('template.token.copies', 'integer'),
    },
  },
  totalInWords: nameless,
  ...frame,
}

const pricedGoods: TokenFields = {
  at: said('template.token.ordinal', 'integer'),
  code: said('field.productCode', 'code'),
  name: said('field.productName'),
  unit: said('field.unit'),
  VAT: said('product.columnVat', 'vat'),
  Price: said('template.token.price', 'price'),
}
/** A price level for its customers, in one column or in two. */
const priceTokens: TokenFields = {
  Name: said('template.token.priceLevel'),
  fromDate: said('template.token.fromDate', 'day'),
  toDate: said('template.token.toDate', 'day'),
  today: said('template.token.today', 'day'),
  hasVat: said('template.token.hasVat', 'flag'),
  groups: {
    label: 'template.token.goodsGroups',
    many: true,
    fields: {
      name: said('product.group'),
      rows: { label: 'template.token.goods', many: true, fields: pricedGoods },
      pairs: {
        label: 'template.token.goodsPairs',
        many: true,
        fields: {
          left: { label: 'template.token.left', fields: pricedGoods },
          right: { label: 'template.token.right', fields: pricedGoods },
        },
      },
    },
  },
  totalInWords: nameless,
  ...frame,
}
/** Of forms that are neither of documents nor letters. */
const otherTokens: Readonly<Record<string, TokenFields>> = {
  TEMMAVACH: labelTokens,
  BANGGIA: priceTokens,
  BANGGIA_2COT: priceTokens,
}

/** What a paper leaves room for and no field has: dots are printed, to be written on. */
const byHand = (name: string): TokenField => ({
  ...said(`template.token.${name}`, 'blank'),
  group: 'template.group.byHand',
})

/** `path`: `delivery.carrierName`; what is there already stays. */
const withFurther = (fields: TokenFields, path: string): TokenFields => {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name] ?? (rest.length === 0 ? byHand(name) : nameless)
  return rest.length === 0
    ? { ...fields, [name]: field }
    : { ...fields, [name]: { ...field, fields: withFurther(field.fields ?? {}, rest.join('.')) } }
}

const cached = new Map<string, TokenFields>()
export const tokenFieldsOf = ({
  code,
  document,
  further,
}: Pick<DeliveredTemplate, 'code' | 'document' | 'further'>): TokenFields => {
  const known = cached.get(code)
  if (known) return known
  const own = document ? documentTokens(document) : letterReports.has(code) ? letterTokens(code) : otherTokens[code]!
  const made = further.reduce(withFurther, own)
  cached.set(code, made)
  return made
}
