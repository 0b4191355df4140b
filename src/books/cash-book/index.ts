/** Sổ quỹ: what came into the funds and went out of them, with the balance after each entry (contract system §10.2). */
import { defineBook } from '#model/book.ts'
import { meta } from './meta.ts'

export const cashBook = defineBook({
  ...meta,
  list: 'getlist',
  listTitle: meta.label,
  columns: [
    { key: 'date', kind: 'day', label: 'cashBook.date', wire: 'dtDate' },
    { key: 'number', kind: 'code', label: 'cashBook.number', wire: 'NumberID' },
    { key: 'module', kind: 'text', label: 'cashBook.module', hidden: true, width: 140 },
    { key: 'partnerName', kind: 'text', label: 'cashBook.partnerName', wire: 'ObjName', width: 200 },
    { key: 'description', kind: 'text', label: 'cashBook.description', wire: 'Description', width: 240 },
    // A fund in a foreign currency is shown with its decimals.
    { key: 'in', kind: 'money', label: 'cashBook.in', decimals: 4 },
    { key: 'out', kind: 'money', label: 'cashBook.out', decimals: 4 },
    { key: 'balance', kind: 'money', label: 'cashBook.balance', decimals: 4, sumName: 'closing' },
    { key: 'fundName', kind: 'text', label: 'cashBook.fundName', width: 160, onCard: true },
  ],
  filters: [{ wire: 'fundId', label: 'cashBook.fundName', of: 'fund' }],
  sums: ['opening', 'in', 'out', 'closing'],
  isOrdered: true,
  nameField: 'NumberID',
  dated: true,
  isPrinted: true,
})
