/** The event log: what users did (contract system §10.4). */
import { functionIds } from '#model/right.ts'
import type { RowList } from '#model/row-list.ts'

export const eventActions = [
  'create',
  'update',
  'delete',
  'merge',
  'cancel',
  'restore',
  'signIn',
  'signInFailed',
  'codeFailed',
  'signInByRecovery',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'recoveryCodes',
  'sessionsEnded',
  'keyIssued',
  'signOut',
  'export',
  'import',
  'upload',
  'printCost',
  'mail',
  'config',
  'rights',
  'refused',
] as const

export const eventList: RowList = {
  module: 'ApiEvent',
  list: 'getlist',
  right: 'Event',
  label: 'function.Event',
  listTitle: 'event.list',
  columns: [
    { key: 'at', kind: 'moment', label: 'event.at', width: 150 },
    { key: 'userName', kind: 'text', label: 'event.userName', width: 130 },
    {
      key: 'displayName',
      kind: 'text',
      label: 'event.displayName',
      wire: 'EmpName',
      width: 170,
      onCard: true,
      groups: true,
    },
    { key: 'functionId', kind: 'text', label: 'event.function', wire: 'FuncName', width: 170, onCard: true },
    { key: 'action', kind: 'text', label: 'event.action', width: 120, onCard: true },
    { key: 'number', kind: 'code', label: 'event.number', wire: 'NumberID', width: 130 },
    { key: 'summary', kind: 'text', label: 'event.summary', width: 280 },
    { key: 'address', kind: 'text', label: 'event.address', wire: 'ip', width: 130 },
  ],
  filters: [
    // What happened to one record, for the page of the record.
    { wire: 'recordId' },
    { wire: 'userName', label: 'event.displayName', of: 'eventUser' },
    {
      wire: 'FuncID',
      label: 'event.function',
      choices: functionIds.map((id) => ({ value: id, label: `function.${id}` })),
    },
    {
      wire: 'action',
      label: 'event.action',
      choices: eventActions.map((action) => ({ value: action, label: `eventAction.${action}` })),
    },
  ],
  nameField: 'FuncName',
  dated: true,
}
