/** The form of a count: goods by group, what is still to be counted, and on a telephone one goods at a time. */
import { ChevronDown, ListChecks, PackagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { HeaderFields } from '#web/form/header-fields.tsx'
import { useFormModel } from '#web/form/model.ts'
import { Lines } from '#web/form/standard-form.tsx'
import { useWatch } from '#web/form/use-watch.ts'
import { useFormWords } from '#web/form/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/popover.tsx'
import { usePhone } from '#web/ui/viewport.ts'
import { dropUncounted, uncountedOf, useBooks, zeroUncounted } from './books.web.ts'

const Fill = lazy(async () => ({ default: (await import('./fill.web.tsx')).Fill }))
const PhoneCount = lazy(async () => ({ default: (await import('./phone.web.tsx')).PhoneCount }))

const Tools = () => {
  const { store } = useFormModel()
  const { label } = useFormWords()
  const phone = usePhone()
  const hasStore = useWatch(store, ({ draft }) => Boolean(draft['store']))
  const left = useWatch(store, ({ raw }) => uncountedOf(raw.lines))
  const [open, setOpen] = useState<'fill' | 'count' | null>(null)
  return (
    <>
      {phone && (
        <Button icon={<ListChecks size={18} />} onClick={() => setOpen('count')}>
          {label('count.start')}
        </Button>
      )}
      <Button icon={<PackagePlus size={16} />} disabled={!hasStore} onClick={() => setOpen('fill')}>
        {label('count.fill')}
      </Button>
      {left > 0 && (
        <Menu
          label={label('count.uncounted', { n: String(left) })}
          target={<Button icon={<ChevronDown size={16} />}>{label('count.uncounted', { n: String(left) })}</Button>}
        >
          <MenuItem onSelect={() => store.change(dropUncounted)}>{label('count.dropUncounted')}</MenuItem>
          <MenuItem onSelect={() => store.change(zeroUncounted)}>{label('count.zeroUncounted')}</MenuItem>
        </Menu>
      )}
      <Suspense>
        {open === 'fill' && <Fill onClose={(filled) => setOpen(phone && filled ? 'count' : null)} />}
        {open === 'count' && <PhoneCount onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

export const CountForm = () => {
  useBooks()
  return (
    <>
      <HeaderFields />
      <Lines tools={<Tools />} />
    </>
  )
}
