import { choice } from '#model/field.ts'
import { defineList } from '#model/list.ts'
import { activeColumn, codeColumn, nameColumn, noteColumn, objType, partnerTypes } from '../_shared/parts.ts'
import { meta } from './meta.ts'

/** Nhóm đối tượng. */
export const partnerGroup = defineList({
  ...meta,
  table: 'partner_group',
  fields: { partnerType: choice()({ label: 'partner.partnerType', choices: partnerTypes, required: true }) },
  columns: [
    codeColumn,
    nameColumn,
    {
      key: 'partnerType',
      kind: 'choice',
      label: 'partner.partnerType',
      wire: 'typeName',
      from: 'own',
      choices: partnerTypes,
      width: 140,
    },
    { ...noteColumn, hidden: false },
    activeColumn,
  ],
  sums: [],
  search: { texts: ['code', 'name'] },
  filters: { objType },
  bulk: ['partnerType', 'active'],
  lookup: { note: 'partnerType', order: 'code', short: true },
  byName: { copies: ['partnerType'] },
  start: [
    { code: 'KHLE', name: 'Khách lẻ', partnerType: 1 },
    { code: 'DL', name: 'Đại lý', partnerType: 1 },
    { code: 'NCCTN', name: 'Nhà cung cấp trong nước', partnerType: 2 },
  ],
})
