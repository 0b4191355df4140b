import { decimal } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { choice, day, integer, money, price, refs } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** A percentage of the goods, or an amount. */
export const percentCoupon = 1
const kinds = [
  { value: percentCoupon, label: 'couponKind.percent' },
  { value: 2, label: 'couponKind.amount' },
] as const
const hundred = decimal(100)

/** Mã giảm giá: what a customer says to pay less. Amounts are in the base currency. */
export const coupon = defineList({
  ...meta,
  table: 'coupon',
  fields: {
    kind: choice()({ label: 'coupon.kind', choices: kinds, required: true }),
    // A percentage or an amount; of an amount, the decimals of the bill's currency remain.
    value: price({ label: 'coupon.value', required: true, sign: 'positive' }),
    maxAmount: money({ label: 'coupon.maxAmount', sign: 'positive' }),
    minOrder: money({ label: 'coupon.minOrder' }),
    fromDate: day({ label: 'coupon.fromDate' }),
    toDate: day({ label: 'coupon.toDate' }),
    usageLimit: integer({ label: 'coupon.usageLimit', sign: 'positive' }),
    usagePerCustomer: integer({ label: 'coupon.usagePerCustomer', sign: 'positive' }),
    objectGroups: refs('partnerGroup')({ label: 'coupon.objectGroups', wire: 'objectGroupIds' }),
    productGroups: refs('productGroup')({ label: 'coupon.productGroups', wire: 'productGroupIds' }),
    usedCount: integer({ label: 'coupon.usedCount', fact: true }),
  },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'kind', kind: 'choice', label: 'coupon.kind', from: 'own', choices: kinds, width: 120 },
    { key: 'value', kind: 'price', label: 'coupon.value', from: 'own', width: 110 },
    { key: 'maxAmount', kind: 'money', label: 'coupon.maxAmount', from: 'own', width: 120 },
    { key: 'minOrder', kind: 'money', label: 'coupon.minOrder', from: 'own', width: 130 },
    { key: 'fromDate', kind: 'day', label: 'coupon.fromDate', from: 'own', width: 110 },
    { key: 'toDate', kind: 'day', label: 'coupon.toDate', from: 'own', width: 110 },
    { key: 'usageLimit', kind: 'integer', label: 'coupon.usageLimit', from: 'own', width: 90 },
    { key: 'usedCount', kind: 'integer', label: 'coupon.usedCount', from: 'fact', width: 90 },
    { key: 'usagePerCustomer', kind: 'integer', label: 'coupon.usagePerCustomer', from: 'own', width: 120 },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  bulk: ['active'],
  facts: { usedCount: {} },
  lookup: { order: 'code' },
  check: ({ kind, value, maxAmount, fromDate, toDate }) => [
    ...(kind === percentCoupon && value !== null && value > hundred ? [problem('value', 'couponPercentTooLarge')] : []),
    ...(kind !== percentCoupon && maxAmount !== null ? [problem('maxAmount', 'couponMaxOfAmount')] : []),
    ...(fromDate && toDate && toDate < fromDate ? [problem('toDate', 'dateRange')] : []),
  ],
  imports: [
    { heading: 'Mã', field: 'code', required: true, sample: 'TET2027' },
    { heading: 'Tên', field: 'name', required: true, sample: 'Mừng xuân 2027' },
    { heading: 'Loại', field: 'kind', required: true, sample: '%', choices: { '%': percentCoupon, Tiền: 2 } },
    { heading: 'Giá trị', field: 'value', required: true, sample: '10' },
    { heading: 'Giảm tối đa', field: 'maxAmount', sample: '200000' },
    { heading: 'Đơn tối thiểu', field: 'minOrder', sample: '500000' },
    { heading: 'Từ ngày', field: 'fromDate', sample: '01/01/2027' },
    { heading: 'Đến ngày', field: 'toDate', sample: '15/02/2027' },
    { heading: 'Số lượt', field: 'usageLimit', sample: '100' },
    { heading: 'Lượt mỗi khách', field: 'usagePerCustomer', sample: '1' },
    { heading: 'Nhóm khách', field: 'objectGroups', codeOf: 'partnerGroup', sample: 'KHLE, DL' },
    { heading: 'Nhóm hàng', field: 'productGroups', codeOf: 'productGroup', sample: '' },
  ],
})
