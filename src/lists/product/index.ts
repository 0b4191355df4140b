import { goodsDigits, goodsForms } from '#kernel/goods-number.ts'
import { defineList, type MasterColumn } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn } from '../_shared/parts.ts'
import { productFacts } from './facts.ts'
import { productFields, productTypes } from './fields.ts'
import { check, compute, proposed } from './rules.ts'
import { meta } from './meta.ts'

const columns: readonly MasterColumn[] = [
  { ...codeColumn, label: 'product.columnCode' },
  { ...nameColumn, label: 'product.columnName' },
  { key: 'name2', kind: 'text', label: 'product.name2', from: 'own', width: 200, hidden: true },
  { key: 'code2', kind: 'code', label: 'product.code2', from: 'own', width: 120, hidden: true },
  { key: 'branchName', kind: 'text', label: 'product.branch', from: 'fact', width: 140 },
  { key: 'groupName', kind: 'text', label: 'product.group', from: { ref: 'group', column: 'name' }, width: 150 },
  {
    key: 'productType',
    kind: 'choice',
    label: 'product.productType',
    wire: 'typeName',
    from: 'own',
    choices: productTypes,
    width: 130,
  },
  {
    key: 'unitName',
    kind: 'text',
    label: 'product.unit',
    wire: 'Unit',
    from: { ref: 'unit', column: 'name' },
    width: 90,
  },
  {
    key: 'saleUnitName',
    kind: 'text',
    label: 'product.saleUnit',
    from: { ref: 'saleUnit', column: 'name' },
    width: 90,
    hidden: true,
  },
  {
    key: 'purchaseUnitName',
    kind: 'text',
    label: 'product.purchaseUnit',
    from: { ref: 'purchaseUnit', column: 'name' },
    width: 90,
    hidden: true,
  },
  { key: 'sellPrice', kind: 'price', label: 'product.sellPrice', from: 'own', width: 120 },
  { key: 'buyPrice', kind: 'price', label: 'product.buyPrice', from: 'own', cost: true, width: 120 },
  { key: 'costPrice', kind: 'price', label: 'product.costPrice', from: 'fact', cost: true, width: 120 },
  { key: 'vatRate', kind: 'vat', label: 'product.columnVat', wire: 'VAT', from: 'own', width: 80 },
  { key: 'onHand', kind: 'quantity', label: 'product.onHand', from: 'fact', total: true, width: 110 },
  { key: 'stockMin', kind: 'quantity', label: 'product.stockMin', from: 'own', width: 110 },
  { key: 'stockMax', kind: 'quantity', label: 'product.stockMax', from: 'own', width: 110 },
  activeColumn,
]

/** Hàng hóa. */
export const product = defineList({
  ...meta,
  table: 'product',
  namedOnce: true,
  fields: productFields,
  codePrefix: 'SP',
  columns,
  sums: ['onHand'],
  search: {
    texts: ['code', 'name', 'code2', 'name2', 'barcode', 'units.code', 'units.barcode'],
    typed: goodsDigits,
  },
  filters: {
    Branch_ID: {
      computed: true,
      of: 'productBranch',
      label: 'product.branch',
    },
    Group_ID: { field: 'group', of: 'productGroup', label: 'product.group' },
    productType: {
      field: 'productType',
      label: 'product.productType',
      choices: productTypes.map(({ value, label }) => ({ value: String(value), label })),
    },
    short: { computed: true },
    above: { computed: true },
    // The store whose stock a lookup shows; it filters nothing out.
    Store_ID: { of: 'store' },
    // The beginning of a word in the name of one of its units.
    unitWord: { computed: true },
  },
  bulk: ['group', 'vatRate', 'vatReducible', 'sellPrice', 'buyPrice', 'stockMin', 'stockMax', 'active'],
  facts: productFacts,
  refs: ['unitName', 'units'],
  rules: ['buyPrice'],
  children: { units: { table: 'product_unit', ordered: true, codes: 'code' } },
  unique: ['code2'],
  lookup: {
    note: 'unitName',
    group: 'group',
    extra: {
      Price: 'sellPrice',
      VAT: 'vatRate',
      vatReducible: 'vatReducible',
      onHand: 'onHandAt',
      costAt: 'costAt',
      barcode: 'barcode',
      units: 'units',
      unitId: 'unit',
      saleUnitId: 'saleUnit',
      purchaseUnitId: 'purchaseUnit',
      trackStock: 'trackStock',
      productType: 'productType',
      weight: 'weight',
    },
    order: 'name',
    exact: ['code', 'code2', 'barcode', 'units.code', 'units.barcode'],
    forms: goodsForms,
    lastWord: 'unitWord',
  },
  printsLabels: true,
  proposed,
  // The group every business begins with: the first goods need no group of their own.
  proposedRefs: { group: 'CHUNG' },
  compute,
  check,
})
