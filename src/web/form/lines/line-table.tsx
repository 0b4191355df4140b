/** The lines of a document: a grid on a desk, cards on a phone. Each kind of device loads its own. */
import { lazy, Suspense, type CSSProperties } from 'react'
import { useStore } from '#web/ui/store.ts'
import { Loading } from '#web/ui/parts.tsx'
import { isPhone, usePhone } from '#web/ui/viewport.ts'
import { LineGrid } from './line-grid.tsx'
import { useFormModel } from '../draft/model.ts'
import { useWatch } from '../../ui/use-watch.ts'

const loadCards = () => import('./line-cards.tsx')
const LineCards = lazy(async () => ({ default: (await loadCards()).LineCards }))
// Whoever draws them tells when they do not come.
if (isPhone()) loadCards().catch(() => undefined)

/** The card around them: what is only read is as high as its lines. */
export const useLinesCard = (): { 'data-reading'?: true; style?: CSSProperties } => {
  const { store, reading } = useFormModel()
  const count = useWatch(store, (state) => state.keys.length)
  return useStore(reading) ? { 'data-reading': true, style: { '--lines': count } as CSSProperties } : {}
}

export const LineTable = () =>
  usePhone() ? (
    <Suspense fallback={<Loading />}>
      <LineCards />
    </Suspense>
  ) : (
    <LineGrid />
  )
