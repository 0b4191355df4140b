/** The pages of parcels: a row opens its parcel beside the list, and leads to its page. */
import { lazy } from 'react'
import type { WireRow } from '#web/data/queries.ts'
import type { BookScreen } from '#web/pages/book-page.tsx'
import { pageOfDocument } from '#web/pickers/registry.ts'
import { parcelModule } from './parcel.web.ts'

const ParcelPeek = lazy(async () => ({ default: (await import('./parcel-peek.web.tsx')).ParcelPeek }))

const parcelPath = (id: string): string => pageOfDocument(parcelModule, id)!.path

const Peek = ({ row, onClose }: { row: WireRow; onClose: () => void }) => (
  <ParcelPeek id={String(row['s_ID'])} number={String(row['shipNumber'])} onClose={onClose} />
)

export const parcelScreen: BookScreen = {
  first: ['shipNumber', 'shipStatusName', 'codAmount', 'codRemain'],
  pathOf: (row) => parcelPath(String(row['s_ID'])),
  prefetch: () => import('./parcel-page.web.tsx'),
  loadDetail: async () => (await import('./parcel-page.web.tsx')).ParcelPage,
  Peek,
}
