/** The lines of a document: a grid on large screens, cards on phones. Each device loads only its own. */
import { lazy, Suspense, type CSSProperties } from 'react'
import { useStore } from '#web/ui/base/store.ts'
import { Loading } from '#web/ui/parts.tsx'
import { isPhone, usePhone } from '#web/ui/base/viewport.ts'
import { LineGrid } from './line-grid.tsx'
import { LineStrip } from '../lazy-strip.ts'
import { useFormModel } from '../../draft/store/model.ts'
import { useWatch } from '../../../ui/base/use-watch.ts'
import { loadArea } from '#web/words/words.ts'

const loadCards = async () => (await Promise.all([import('../line-cards.tsx'), loadArea('goods')]))[0]
const LineCards = lazy(async () => ({ default: (await loadCards()).LineCards }))
// A failure is reported by the component that renders the cards.
if (isPhone()) loadCards().catch(() => undefined)

/** Attributes of the card around the lines; a document that is only read is as high as its lines. */
export const useLinesCard = (): { 'data-reading'?: true; style?: CSSProperties } => {
  const { store, reading } = useFormModel()
  const count = useWatch(store, (state) => state.keys.length)
  return useStore(reading) ? { 'data-reading': true, style: { '--lines': count } as CSSProperties } : {}
}

export const LineTable = () => (
  <>
    {usePhone() ? (
      <Suspense fallback={<Loading />}>
        <LineCards />
      </Suspense>
    ) : (
      <LineGrid />
    )}
    <LineStrip />
  </>
)
