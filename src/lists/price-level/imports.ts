import type { ListImportColumn } from '#model/list.ts'

/** Contract amendments: a row per product, grouped by the code of the level. An empty unit is the base unit. */
export const priceLevelImports: readonly ListImportColumn[] = [
  { heading: 'Mã bảng giá', field: 'code', required: true, sample: 'DAILY' },
  { heading: 'Tên bảng giá', field: 'name', required: true, sample: 'Giá đại lý' },
  { heading: 'Từ ngày', field: 'fromDate', sample: '01/01/2026' },
  { heading: 'Đến ngày', field: 'toDate', sample: '31/12/2026' },
  { heading: 'Mã hàng', field: 'products.product', codeOf: 'product', key: true, sample: 'SP000001' },
  { heading: 'ĐVT', field: 'products.unit', nameOf: 'unit', key: true, sample: 'Thùng' },
  { heading: '% giảm', field: 'products.discountPercent', sample: '5' },
  { heading: 'Tiền giảm', field: 'products.discountAmount', sample: '' },
  { heading: 'Giá riêng', field: 'products.customPrice', sample: '' },
]
