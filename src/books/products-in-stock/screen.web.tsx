/** The page of products in stock: a row leads to its product. */
import { lazy } from 'react'
import { recordPath } from '#model/list.ts'
import { listNamed } from '#web/pickers/registry.ts'
import type { WireRow } from '#web/data/queries.ts'
import type { BookScreen } from '#web/pages/book-page.tsx'
import { loadArea } from '#web/words/words.ts'
import { meta } from './meta.ts'

const ReportPeek = lazy(async () => ({ default: (await import('#web/report/report-peek.tsx')).ReportPeek }))

const product = listNamed('product')!
/** Goods have a page in several areas; a row leads to that of its own. */
const base = product.screen.bases.find((one) => one.startsWith(`/${meta.area}/`))!

const Peek = ({ row, onClose }: { row: WireRow; onClose: () => void }) => (
  <ReportPeek peeked={{ is: 'record', list: product, code: String(row['ProductID']) }} onClose={onClose} />
)

export const screen: BookScreen = {
  pathOf: (row) => recordPath(product.screen, base, String(row['Product_ID'])),
  prefetch: () => Promise.all([import('#web/pages/hub-page.tsx'), loadArea('hub')]),
  Peek,
}
