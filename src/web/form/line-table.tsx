/** The lines of a document: a grid on a desk, cards on a phone. Each kind of device loads its own. */
import { lazy, Suspense } from 'react'
import { Loading } from '#web/ui/parts.tsx'
import { isPhone, usePhone } from '#web/ui/viewport.ts'
import { LineGrid } from './line-grid.tsx'

const loadCards = () => import('./line-cards.tsx')
const LineCards = lazy(async () => ({ default: (await loadCards()).LineCards }))
// Whoever draws them tells when they do not come.
if (isPhone()) loadCards().catch(() => undefined)

export const LineTable = () =>
  usePhone() ? (
    <Suspense fallback={<Loading />}>
      <LineCards />
    </Suspense>
  ) : (
    <LineGrid />
  )
