/** Ca bán hàng: who had which till from when to when, what should have been in it, and what was counted. */
import { defineBook } from '#model/book.ts'
import { meta } from './meta.ts'

export const shiftStates = [
  { value: '1', label: 'shift.open' },
  { value: '2', label: 'shift.closed' },
] as const

export const shifts = defineBook({
  ...meta,
  list: 'getlist',
  listTitle: meta.label,
  columns: [
    { key: 'number', kind: 'code', label: 'shift.number', wire: 'NumberID' },
    { key: 'fundName', kind: 'text', label: 'shift.fund', width: 160, onCard: true, groups: true },
    { key: 'cashier', kind: 'text', label: 'shift.cashier', width: 160, onCard: true, groups: true },
    { key: 'openedAt', kind: 'moment', label: 'shift.openedAt', width: 150, onCard: true },
    { key: 'closedAt', kind: 'moment', label: 'shift.closedAt', width: 150, optional: true },
    { key: 'opening', kind: 'money', label: 'shift.opening' },
    { key: 'expected', kind: 'money', label: 'shift.expected' },
    { key: 'counted', kind: 'money', label: 'shift.counted' },
    { key: 'difference', kind: 'money', label: 'shift.difference', total: true, onCard: 'figure' },
    { key: 'reason', kind: 'text', label: 'shift.reason', width: 200 },
    { key: 'state', kind: 'choice', label: 'shift.state', wire: 'stateName', width: 110, choices: shiftStates },
    { key: 'storeName', kind: 'text', label: 'shift.store', width: 140, hidden: true, groups: true },
    { key: 'openedBy', kind: 'text', label: 'shift.openedBy', width: 140, hidden: true, groups: true },
    { key: 'closedBy', kind: 'text', label: 'shift.closedBy', width: 140, hidden: true, groups: true },
    { key: 'note', kind: 'text', label: 'shift.note', width: 200, hidden: true },
  ],
  filters: [
    { wire: 'state', label: 'shift.state', choices: shiftStates },
    { wire: 'fundId', label: 'shift.fund', of: 'fund', narrow: { kind: 'cash' } },
    { wire: 'storeId', label: 'shift.store', of: 'store' },
    { wire: 'employeeId', label: 'shift.cashier', of: 'employee' },
    {
      wire: 'differs',
      label: 'shift.difference',
      choices: [
        { value: '1', label: 'shift.differs' },
        { value: '2', label: 'shift.agrees' },
      ],
    },
  ],
  views: [
    { id: 'open', label: 'shift.open', query: 'state=1', counted: true },
    { id: 'differs', label: 'shift.differs', query: 'differs=1' },
  ],
  sums: ['difference'],
  nameField: 'NumberID',
  dated: true,
})
