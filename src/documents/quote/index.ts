import { defineDocument } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  employeeFilter,
  goodsFilter,
  moneyColumn,
  numberColumn,
  partnerColumns,
  partnerFilter,
  statusColumn,
  statusFilter,
} from '../_shared/columns.ts'
import { currencyMore, orderDiscount, partnerMore, pricedLines, pricedTotals } from '../_shared/layout.ts'
import { tradeLineImports } from '../_shared/trade-imports.ts'
import { meta } from './meta.ts'
import { check, compute, derive } from './rules.ts'
import { shape } from './shape.ts'

export const quote = defineDocument({
  ...meta,
  table: 'quote',
  shape,
  earns: true,
  numberLabel: 'field.quoteNumber',
  list: {
    columns: [
      { ...numberColumn, label: 'column.quoteNumber' },
      dateColumn,
      { key: 'validUntil', kind: 'day', label: 'field.validUntil', from: 'own', width: 118 },
      ...partnerColumns('column.customerCode', 'field.customer'),
      descriptionColumn,
      moneyColumn('goodsAmount', 'column.goodsAmount'),
      moneyColumn('discount', 'column.discount', 'm_Discount'),
      moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
      moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
      { ...moneyColumn('shippingFee', 'field.shippingFee'), hidden: true },
      moneyColumn('total', 'column.total', 'TotalTax'),
      statusColumn,
      createdByColumn,
    ],
    sums: ['totalBeforeTax', 'totalVat', 'total'],
    filters: [statusFilter, partnerFilter('field.customer', 'customer'), employeeFilter, goodsFilter],
  },
  bulk: ['description', 'employee', 'validUntil'],
  goodsLines: { outlook: true },
  form: {
    main: ['partner', 'date', 'number', 'validUntil', 'store', 'description', 'employee', 'paymentTerm'],
    more: [...partnerMore, 'deliveryTime', 'deliveryPlace', 'warranty', ...currencyMore],
    amounts: [...orderDiscount, 'shippingFee'],
    afterLines: 'discountPercent',
    totals: pricedTotals,
    lines: pricedLines,
  },
  compute,
  check,
  post: () => [],
  followed: { derive },
  prints: [
    { code: 'BAOGIA', label: 'print.quote', xType: 4, size: 'A4', orientation: 'portrait' },
    { code: 'BAOGIA_K80', label: 'print.quoteK80', xType: 4, size: 'K80', orientation: 'portrait' },
  ],
  imports: [
    { heading: 'Số phiếu', field: 'number', in: 'head', sample: 'BG000001' },
    { heading: 'Ngày lập', field: 'date', in: 'head', sample: '15/11/2026' },
    { heading: 'Mã khách hàng', field: 'partner', in: 'head', codeOf: 'partner', required: true, sample: 'KH000001' },
    { heading: 'Hiệu lực đến', field: 'validUntil', in: 'head', sample: '15/12/2026' },
    { heading: 'Diễn giải', field: 'description', in: 'head', sample: 'Báo giá tháng 11' },
    ...tradeLineImports,
  ],
})
