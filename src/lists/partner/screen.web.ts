import { where, type ListScreen } from '#web/list/list-screen.ts'

export const screen: ListScreen = {
  first: ['code', 'name', 'phone1', 'balanceReceivable', 'creditLimit', 'balancePayable', 'groupName', 'employeeName'],
  parts: [
    {
      on: { objType: 'ncc' },
      first: ['code', 'name', 'phone1', 'balancePayable', 'groupName', 'taxId', 'employeeName', 'balanceReceivable'],
      hidden: ['creditLimit'],
    },
  ],
  views: [
    { id: 'owing', label: 'list.owing', query: where('Phaithu', 'gt', 0), counted: true, on: { objType: 'kh' } },
    { id: 'owed', label: 'list.owing', query: where('Phaitra', 'gt', 0), counted: true, on: { objType: 'ncc' } },
  ],
}
