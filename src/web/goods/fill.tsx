/** Fills a document with the goods of its store: by branch or group, with stock or all, without those on other drafts. */
import { useState } from 'react'
import { maxLinesOf } from '#model/document.ts'
import type { GoodsLines } from '#model/goods-lines.ts'
import { CallFailed } from '#web/data/call.ts'
import { useFormModel } from '#web/form/model.ts'
import { useFormWords } from '#web/form/words.ts'
import { RefPicker } from '#web/pickers/ref-picker.tsx'
import { listNamed, lookupPath } from '#web/pickers/registry.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/dialog.tsx'
import { Checkbox, Segments } from '#web/ui/field.tsx'
import { notifyError, notifyInfo, notifyOk } from '#web/ui/notify.tsx'
import style from './goods.module.css'
import { askGoods, takeGoods } from './take.ts'

interface Chosen {
  id: string
  name: string
}

const Narrow = ({ of, value, onPick, narrow }: NarrowProps) => {
  const { t, label } = useFormWords()
  const list = listNamed(of)!
  return (
    <RefPicker
      label={label(list.label)}
      path={lookupPath(list)}
      narrow={narrow ?? {}}
      clearable
      placeholder={t('list.chosenAll')}
      value={value}
      onPick={(row) => onPick(row && { id: row.Id, name: row.Name })}
    />
  )
}
interface NarrowProps {
  of: 'productBranch' | 'productGroup'
  value: Chosen | null
  onPick: (chosen: Chosen | null) => void
  narrow?: Readonly<Record<string, string>>
}

interface FillProps {
  of: NonNullable<GoodsLines['fill']>
  /** Hears whether goods came to the form. */
  onClose: (filled: boolean) => void
}

export const Fill = ({ of: { title, apart }, onClose }: FillProps) => {
  const model = useFormModel()
  const { t, label } = useFormWords()
  const [branch, setBranch] = useState<Chosen | null>(null)
  const [group, setGroup] = useState<Chosen | null>(null)
  const [which, setWhich] = useState<'stocked' | 'all'>('stocked')
  const [free, setFree] = useState(true)
  const [busy, setBusy] = useState(false)
  const fill = async () => {
    setBusy(true)
    try {
      const { goods, isCut } = await askGoods(model, {
        Branch_ID: branch?.id ?? '',
        Group_ID: group?.id ?? '',
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
      <div className={style.fill}>
        <Narrow
          of="productBranch"
          value={branch}
          onPick={(chosen) => {
            setBranch(chosen)
            setGroup(null)
          }}
        />
        <Narrow
          of="productGroup"
          value={group}
          onPick={setGroup}
          {...(branch && { narrow: { Branch_ID: branch.id } })}
        />
        <Segments
          label={label('fill.which')}
          options={(['stocked', 'all'] as const).map((value) => ({ value, label: label(`fill.${value}`) }))}
          value={which}
          onChange={setWhich}
        />
        {apart !== undefined && (
          <Checkbox label={label(apart)} checked={free} onChange={(event) => setFree(event.currentTarget.checked)} />
        )}
      </div>
    </Drawer>
  )
}
