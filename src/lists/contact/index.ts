import { ref } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, checkEmail, nameColumn, noteColumn } from '../_shared/parts.ts'
import { contactFields } from './fields.ts'
import { meta } from './meta.ts'

/** Người liên hệ. */
export const contact = defineList({
  ...meta,
  table: 'contact',
  fields: {
    ...contactFields,
    partner: ref('partner')({ label: 'contact.partner', wire: 'Object_ID', required: true }),
  },
  columns: [
    nameColumn,
    {
      key: 'partnerCode',
      kind: 'code',
      label: 'contact.partnerCode',
      wire: 'ObjID',
      from: { ref: 'partner', column: 'code' },
      width: 120,
    },
    {
      key: 'partnerName',
      kind: 'text',
      label: 'contact.partner',
      wire: 'ObjName',
      from: { ref: 'partner', column: 'name' },
      width: 240,
    },
    {
      key: 'contactTypeName',
      kind: 'text',
      label: 'contact.contactType',
      from: { ref: 'contactType', column: 'name' },
      width: 140,
    },
    { key: 'position', kind: 'text', label: 'contact.position', from: 'own', width: 140 },
    { key: 'phone', kind: 'text', label: 'contact.phone', from: 'own', width: 130 },
    { key: 'email', kind: 'text', label: 'contact.email', from: 'own', width: 200 },
    noteColumn,
    { ...activeColumn, hidden: true },
  ],
  sums: [],
  search: { texts: ['name', 'position', 'email'], codes: ['phone'], owners: ['partner'] },
  filters: {
    Object_ID: { field: 'partner', of: 'partner', label: 'contact.partner', refusal: 'contactOfOther' },
    contactTypeId: { field: 'contactType', of: 'contactType', label: 'contact.contactType' },
  },
  bulk: ['contactType', 'active'],
  lookup: { note: 'phone', group: 'partner', order: 'name' },
  check: (draft) => checkEmail(draft.email),
})
