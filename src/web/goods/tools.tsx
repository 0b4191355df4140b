/** Tools above lines that can be filled from a store or counted, as the definition declares (`goodsLines`). */
import { ChevronDown, ListChecks, PackagePlus } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { GoodsLines } from '#model/goods-lines.ts'
import { shapeOf } from '#web/form/draft/draft.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/floating/menu.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { dropOpen, openOf, useBooks, zeroOpen } from './take.ts'

const Fill = lazy(async () => ({ default: (await import('./fill.tsx')).Fill }))
const AddMoved = lazy(async () => ({ default: (await import('./moved.tsx')).AddMoved }))
const loadCount = () => import('./count.tsx')
const PhoneCount = lazy(async () => ({ default: (await loadCount()).PhoneCount }))

export const GoodsTools = ({ of }: { of: GoodsLines }) => {
  const { fill, books } = of
  const counts = of.counts === true
  const { store } = useFormModel()
  const { label } = useFormWords()
  const phone = usePhone()
  const hasStore = useWatch(store, ({ draft }) => Boolean(draft['store']))
  const [open, setOpen] = useState<'fill' | 'count' | null>(null)
  useBooks()
  useEffect(() => {
    // Loaded while there is a connection; without one it is loaded when it is opened.
    if (phone && counts) loadCount().catch(() => undefined)
  }, [phone, counts])
  return (
    <>
      {phone && counts && (
        <Button icon={<ListChecks size={18} />} onClick={() => setOpen('count')}>
          {label('count.start')}
        </Button>
      )}
      {fill && (
        <Button icon={<PackagePlus size={16} />} disabled={!hasStore} onClick={() => setOpen('fill')}>
          {label('fill.do')}
        </Button>
      )}
      <OpenLines counts={counts} />
      <Suspense>
        {books?.moved !== undefined && <AddMoved moved={books.moved} />}
        {fill && open === 'fill' && (
          <Fill of={fill} onClose={(filled) => setOpen(phone && counts && filled ? 'count' : null)} />
        )}
        {open === 'count' && <PhoneCount onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

/** The number of lines without a quantity, and the actions for them. */
const OpenLines = ({ counts }: { counts: boolean }) => {
  const model = useFormModel()
  const { store, definition, goods } = model
  const { label } = useFormWords()
  const left = useWatch(store, ({ raw }) => openOf(model, raw.lines))
  if (left === 0) return null
  const text = label(counts ? 'count.uncounted' : 'fill.missing', { n: String(left) })
  const mayBeZero = shapeOf(definition).lines[goods!.quantity!]!.sign !== 'positive'
  return (
    <Menu label={text} target={<Button icon={<ChevronDown size={16} />}>{text}</Button>}>
      <MenuItem onSelect={() => store.change(dropOpen(model))}>
        {label(counts ? 'count.dropUncounted' : 'fill.dropMissing')}
      </MenuItem>
      {mayBeZero && <MenuItem onSelect={() => store.change(zeroOpen(model))}>{label('count.zeroUncounted')}</MenuItem>}
    </Menu>
  )
}
