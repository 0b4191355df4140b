/** The page of findings: a row opens its parcel. */
import type { WireRow } from '#web/data/queries.ts'
import type { BookScreen } from '#web/pages/book-page.tsx'
import { parcelScreen } from '../_shared/parcel-screen.web.tsx'

/** What a row is about. */
const parcelOf = (row: WireRow): WireRow => ({ ...row, s_ID: row['shipmentId'] })

export const screen: BookScreen = {
  ...parcelScreen,
  pathOf: (row) => parcelScreen.pathOf(parcelOf(row)),
  Peek: ({ row, onClose }) => parcelScreen.Peek && <parcelScreen.Peek row={parcelOf(row)} onClose={onClose} />,
}
