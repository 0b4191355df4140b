import { day, ref, text } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, checkEmail, nameColumn, nameField, noteColumn } from './_shared.ts'

/** What a contact is, in a list of its own and among the contacts of a partner. */
export const contactFields = {
  name: nameField('contact.name'),
  contactType: ref('contactType')({ label: 'contact.contactType', wire: 'contactTypeId' }),
  position: text({ label: 'contact.position', max: 250 }),
  phone: text({ label: 'contact.phone', max: 50 }),
  email: text({ label: 'contact.email', max: 254 }),
  birthday: day({ label: 'contact.birthday' }),
}

/** Người liên hệ. */
export const contact = defineList({
  name: 'contact',
  table: 'contact',
  fields: {
    ...contactFields,
    partner: ref('partner')({ label: 'contact.partner', wire: 'Object_ID', required: true }),
  },
  right: 'Customer',
  label: 'contact',
  listTitle: 'contact.list',
  withoutCode: true,
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
  search: { texts: ['name', 'position', 'email'], codes: ['phone'] },
  filters: {
    Object_ID: { field: 'partner', of: 'partner', label: 'contact.partner', refusal: 'contactOfOther' },
    contactTypeId: { field: 'contactType', of: 'contactType', label: 'contact.contactType' },
  },
  bulk: ['contactType', 'active'],
  lookup: { note: 'phone', group: 'partner', order: 'name' },
  wire: { module: 'ApiListContact', list: 'getlist', lookups: ['getListShort'] },
  screen: { area: 'category', icon: 'contact', order: 30, bases: ['/category/contact'] },
  check: (draft) => checkEmail(draft.email),
})
