/** Lists and forms of returns, of customers and to suppliers (contract documents §15, §18). */
import type { ListColumn } from '#model/document.ts'
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
  storeColumn,
  storeFilter,
} from '../columns.ts'
import {
  currencyMore,
  goodsColumns,
  moneyColumns,
  orderDiscount,
  paidAtOnce,
  partnerMore,
  pricedTotals,
} from '../layout.ts'

/** `original`: the column with the number of the returned document. */
export const returnedList = (partner: 'customer' | 'supplier', original: ListColumn) => ({
  columns: [
    numberColumn,
    dateColumn,
    ...partnerColumns(`column.${partner}Code`, `field.${partner}`),
    original,
    descriptionColumn,
    moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
    moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
    moneyColumn('total', 'column.total', 'TotalTax'),
    moneyColumn('paid', 'column.paid'),
    storeColumn,
    statusColumn,
    createdByColumn,
  ],
  sums: ['totalBeforeTax', 'totalVat', 'total', 'paid'],
  filters: [statusFilter, partnerFilter(`field.${partner}`, partner), storeFilter, employeeFilter, goodsFilter],
  search: [original.key],
})

/** `original`: the field that names the returned document; `own`: further fields. */
export const returnedForm = <const O extends string, const F extends readonly string[]>(original: O, ...own: F) =>
  ({
    main: ['partner', 'date', 'number', 'store', original, 'description', 'reason', 'employee'],
    more: [...partnerMore, ...own, ...currencyMore],
    amounts: [...orderDiscount, ...paidAtOnce],
    afterLines: 'discountPercent',
    totals: pricedTotals,
    lines: {
      family: 'returned',
      columns: { ...goodsColumns, returnable: 'shown', ...moneyColumns },
      amount: 'lineAmount',
    },
  }) as const

export const returnedChoosing = {
  quantity: 'quantity',
  most: 'returnable',
  link: 'sourceLine',
  all: 'returned.all',
} as const
