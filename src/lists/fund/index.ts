import { zero } from '#kernel/decimal.ts'
import { problem } from '#kernel/problem.ts'
import { choice, day, flag, integer, money, price, ref, text } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, filled, nameColumn, noteColumn } from '../_shared/parts.ts'
import { meta } from './meta.ts'

export const fundKinds = [
  { value: 'bank', label: 'fundKind.bank' },
  { value: 'cash', label: 'fundKind.cash' },
] as const

/** Tài khoản ngân hàng / quỹ. */
export const fund = defineList({
  ...meta,
  table: 'fund',
  fields: {
    kind: choice<'bank' | 'cash'>()({ label: 'fund.kind', choices: fundKinds, required: true, fixed: true }),
    bankName: text({ label: 'fund.bankName', max: 250 }),
    bankBin: text({ label: 'fund.bankBin', max: 6 }),
    accountNumber: text({ label: 'fund.accountNumber', max: 50, requiredWhen: { field: 'kind', is: 'bank' } }),
    holder: text({ label: 'fund.holder', max: 250 }),
    branch: text({ label: 'fund.branch', max: 250 }),
    currency: ref('currency')({ label: 'fund.currency', wire: 'currencyId' }),
    openingBalance: money({ label: 'fund.openingBalance', sign: 'any' }),
    openingDate: day({ label: 'fund.openingDate' }),
    isDefault: flag({ label: 'fund.isDefault' }),
    balance: money({ label: 'fund.balance', fact: true, cash: true }),
    laterDocuments: integer({ label: 'record.laterDocuments', fact: true, cash: true, place: 'hidden' }),
  },
  columns: [
    codeColumn,
    nameColumn,
    { key: 'kind', kind: 'choice', label: 'fund.kind', wire: 'kindName', from: 'own', choices: fundKinds, width: 140 },
    { key: 'bankName', kind: 'text', label: 'fund.bankName', from: 'own', width: 170, onCard: true },
    { key: 'accountNumber', kind: 'text', label: 'fund.accountNumber', from: 'own', width: 150 },
    { key: 'holder', kind: 'text', label: 'fund.holder', from: 'own', width: 180 },
    {
      key: 'currencyCode',
      kind: 'code',
      label: 'fund.currency',
      from: { ref: 'currency', column: 'code' },
      width: 90,
      onCard: true,
    },
    { key: 'isDefault', kind: 'flag', label: 'fund.isDefault', from: 'own', width: 100 },
    {
      key: 'balance',
      kind: 'money',
      label: 'fund.balance',
      from: 'fact',
      cash: true,
      inRowCurrency: true,
      width: 140,
      onCard: 'figure',
    },
    noteColumn,
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name', 'bankName', 'holder'], codes: ['accountNumber'] },
  filters: {
    // Without a kind, a lookup has bank accounts only (contract master-data §3); `any` = all funds.
    kind: { computed: true, standard: 'bank', label: 'fund.kind', choices: fundKinds },
    currencyId: { field: 'currency', of: 'currency', label: 'fund.currency' },
    // The day of the rates.
    dtDate: { isDay: true },
  },
  bulk: ['active'],
  oneDefault: { flag: 'isDefault', per: 'kind' },
  facts: {
    balance: {},
    laterDocuments: {},
    kindOrder: { kind: 'integer' },
    // What money in the fund is counted in, if that is not the base currency.
    foreignCode: text({ label: 'fund.currency' }),
    foreignDecimals: integer({ label: 'currency.decimals' }),
    foreignRate: price({ label: 'currency.exchangeRate' }),
  },
  refs: ['foreignCode', 'foreignDecimals', 'foreignRate'],
  lookup: {
    note: 'accountNumber',
    extra: {
      kind: 'kind',
      bankName: 'bankName',
      bankBin: 'bankBin',
      holder: 'holder',
      currencyId: 'currency',
      isDefault: 'isDefault',
      balance: 'balance',
      foreignCurrency: 'foreignCode',
      foreignDecimals: 'foreignDecimals',
      foreignRate: 'foreignRate',
    },
    order: 'code',
    short: true,
  },
  compute: (draft, settings) =>
    filled(draft, { openingBalance: zero, ...(settings.openingDate ? { openingDate: settings.openingDate } : {}) }),
  check: (draft) => (draft.bankBin && !/^\d{6}$/.test(draft.bankBin) ? [problem('bankBin', 'invalid')] : []),
  start: [{ code: 'TM', name: 'Quỹ tiền mặt', kind: 'cash', currency: 'VND', isDefault: true }],
})
