/** Creates a record in a drawer without leaving the form; shows only the fields it needs. */
import { useMemo, useState } from 'react'
import type { RefRow } from '#model/rule-context.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList, ListMeta } from '#model/list.ts'
import { useSettings } from '#web/data/profile.ts'
import { useListForm } from '#web/data/definitions.ts'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/floating/dialog.tsx'
import { useHotkeys } from '#web/ui/base/hotkeys.ts'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { Loading } from '#web/ui/parts.tsx'
import { commitFocusedInput } from '../fields/commit-focused-input.ts'
import { useNotes } from './record-notes.ts'
import { RecordFields } from './record-fields.tsx'
import { useRecordForm, type RecordSave } from './record-store.ts'
import { listRecord, presetOf, recordFields, type RecordValues } from './record-subject.ts'
import { createRefCache, type RefCache } from '../draft/store/refs.ts'
import { useLatest } from '../../ui/base/use-latest.ts'
import { useFormWords } from '../../words/form-words.ts'
import { oneOf } from '../../words/words.ts'

const MOST = 8

/** Required fields first, then the main ones in their order; values fixed by the page are left out. */
const neededFields = (list: AnyList, narrow: Readonly<Record<string, string>>): string[] => {
  const preset = presetOf(list, narrow)
  const simple = Object.entries(recordFields(list) as Fields).filter(
    ([name, field]) =>
      !field.fact &&
      !field.derived &&
      field.place !== 'hidden' &&
      field.place !== 'more' &&
      !['records', 'files', 'refs', 'object', 'flag'].includes(field.kind) &&
      name !== 'note' &&
      !(name in preset),
  )
  const wanted = new Set(
    [...simple.filter(([, field]) => field.required), ...simple].slice(0, MOST + 2).map(([name]) => name),
  )
  return simple
    .map(([name]) => name)
    .filter((name) => wanted.has(name))
    .slice(0, MOST)
}

/** The text searched for becomes the name, or the phone number if it looks like one. */
const startFrom = (list: AnyList, blank: RecordValues, typed: string): RecordValues => {
  const phone = Object.keys(list.fields as Fields).find((name) => name.startsWith('phone'))
  const isPhone = phone !== undefined && /^[+\d][\d\s.-]{5,}$/.test(typed.trim())
  return typed.trim() === '' ? blank : { ...blank, [isPhone ? phone : 'name']: typed.trim() }
}

export interface QuickCreateProps {
  list: ListMeta
  /** Name of the record where it is used (a partner may be called a customer). */
  called?: string
  typed: string
  narrow: Readonly<Record<string, string>>
  onClose: () => void
  onCreated: (made: RefRow) => void
}

/** Loads the definition of the list first, if the form has not loaded it already. */
export const QuickCreate = (props: QuickCreateProps) => {
  const { t } = useFormWords()
  const list = useListForm(props.list.name)
  const title = useTitle(props)
  if (list) return <Creating {...props} list={list} />
  return (
    <Drawer
      opened
      width={480}
      onClose={props.onClose}
      title={title}
      foot={<Button onClick={props.onClose}>{t('web.cancel')}</Button>}
    >
      <Loading />
    </Drawer>
  )
}

const useTitle = ({ list, called }: Pick<QuickCreateProps, 'list' | 'called'>): string => {
  const words = useFormWords()
  return words.t('form.addTitle', { name: (called ?? oneOf(words, words.label(list.label))).toLowerCase() })
}

const Creating = (props: QuickCreateProps & { list: AnyList }) => {
  const { list, typed, narrow, onClose, onCreated } = props
  const { t } = useFormWords()
  const title = useTitle(props)
  const settings = useSettings()
  const cache = useMemo(() => createRefCache(), [])
  const [subject] = useState(() => listRecord(list, { narrow }))
  const [start] = useState(() => startFrom(list, subject.blank(settings), typed))
  useNotes(subject.fields, cache)
  const form = useRecordForm(subject, start, (_, message) => notifyError(message))
  const latest = useLatest(form.save)
  const saveNow = async () => {
    await commitFocusedInput()
    const saved = await latest.current()
    if (!saved) return
    notifyOk(t('done.added'))
    onCreated(rowOf(list, cache, saved))
  }
  const save = () => {
    void saveNow()
  }
  useHotkeys({ 'ctrl+s': save, f9: save }, { inDialogs: true })
  return (
    <Drawer
      opened
      width={480}
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button onClick={onClose}>{t('web.cancel')}</Button>
          <Button variant="primary" busy={form.busy} shortcut="Ctrl S" onClick={save}>
            {t('web.save')}
          </Button>
        </>
      }
    >
      <RecordFields form={form} cache={cache} locked={false} only={neededFields(list, narrow)} autoFocus />
    </Drawer>
  )
}

const rowOf = (list: AnyList, cache: RefCache, { answer, values }: RecordSave): RefRow => ({
  ...values,
  ...unitOf(list, cache, values),
  id: answer.s_ID ?? '',
  code: answer.NumberID ?? String(values['code'] ?? ''),
  name: String(values['name'] ?? ''),
  active: true,
})

/** A new product also needs the name of its unit and its list of units, which consists of that unit. */
const unitOf = (list: AnyList, cache: RefCache, values: RecordValues): Record<string, unknown> => {
  const unit =
    (list.fields as Fields)['unit']?.of === 'unit' ? cache.get('unit', values['unit'] as string | null) : undefined
  if (!unit) return {}
  return {
    unitName: unit.name,
    onHandAt: 0n,
    units: [
      {
        unit: unit.id,
        unitName: unit.name,
        factor: 1_000_000n,
        sellPrice: values['sellPrice'] ?? null,
        buyPrice: values['buyPrice'] ?? null,
        code: null,
        barcode: values['barcode'] ?? null,
      },
    ],
  }
}
