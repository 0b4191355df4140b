import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, objType, partnerTypes } from '../_shared/parts.ts'
import { partnerFields } from './fields.ts'
import { partnerImports } from './imports.ts'
import { check, compute } from './rules.ts'
import { meta } from './meta.ts'

/** Khách hàng, nhà cung cấp. */
export const partner = defineList({
  ...meta,
  table: 'partner',
  fields: partnerFields,
  codePrefix: (draft) => (draft.partnerType === 2 ? 'NCC' : 'KH'),
  columns: [
    codeColumn,
    nameColumn,
    { key: 'groupName', kind: 'text', label: 'partner.group', from: { ref: 'group', column: 'name' }, width: 150 },
    {
      key: 'partnerType',
      kind: 'choice',
      label: 'partner.partnerType',
      wire: 'typeName',
      from: 'own',
      choices: partnerTypes,
      width: 120,
    },
    { key: 'phone1', kind: 'text', label: 'partner.phone', from: 'own', width: 130 },
    { key: 'email', kind: 'text', label: 'partner.email', from: 'own', width: 200 },
    { key: 'address1', kind: 'text', label: 'partner.address', from: 'own', width: 260 },
    { key: 'taxId', kind: 'code', label: 'partner.taxId', wire: 'MST', from: 'own', width: 130 },
    {
      key: 'balanceReceivable',
      kind: 'money',
      label: 'partner.balanceReceivable',
      wire: 'Phaithu',
      from: 'fact',
      total: true,
      width: 140,
    },
    {
      key: 'balancePayable',
      kind: 'money',
      label: 'partner.balancePayable',
      wire: 'Phaitra',
      from: 'fact',
      total: true,
      width: 140,
    },
    { key: 'creditLimit', kind: 'money', label: 'partner.creditLimit', from: 'own', width: 140 },
    {
      key: 'employeeName',
      kind: 'text',
      label: 'partner.employee',
      from: { ref: 'employee', column: 'name' },
      width: 170,
    },
    activeColumn,
  ],
  sums: ['balanceReceivable', 'balancePayable'],
  search: { texts: ['code', 'name', 'email', 'address1', 'contacts.name'], codes: ['phone1', 'phone2', 'taxId'] },
  filters: {
    objType,
    Group_ID: { field: 'group', of: 'partnerGroup', label: 'partner.group' },
    employeeId: { field: 'employee', of: 'employee', label: 'partner.employee' },
  },
  bulk: ['group', 'employee', 'paymentTerm', 'creditLimit', 'goodsDiscount', 'active'],
  facts: { balanceReceivable: {}, balancePayable: {}, termDays: {} },
  refs: ['balanceReceivable', 'balancePayable', 'termDays'],
  children: { contacts: { table: 'contact', of: 'contact' } },
  lookup: {
    note: 'phone1',
    group: 'group',
    receivable: 'balanceReceivable',
    payable: 'balancePayable',
    extra: {
      address: 'address1',
      address2: 'address2',
      MST: 'taxId',
      partnerType: 'partnerType',
      paymentTermId: 'paymentTerm',
      termDays: 'termDays',
      creditLimit: 'creditLimit',
      goodsDiscount: 'goodsDiscount',
      employeeId: 'employee',
      Method: 'paymentMethod',
      isWalkIn: 'isWalkIn',
    },
    order: 'name',
  },
  compute,
  check,
  imports: partnerImports,
  start: [{ code: 'KHLE', name: 'Khách lẻ', partnerType: 1, group: 'KHLE', isWalkIn: true }],
})
