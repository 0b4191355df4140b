/** What the lists of parcels show: all of them, and those whose carriers collect money (contract system §9.2, §9.4). */
import type { RowFilter, WithoutEffect } from '#model/row-list.ts'
import { shipmentStateFacts, shipmentStates, type ShipmentState } from '#model/shipment-state.ts'
import type { Column } from '#model/table.ts'

/** Choices of states of parcels, by their numbers. */
export const stateChoices = (wanted: (state: ShipmentState) => boolean = () => true) =>
  shipmentStates.filter(wanted).map((name) => {
    const { value, label, tone } = shipmentStateFacts[name]
    return { value, label, tone }
  })

export const parcelColumns: readonly Column[] = [
  { key: 'shipNumber', kind: 'code', label: 'parcel.shipNumber', width: 110 },
  { key: 'trackingCode', kind: 'code', label: 'parcel.trackingCode', width: 140 },
  { key: 'billNumber', kind: 'code', label: 'parcel.billNumber', wire: 'NumberID', width: 110 },
  { key: 'billDate', kind: 'day', label: 'parcel.billDate', wire: 'dtDate' },
  { key: 'partnerCode', kind: 'code', label: 'parcel.partnerCode', wire: 'ObjID', hidden: true, width: 108 },
  { key: 'partnerName', kind: 'text', label: 'parcel.partnerName', wire: 'ObjName', width: 200, groups: true },
  { key: 'receiverName', kind: 'text', label: 'parcel.receiverName', width: 160 },
  { key: 'receiverPhone', kind: 'text', label: 'parcel.receiverPhone', width: 120, dials: true },
  { key: 'carrierName', kind: 'text', label: 'parcel.carrierName', width: 150, onCard: true, groups: true },
  { key: 'handDate', kind: 'day', label: 'parcel.handDate' },
  { key: 'deliveredDate', kind: 'day', label: 'parcel.deliveredDate' },
  { key: 'codAmount', kind: 'money', label: 'parcel.codAmount', total: true, onCard: 'figure' },
  { key: 'codPaid', kind: 'money', label: 'parcel.codPaid' },
  { key: 'carrierFee', kind: 'money', label: 'parcel.carrierFee' },
  { key: 'feePaid', kind: 'money', label: 'parcel.feePaid' },
]

export const stateColumn: Column = {
  key: 'shipStatusName',
  kind: 'choice',
  label: 'parcel.shipStatus',
  width: 176,
  onCard: true,
  choices: stateChoices(),
}

export const carrierFilter: RowFilter = { wire: 'NVC_ID', label: 'parcel.carrierName', of: 'carrier' }

export const openFilter: RowFilter = {
  wire: 'open',
  label: 'parcel.open',
  choices: [
    { value: '1', label: 'parcel.open.cod' },
    { value: '2', label: 'parcel.open.fee' },
  ],
}

/** What a carrier gave back before it took it costs nothing and collects nothing. */
export const withoutEffect: WithoutEffect = {
  filter: 'iStat',
  wire: 'shipStatus',
  value: shipmentStateFacts.cancelled.value,
}

/** What somebody has to look after. */
export const todoFilters = [
  { value: '1', name: 'late' },
  { value: '2', name: 'codDiffers' },
  { value: '3', name: 'takeBack' },
  { value: '4', name: 'openClaim' },
] as const
export type TodoFilter = (typeof todoFilters)[number]['name']

export const todoFilter: RowFilter = {
  wire: 'todo',
  label: 'parcel.todo',
  choices: todoFilters.map(({ value, name }) => ({ value, label: `parcel.todo.${name}` })),
}

export const parcelSums = ['codAmount', 'codPaid', 'carrierFee', 'feePaid'] as const
