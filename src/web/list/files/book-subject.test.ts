/** What has no effect is marked in its list, whatever kind of list it is. */
import '#test/web/bare-page.ts'
import { expect, it } from 'vitest'
import { codParcels } from '#books/cod-parcels/index.ts'
import { shipments } from '#books/shipments/index.ts'
import { shipmentStateFacts } from '#model/shipment-state.ts'
import { isCancelled } from '#web/grid/cell.tsx'
import { bookSubject } from './book-subject.ts'

const paths = { pathOf: () => '/', prefetch: async () => undefined }
const { statusOf } = bookSubject(shipments, paths)

it('is marked as void documents are, and nothing else is', () => {
  const marked = Object.values(shipmentStateFacts)
    .filter(({ value }) => isCancelled({ shipStatus: value }, statusOf))
    .map(({ label }) => label)
  expect(marked).toEqual(['shipStatus.cancelled'])
})
it('is nothing where every row counts', () => expect(bookSubject(codParcels, paths).statusOf).toBeUndefined())
it('begins with the columns that decide, where its page says so', () => {
  const first = ['shipNumber', 'shipStatusName', 'codAmount']
  const { columns } = bookSubject(shipments, { ...paths, first })
  expect(columns.slice(0, 4).map(({ key }) => key)).toEqual([...first, 'trackingCode'])
  expect(columns).toHaveLength(shipments.columns.length)
})
