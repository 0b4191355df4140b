/** Reads the goods of other programs: their headings, other units in rows of their own, stock on hand. */
import type { ImportRow, ListImporting } from '#engine/importing.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import { fold } from '#kernel/fold.ts'
import { one, type Decimal } from '#kernel/decimal.ts'
import { attributeCells, nameByAttributes } from './import-variants.server.ts'
import { text } from '#model/field.ts'
import { productFields } from './fields.ts'
import { maximumOf } from './rules.ts'

export const importing: ListImporting = {
  more: [
    { heading: 'Đang kinh doanh', field: 'active', sample: '1' },
    { heading: 'Ghi chú', field: 'note', sample: '' },
    { heading: 'Mã ĐVT Cơ bản', field: 'baseCode', sample: '' },
    { heading: 'Thuộc tính', field: 'attributes', sample: '' },
    { heading: 'Giá trị thuộc tính 1', field: 'attribute1', sample: '' },
    { heading: 'Giá trị thuộc tính 2', field: 'attribute2', sample: '' },
    { heading: 'Giá trị thuộc tính 3', field: 'attribute3', sample: '' },
  ],
  extra: { baseCode: text({ label: 'product.code', max: 50 }), ...attributeCells },
  also: {
    code: ['Mã SKU', 'Mã hàng hóa', 'Mã sản phẩm', 'Mã'],
    name: ['Tên hàng hóa', 'Tên sản phẩm', 'Tên'],
    productType: ['Tính chất'],
    group: ['Nhóm hàng(3 Cấp)', 'Nhóm hàng', 'Nhóm hàng hóa', 'Nhóm VTHH', 'Loại sản phẩm'],
    unit: ['Đơn vị tính', 'Đơn vị tính chính', 'Đơn vị'],
    barcode: ['Barcode', 'Mã barcode'],
    sellPrice: ['Giá bán lẻ', 'PL_Giá bán lẻ', 'Đơn giá bán', 'Đơn giá bán 1'],
    buyPrice: ['Giá nhập', 'PL_Giá nhập', 'Đơn giá mua', 'Đơn giá mua gần nhất'],
    vatRate: ['VAT', 'Thuế suất GTGT (%)', 'Thuế GTGT'],
    weight: ['Khối lượng'],
    stockMin: ['Tồn nhỏ nhất', 'Số lượng tồn tối thiểu', 'LC_CN1_Tồn tối thiểu'],
    stockMax: ['Tồn lớn nhất', 'LC_CN1_Tồn tối đa'],
    active: ['Trạng thái'],
    note: ['Mô tả', 'Mẫu ghi chú', 'Diễn giải'],
    attributes: ['Thuộc tính hàng hóa'],
    attribute1: ['Giá trị 1'],
    attribute2: ['Giá trị 2'],
    attribute3: ['Giá trị 3'],
    baseCode: ['Mã đơn vị tính cơ bản', 'Mã hàng đơn vị cơ bản'],
  },
  words: {
    productType: {
      'Hàng hóa thường': 1,
      'Hàng thường': 1,
      'Vật tư hàng hóa': 1,
      'Dịch vụ': 1,
      Combo: 1,
      'Combo - đóng gói': 1,
      'Combo – đóng gói': 1,
      'Hàng sản xuất': 3,
    },
    active: {
      'Đang kinh doanh': true,
      'Ngừng kinh doanh': false,
      'Đang sử dụng': true,
      'Đang theo dõi': true,
      'Ngừng theo dõi': false,
      'Ngừng sử dụng': false,
      'Đang giao dịch': true,
      'Ngừng giao dịch': false,
    },
  },
  questions: [
    {
      name: 'vatRate',
      field: productFields.vatRate,
      standard: ({ defaultVat }) => defaultVat,
      asks: ({ vatRate }, before) => before === undefined && (vatRate === undefined || vatRate === null),
      answer: (vatRate) => ({ vatRate }),
    },
  ],
  carries: {
    document: 'openingStock',
    head: ['store', 'date'],
    record: 'product',
    amount: {
      heading: 'Tồn kho',
      also: ['Số lượng tồn', 'LC_CN1_Tồn kho ban đầu', 'Tồn kho ban đầu', 'Tồn'],
      field: 'quantity',
    },
    columns: [{ heading: 'Giá vốn', also: ['Giá vốn khởi tạo', 'LC_CN1_Giá vốn khởi tạo'], field: 'unitPrice' }],
  },
}

/** The places of problems of a row that is one of a unit. */
const placesOfUnit: Readonly<Record<string, string>> = {
  code: 'units.0.code',
  unit: 'units.0.unit',
  'units.0.factor': 'units.0.factor',
  sellPrice: 'units.0.sellPrice',
  barcode: 'units.0.barcode',
}

/** A row of another unit becomes a unit of the product with the base code, which keeps its own code. */
const asUnit = (row: ImportRow, base: string, known?: string): void => {
  const { code, unit, sellPrice, barcode } = row.values
  const { factor } = row.children['units'] ?? {}
  // The unit comes first: rows are known by it.
  const units: Record<string, unknown> = {
    unit: unit ?? known,
    ...(factor !== undefined && { factor }),
    ...(sellPrice !== undefined && { sellPrice }),
    ...(code !== undefined && { code }),
    ...(barcode !== undefined && { barcode }),
  }
  row.missing = row.missing
    .filter(({ field }) => field === 'unit')
    .map((named) => ({ ...named, at: 'units.0.unit', into: units }))
  row.problems = row.problems.flatMap((one) => {
    const at = placesOfUnit[one.at]
    return at === undefined ? [] : [{ ...one, at }]
  })
  row.values = { code: base }
  row.children = { units }
  // The row is the same stock, counted in another unit.
  row.extra = {}
  row.isPart = true
}

interface KnownUnit {
  code: string
  base: string
  unit: string
}
/** The units whose own codes these rows begin with, by their codes. */
const unitsWithCodes = async ({ tx }: Scope, rows: readonly ImportRow[]): Promise<ReadonlyMap<string, KnownUnit>> => {
  const codes = rows.map((row) => keyOf(row.values['code'])).filter(Boolean)
  if (codes.length === 0) return new Map()
  const found = await tx.query<KnownUnit & Record<string, unknown>>(
    sql`select u.code_key as code, p.code as base, u.unit_id as unit from product_unit u
join product p on p.tenant_id = u.tenant_id and p.id = u.product_id where ${sql.ours('u')} and u.code_key = any(${codes}::text[])`,
  )
  return new Map(found.map((one) => [one.code, one]))
}

const keyOf = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '')

export const arrangeImport = async (scope: Scope, rows: readonly ImportRow[]): Promise<void> => {
  const known = await unitsWithCodes(scope, rows)
  for (const row of rows) {
    // Services have no stock.
    if (fold(row.words['productType'] ?? '') === 'dich vu') row.values['trackStock'] = false
    const { stockMax } = row.values
    // As a save does, so that the same file says nothing new.
    if (typeof stockMax === 'bigint') row.values['stockMax'] = maximumOf(stockMax as Decimal)
    const base = row.extra['baseCode']
    const code = keyOf(row.values['code'])
    const units = row.children['units']
    const unit = known.get(code)
    if (typeof base === 'string' && base !== '' && keyOf(base) !== code) asUnit(row, base, unit?.unit)
    else if (unit) asUnit(row, unit.base, unit.unit)
    // The base unit has a factor of its own there: 1.
    else if (units && units['unit'] === undefined && (units['factor'] as Decimal | undefined) === one)
      row.children = Object.fromEntries(Object.entries(row.children).filter(([name]) => name !== 'units'))
  }
  await nameByAttributes(scope, rows)
}

export const carriedBefore = async (
  { tx }: Scope,
  { store }: Readonly<Record<string, unknown>>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await tx.query<{ product_id: string }>(
    sql`select distinct product_id from stock_entry e where ${sql.ours('e')} and store_id = ${store} and rank = 0 and product_id = any(${ids}::uuid[])`,
  )
  return new Set(rows.map((row) => row.product_id))
}
