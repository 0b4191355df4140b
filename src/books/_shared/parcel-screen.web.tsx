/** The pages of parcels: a row opens its parcel beside the list, and leads to its bill. */
import { lazy } from 'react'
import type { WireRow } from '#web/data/queries.ts'
import type { BookScreen } from '#web/pages/book-page.tsx'
import { documentNamed } from '#web/pickers/registry.ts'

const ParcelPeek = lazy(async () => ({ default: (await import('./parcel-peek.web.tsx')).ParcelPeek }))

const bill = documentNamed('salesBill')!

const Peek = ({ row, onClose }: { row: WireRow; onClose: () => void }) => (
  <ParcelPeek id={String(row['s_ID'])} number={String(row['shipNumber'])} onClose={onClose} />
)

export const parcelScreen: BookScreen = {
  pathOf: (row) => `${bill.screen.base}/${bill.screen.detail.replace(':id', String(row['billId']))}`,
  prefetch: () => import('#web/pages/document-form.tsx'),
  Peek,
}
