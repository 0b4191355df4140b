/** Lists of orders, of customers and to suppliers (contract documents §13, §16). */
import type { ListFilter } from '#model/document.ts'
import {
  createdByColumn,
  dateColumn,
  descriptionColumn,
  goodsFilter,
  lateFilter,
  moneyColumn,
  numberColumn,
  partnerColumns,
  partnerFilter,
  statusColumn,
  statusFilter,
  storeColumn,
  storeFilter,
} from '../columns.ts'

/** `deposit`: what an advance payment is called. `filters`: further ones of this side. */
export const orderedList = (partner: 'customer' | 'supplier', deposit: string, ...filters: ListFilter[]) => ({
  columns: [
    { ...numberColumn, label: 'column.orderNumber' },
    dateColumn,
    { key: 'deliveryDate', kind: 'day', label: 'field.deliveryDate', from: 'own', width: 110 } as const,
    ...partnerColumns(`column.${partner}Code`, `field.${partner}`),
    descriptionColumn,
    moneyColumn('totalBeforeTax', 'column.totalBeforeTax', 'TotalNoneTax'),
    moneyColumn('totalVat', 'column.totalVat', 'm_VAT'),
    { ...moneyColumn('shippingFee', 'field.shippingFee'), hidden: true } as const,
    moneyColumn('total', 'column.total', 'TotalTax'),
    { ...moneyColumn('deposit', deposit), from: 'fact' } as const,
    { ...statusColumn, width: 128 },
    storeColumn,
    createdByColumn,
  ],
  sums: ['totalBeforeTax', 'totalVat', 'total', 'deposit'],
  filters: [statusFilter, partnerFilter(`field.${partner}`, partner), storeFilter, ...filters, lateFilter, goodsFilter],
})
