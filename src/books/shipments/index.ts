/** Danh sách vận chuyển: every bill that was handed to a carrier, and how far it is (contract system §9.2). */
import { defineBook } from '#model/book.ts'
import {
  carrierFilter,
  openFilter,
  parcelColumns,
  parcelSums,
  stateChoices,
  stateColumn,
  todoFilter,
  withoutEffect,
} from '../_shared/parcel-columns.ts'
import { meta } from './meta.ts'

export const shipments = defineBook({
  ...meta,
  list: 'getlist',
  listTitle: meta.label,
  columns: [...parcelColumns, stateColumn],
  filters: [
    {
      wire: 'iStat',
      label: 'parcel.shipStatus',
      choices: stateChoices((name) => name !== 'notHanded').map(({ value, label }) => ({
        value: String(value),
        label,
      })),
    },
    carrierFilter,
    openFilter,
    todoFilter,
  ],
  sums: parcelSums,
  withoutEffect,
  nameField: 'shipNumber',
  dated: true,
  hasActions: true,
})
