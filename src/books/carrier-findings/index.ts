/** Đối chiếu nhà vận chuyển: where what came is not what was promised, and what is done about it. */
import { defineBook } from '#model/book.ts'
import { findingAdvice, findingKinds, findingLabel, findingUnit } from '#model/carrier-finding.ts'
import { carrierFilter, parcelColumns, stateColumn } from '../_shared/parcel-columns.ts'
import { meta } from './meta.ts'

const ofParcel = (key: string) => parcelColumns.find((column) => column.key === key)!
const hidden = (key: string) => ({ ...ofParcel(key), hidden: true })

export const carrierFindings = defineBook({
  ...meta,
  list: 'getlist',
  listTitle: meta.label,
  columns: [
    ofParcel('shipNumber'),
    {
      key: 'finding',
      kind: 'choice',
      label: 'carrierFindings.kind',
      wire: 'kindName',
      width: 220,
      onCard: true,
      choices: findingKinds.map((value) => ({ value, label: findingLabel(value) })),
    },
    { key: 'expected', kind: 'quantity', label: 'carrierFindings.expected' },
    { key: 'found', kind: 'quantity', label: 'carrierFindings.found' },
    { key: 'difference', kind: 'quantity', label: 'carrierFindings.difference', onCard: 'figure' },
    {
      key: 'unit',
      kind: 'choice',
      label: 'carrierFindings.unit',
      width: 120,
      choices: findingKinds.map((value) => ({ value, label: findingUnit(value) })),
    },
    { key: 'claim', kind: 'money', label: 'carrierFindings.claim', total: true },
    {
      key: 'advice',
      kind: 'choice',
      label: 'carrierFindings.advice',
      width: 320,
      choices: findingKinds.map((value) => ({ value, label: findingAdvice(value) })),
    },
    ofParcel('carrierName'),
    ofParcel('trackingCode'),
    hidden('billNumber'),
    hidden('partnerName'),
    ofParcel('handDate'),
    hidden('deliveredDate'),
    stateColumn,
    { key: 'settledNote', kind: 'text', label: 'carrierFindings.note', width: 200 },
    { key: 'settledAt', kind: 'moment', label: 'carrierFindings.settledAt', hidden: true, optional: true },
    { key: 'settledBy', kind: 'text', label: 'carrierFindings.settledBy', hidden: true, width: 140 },
  ],
  filters: [
    {
      wire: 'kind',
      label: 'carrierFindings.kind',
      choices: findingKinds.map((value) => ({ value, label: findingLabel(value) })),
    },
    carrierFilter,
    {
      wire: 'settled',
      label: 'carrierFindings.state',
      choices: [
        { value: '1', label: 'carrierFindings.open' },
        { value: '2', label: 'carrierFindings.settled' },
      ],
    },
  ],
  views: [
    { id: 'open', label: 'carrierFindings.open', query: 'settled=1', counted: true },
    { id: 'settled', label: 'carrierFindings.settled', query: 'settled=2' },
  ],
  sums: ['claim'],
  nameField: 'shipNumber',
  dated: true,
  hasActions: true,
})
