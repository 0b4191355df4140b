/** Server part of a parcel: those that are late are to be looked after (contract system §10.1). */
import { defineSlots } from '#engine/slots.ts'
import { sql } from '#engine/sql.ts'
import { isLateSql } from '../_shared/parcels/shipment-todo.server.ts'
import { shipment } from './index.ts'

export const slots = defineSlots(shipment, {
  todos: [
    {
      key: 'lateParcels',
      needs: [['Shipping', 'U']],
      shows: { narrow: 'todo=1' },
      isLate: true,
      count: ({ today }) =>
        sql`select count(*)::int as count from shipment s join document d on d.tenant_id = s.tenant_id and d.id = s.document_id where ${sql.ours('s')} and ${sql.ours('d')} and ${isLateSql(sql`s`, sql`d`, today)}`,
    },
  ],
})
