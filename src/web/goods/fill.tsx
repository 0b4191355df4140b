/**
 * Fills a document with the goods of its store: filtered by group, with stock or all, without goods on other drafts.
 */
import { useState } from 'react'
import { maxLinesOf } from '#model/document.ts'
import type { GoodsLines } from '#model/goods-lines.ts'
import type { ListMeta } from '#model/list.ts'
import { CallFailed } from '#web/data/call.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { listNamed, loadedList, lookupPath } from '#web/pickers/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { Checkbox, Segments } from '#web/ui/fields/field.tsx'
import { Stack } from '#web/ui/layout.tsx'
import { notifyError, notifyInfo, notifyOk } from '#web/ui/floating/notify.tsx'
import { fetchStoreGoods, takeGoods } from './take.ts'

interface Chosen {
  id: string
  name: string
}

interface Narrowing {
  /** The filter of the goods list that takes the chosen record. */
  filter: string
  list: ListMeta
}
/** The lists by which goods can be filtered, the widest first. */
const narrowings = (): Narrowing[] =>
  Object.entries(loadedList('product')!.filters ?? {}).flatMap(([filter, { of, label }]) => {
    const list = label === undefined ? undefined : listNamed(of)
    return list ? [{ filter, list }] : []
  })

type Narrowed = Readonly<Record<string, Chosen | null>>
const idsOf = (chosen: Narrowed): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).flatMap(([filter, one]) => (one ? [[filter, one.id]] : [])))

/** A choice in a wider list restricts the narrower ones, and changing it clears their choices. */
const NarrowingFields = ({ chosen, onChange }: { chosen: Narrowed; onChange: (chosen: Narrowed) => void }) => {
  const { t, label } = useFormWords()
  return narrowings().map(({ filter, list }, index, all) => {
    const wider = Object.fromEntries(all.slice(0, index).map((one) => [one.filter, chosen[one.filter] ?? null]))
    return (
      <RefPicker
        key={filter}
        label={label(list.label)}
        path={lookupPath(list)}
        narrow={idsOf(wider)}
        clearable
        placeholder={t('list.chosenAll')}
        value={chosen[filter] ?? null}
        onPick={(row) => onChange({ ...wider, [filter]: row && { id: row.id, name: row.name } })}
      />
    )
  })
}

interface FillProps {
  of: NonNullable<GoodsLines['fill']>
  /** Called with true when goods were added. */
  onClose: (filled: boolean) => void
}

export const Fill = ({ of: { title, apart }, onClose }: FillProps) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const [narrowed, setNarrowed] = useState<Narrowed>({})
  const [which, setWhich] = useState<'stocked' | 'all'>('stocked')
  const [free, setFree] = useState(true)
  const [busy, setBusy] = useState(false)
  const fill = async () => {
    setBusy(true)
    try {
      const { goods, isCut } = await fetchStoreGoods(model, {
        ...idsOf(narrowed),
        all: which === 'all',
        free: apart !== undefined && free,
      })
      const added = takeGoods(model, goods)
      const isFull = isCut || model.store.get().raw.lines.length >= maxLinesOf(model.definition)
      if (isFull) notifyInfo(label('fill.cut', { n: String(maxLinesOf(model.definition)) }))
      if (added > 0) notifyOk(label('fill.filled', { n: String(added) }))
      else if (!isFull) notifyInfo(label('fill.nothing'))
      onClose(added > 0)
    } catch (failure) {
      setBusy(false)
      if (!(failure instanceof CallFailed)) throw failure
      notifyError(failure.message)
    }
  }
  return (
    <Drawer
      opened
      title={label(title)}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button onClick={() => onClose(false)}>{t('web.cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void fill()}>
            {label('fill.do')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <NarrowingFields chosen={narrowed} onChange={setNarrowed} />
        <Segments
          label={label('fill.which')}
          options={(['stocked', 'all'] as const).map((value) => ({ value, label: label(`fill.${value}`) }))}
          value={which}
          onChange={setWhich}
        />
        {apart !== undefined && (
          <Checkbox label={label(apart)} checked={free} onChange={(event) => setFree(event.currentTarget.checked)} />
        )}
      </Stack>
    </Drawer>
  )
}
