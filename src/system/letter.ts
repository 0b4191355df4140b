/** The letters of a tenant (ApiMail): what their list shows. */
import { letterKinds, letterStates } from '#model/letter.ts'
import type { RowList } from '#model/row-list.ts'

const choices = (of: string, values: readonly string[]) =>
  values.map((value) => ({ value, label: `letter.${of}.${value}` }))

export const letterList: RowList = {
  module: 'ApiMail',
  list: 'getlist',
  right: 'Config',
  label: 'letter.list',
  listTitle: 'letter.list',
  columns: [
    { key: 'createdAt', kind: 'moment', label: 'letter.createdAt', width: 150 },
    { key: 'recipients', kind: 'text', label: 'letter.to', wire: 'to', width: 220 },
    { key: 'subject', kind: 'text', label: 'letter.subject', width: 320 },
    { key: 'kindName', kind: 'text', label: 'letter.kind', width: 160 },
    { key: 'stateName', kind: 'text', label: 'letter.state', width: 110 },
    { key: 'problem', kind: 'text', label: 'letter.problem', width: 220 },
    { key: 'sentAt', kind: 'moment', label: 'letter.sentAt', width: 150 },
    { key: 'attempts', kind: 'integer', label: 'letter.attempts', width: 90 },
    { key: 'nextAt', kind: 'moment', label: 'letter.nextAt', width: 150 },
    { key: 'by', kind: 'text', label: 'letter.by', width: 160 },
  ],
  filters: [
    { wire: 'state', label: 'letter.state', choices: choices('state', letterStates) },
    { wire: 'kind', label: 'letter.kind', choices: choices('kind', letterKinds) },
  ],
  nameField: 'subject',
  dated: true,
}
