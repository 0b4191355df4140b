/** Quản lý thu hộ: parcels whose carriers collect money, and what they still have of it (contract system §9.4). */
import { defineBook } from '#model/book.ts'
import type { Column } from '#model/table.ts'
import { carrierFilter, parcelColumns, parcelSums, stateColumn } from '../_shared/parcel-columns.ts'
import { meta } from './meta.ts'

const withoutFigure = (column: Column): Column => {
  if (column.onCard !== 'figure') return column
  const { onCard: _, ...rest } = column
  return rest
}

export const codParcels = defineBook({
  ...meta,
  list: 'getlist',
  listTitle: 'codParcels.list',
  columns: [
    ...parcelColumns.map(withoutFigure),
    // What is asked for here is what carriers still have.
    { key: 'codRemain', kind: 'money', label: 'parcel.codRemain', onCard: 'figure' },
    stateColumn,
  ],
  filters: [
    carrierFilter,
    {
      wire: 'settled',
      label: 'codParcels.settled',
      choices: [
        { value: '1', label: 'codParcels.open' },
        { value: '2', label: 'codParcels.done' },
      ],
    },
    { wire: 'iStat' },
  ],
  sums: [...parcelSums, 'codRemain'],
  nameField: 'shipNumber',
  dated: true,
  hasActions: true,
})
