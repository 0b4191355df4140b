/** Waiting work (ApiWork): what its list shows. */
import type { RowList } from '#model/row-list.ts'
import { workKinds, workStates } from '#model/work.ts'

export const workList: RowList = {
  module: 'ApiWork',
  list: 'getlist',
  right: 'Config',
  label: 'work.list',
  listTitle: 'work.list',
  columns: [
    { key: 'kindName', kind: 'text', label: 'work.kind', width: 240 },
    { key: 'about', kind: 'text', label: 'work.about', width: 160, onCard: true },
    { key: 'stateName', kind: 'text', label: 'work.state', width: 130, onCard: true },
    { key: 'problem', kind: 'text', label: 'work.problem', width: 320, onCard: true },
    { key: 'changedAt', kind: 'moment', label: 'work.changedAt', width: 150 },
    { key: 'nextAt', kind: 'moment', label: 'work.nextAt', width: 150 },
    { key: 'attempts', kind: 'integer', label: 'work.attempts', width: 100 },
    { key: 'askedAt', kind: 'moment', label: 'work.askedAt', width: 150 },
  ],
  filters: [
    {
      wire: 'state',
      label: 'work.state',
      choices: workStates.map((value) => ({ value, label: `work.state.${value}` })),
    },
    {
      wire: 'kind',
      label: 'work.kind',
      choices: Object.keys(workKinds).map((value) => ({ value, label: `work.kind.${value}` })),
    },
  ],
  nameField: 'kindName',
  dated: false,
}
