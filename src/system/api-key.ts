/** Keys with which programs call: whose rights they have, and their limits. */
import { day, flag, integer, ref, text, type Fields } from '#model/field.ts'
import type { RowList } from '#model/row-list.ts'

export const mostCallsPerMinute = 6000

export const apiKeyFields = {
  name: text({ label: 'apiKey.name', wire: 'Name', max: 100, required: true }),
  group: ref('userGroup')({ label: 'user.group', wire: 'groupId', required: true }),
  callsPerMinute: integer({ label: 'apiKey.callsPerMinute', required: true }),
  expiresOn: day({ label: 'apiKey.expiresOn' }),
  addresses: text({ label: 'apiKey.addresses', max: 1000, multiline: true }),
  active: flag({ label: 'user.active' }),
} satisfies Fields

export const apiKeyList: RowList = {
  module: 'ApiKey',
  list: 'getlist',
  right: 'User',
  label: 'menu.apiKey',
  listTitle: 'apiKey.list',
  columns: [
    { key: 'name', kind: 'text', label: 'apiKey.name', wire: 'Name', width: 220 },
    { key: 'tail', kind: 'text', label: 'apiKey.tail', width: 110 },
    { key: 'groupName', kind: 'text', label: 'user.group', wire: 'GroupName', width: 170, groups: true },
    { key: 'callsPerMinute', kind: 'integer', label: 'apiKey.callsPerMinute', width: 140 },
    { key: 'expiresOn', kind: 'day', label: 'apiKey.expiresOn', width: 130 },
    { key: 'lastUsed', kind: 'moment', label: 'apiKey.lastUsed', width: 150 },
    { key: 'active', kind: 'flag', label: 'user.active', width: 110 },
  ],
  filters: [],
  nameField: 'Name',
  dated: false,
}
