/** Columns that several reports share (headings: contract reports §5). */
import type { Column } from '#model/table.ts'

export const ordinal: Column = { key: 'ordinal', kind: 'integer', label: 'report.ordinal', wire: 'Ordinal', width: 50 }
export const productCode: Column = {
  key: 'productCode',
  kind: 'code',
  label: 'report.productCode',
  wire: 'ProductID',
  of: 'product',
  width: 110,
}
export const productName: Column = {
  key: 'productName',
  kind: 'text',
  label: 'report.productName',
  wire: 'ProductName',
  width: 240,
}
export const unitName: Column = { key: 'unitName', kind: 'text', label: 'report.unit', wire: 'Unit', width: 80 }
export const groupName: Column = {
  key: 'groupName',
  kind: 'text',
  label: 'report.group',
  wire: 'GroupName',
  width: 150,
}

export const money = (key: string, wire: string): Column => ({
  key,
  kind: 'money',
  label: `report.${key}`,
  wire,
  total: true,
  width: 128,
})
/** Quantities in stock reports have two decimals (contract reports §1). */
export const stockQuantity = (key: string, wire: string): Column => ({
  key,
  kind: 'quantity',
  label: `report.${key}`,
  wire,
  decimals: 2,
  total: true,
  width: 110,
})
export const stockValue = (key: string, wire: string): Column => ({
  key,
  kind: 'money',
  label: `report.${key}`,
  wire,
  decimals: 2,
  total: true,
  cost: true,
  width: 128,
})

/** For the header of stock reports: the names of the chosen stores. */
export const storeNamesExtra: Column = { key: 'storeNames', kind: 'text', label: 'report.stores', wire: 'nameStore' }

/** Quantity and value of a state or movement as two columns below one heading. */
export const pair = (heading: string, quantity: Column, value: Column): Column[] => [
  { ...quantity, under: { heading, label: 'report.shortQuantity' } },
  { ...value, under: { heading, label: 'report.value' } },
]
