/**
 * Where a document's goods go: an object with a place, drawn whole. The address is one text, as it is printed; choosing a
 * place writes it into the text, and a typed text finds its place.
 */
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Field, Fields } from '#model/field.ts'
import { reportFailure } from '#web/data/queries.ts'
import { combineEdits, isEditable, setField } from '#web/form/draft/edits.ts'
import { loadListRefs } from '#web/form/draft/store/load-refs.ts'
import { useFormModel } from '#web/form/draft/store/model.ts'
import type { FieldInputProps } from '#web/form/fields/field-props.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { FieldInput } from '#web/form/fields/inputs.tsx'
import { useRefRow } from '#web/form/fields/ref-input.tsx'
import form from '#web/form/form.module.css'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { useFormWords } from '#web/words/form-words.ts'
import {
  Candidates,
  Filled,
  isAddress,
  parseAddress,
  titleOf,
  type FoundPlace,
  type ParseAnswer,
} from './typed-address.web.tsx'

type Values = Readonly<Record<string, unknown>>
interface Place {
  province: string | null
  district: string | null
  village: string | null
}
/** Not a part of the object: it follows from the province. */
const oldScheme: Field = { kind: 'flag', label: 'partner.oldScheme', required: false }
const nowhere: Place = { province: null, district: null, village: null }
const levels = ['village', 'district', 'province'] as const

const placeOf = (values: Values): Place => ({
  province: (values['province'] as string | null | undefined) ?? null,
  district: (values['district'] as string | null | undefined) ?? null,
  village: (values['village'] as string | null | undefined) ?? null,
})

/** The text and the place of the address, and how they are changed together. */
const useAddress = ({ name, field, value }: Pick<FieldInputProps, 'name' | 'field' | 'value'>) => {
  const { definition, store, cache } = useFormModel()
  const { text: textName } = field.address!
  const parts = field.fields ?? ({} as Fields)
  const isInside = textName in parts
  const values = (value ?? {}) as Values
  const outer = useWatch(store, (state) => (isInside ? null : state.draft[textName]))
  const text = (isInside ? values[textName] : outer) as string | null
  const place = placeOf(values)
  const nameOf = (level: keyof Place, id: string | null): string | undefined =>
    id ? cache.get(level, id)?.name : undefined
  const composed = (one: Place): string =>
    levels
      .map((level) => nameOf(level, one[level]))
      .filter(Boolean)
      .join(', ')
  const textIn = (record: Values): string | null =>
    ((isInside ? (record[name] as Values | null | undefined)?.[textName] : record[textName]) ?? null) as string | null
  /** What is typed and what it comes to, as it is now. */
  const now = () => {
    const { raw, draft } = store.get()
    return { typed: textIn(raw), text: textIn(draft), place: placeOf((draft[name] ?? {}) as Values) }
  }
  const put = (to: Place, written: string | null) => {
    const empty = Object.fromEntries(Object.keys(parts).map((part) => [part, null]))
    const object = {
      ...empty,
      ...(store.get().raw[name] as Values | null),
      ...to,
      ...(isInside && { [textName]: written }),
    }
    store.change(
      combineEdits(
        setField(definition, name, object),
        ...(isInside || written === text ? [] : [setField(definition, textName, written)]),
      ),
    )
  }
  return { text, place, composed, now, put, textName }
}
type Address = ReturnType<typeof useAddress>

/** What stands before the place in the text. */
const streetOf = ({ text, place, composed }: Address): string => {
  const [whole, tail] = [text ?? '', composed(place)]
  return tail !== '' && whole.endsWith(tail) ? whole.slice(0, -tail.length).replace(/,\s*$/, '') : whole
}

interface Undo {
  title: string
  text: string | null
  place: Place
}

/** Finds the place of what is typed as the address, or asks which of several it is. */
const useTyped = (address: Address, disabled: boolean) => {
  const { cache, store } = useFormModel()
  const [found, setFound] = useState<ParseAnswer | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const { composed, now, put } = address
  const seen = useRef(address.text)
  const write = (to: Place, written: string | null) => {
    seen.current = written
    put(to, written)
  }
  const fill = (one: FoundPlace, street: string) => {
    const to = { province: one.provinceId, district: one.districtId, village: one.villageId }
    const called = { province: one.provinceName, district: one.districtName, village: one.Name }
    for (const level of levels) {
      const id = to[level]
      if (id)
        cache.put(level, {
          id,
          code: '',
          name: called[level] ?? '',
          active: true,
          ...(level === 'province' && { scheme: one.scheme }),
        })
    }
    setFound(null)
    const { text, place } = now()
    setUndo({ title: titleOf(one), text, place })
    write(to, [street, titleOf(one)].filter(Boolean).join(', '))
  }
  const read = async (typed: string) => {
    const answer = isAddress(typed) ? await parseAddress(typed) : null
    if (seen.current !== typed) return
    if (answer && answer.ListItem.length > 0) setFound(answer)
    else if (answer?.place) fill(answer.place, answer.address1)
    // The place that was there is another's.
    else if (levels.some((level) => now().place[level])) put(nowhere, typed)
  }
  const changed = useEffectEvent(() => {
    const { typed, text, place } = now()
    if (disabled || text === seen.current) return
    seen.current = text
    setFound(null)
    setUndo(null)
    const tail = composed(place)
    // What was proposed has its place.
    if (typed && !(tail !== '' && typed.endsWith(tail))) read(typed).catch(reportFailure)
  })
  useEffect(() => store.subscribe(() => changed()), [store])
  return {
    found,
    undo,
    write,
    pick: (one: FoundPlace) => fill(one, found!.address1),
    dismiss: () => setFound(null),
    restore: () => {
      if (undo) write(undo.place, undo.text)
      setUndo(null)
    },
  }
}

/** Province, commune and, for an address before July 2025, district. */
const PlaceInputs = ({
  address,
  typed,
  ...props
}: FieldInputProps & { address: Address; typed: ReturnType<typeof useTyped> }) => {
  const { name, field, disabled, inner } = props
  const { cache } = useFormModel()
  const { label } = useFormWords()
  const { place, composed } = address
  const { province, district } = place
  const [chosen, setChosen] = useState<boolean | null>(null)
  const row = useRefRow('province', province)
  const isOld = chosen ?? (district !== null || row?.['scheme'] === 1)
  const scheme = isOld ? '1' : '2'
  const narrows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    [`${name}.province`]: { scheme },
    [`${name}.district`]: { ...(province && { provinceId: province }) },
    [`${name}.village`]: {
      scheme,
      ...(province && { provinceId: province }),
      ...(isOld && district && { districtId: district }),
    },
  }
  const set = (to: Place) => typed.write(to, [streetOf(address), composed(to)].filter(Boolean).join(', ') || null)
  /** A commune brings what it lies in. */
  const pickVillage = (id: string | null) => {
    const { province: above, district: between } = (cache.get('village', id) ?? {}) as Values
    for (const level of ['province', 'district'] as const) {
      const of = (cache.get('village', id) as Values | undefined)?.[level]
      const called = (cache.get('village', id) as Values | undefined)?.[`${level}.name`]
      if (typeof of === 'string' && typeof called === 'string')
        cache.put(level, { id: of, code: '', name: called, active: true })
    }
    set({
      province: (above as string | null | undefined) ?? province,
      district: id === null ? district : ((between as string | null | undefined) ?? null),
      village: id,
    })
  }
  const draw = (level: keyof Place, onCommit: (id: string | null) => void) => (
    <FieldInput
      name={`${name}.${level}`}
      field={field.fields![level]!}
      label={label(field.fields![level]!.label)}
      value={place[level]}
      disabled={disabled === true}
      error={inner?.(level)}
      onCommit={(id) => onCommit(id as string | null)}
    />
  )
  return (
    <FormScopeProvider scope={{ cache, narrow: (of) => narrows[of] ?? {} }}>
      {draw('province', (id) => set({ ...nowhere, province: id }))}
      {isOld && draw('district', (id) => set({ province, district: id, village: null }))}
      {draw('village', pickVillage)}
      <FieldInput
        name={`${name}.oldScheme`}
        field={oldScheme}
        label={label(oldScheme.label)}
        value={isOld}
        disabled={disabled === true}
        onCommit={(checked) => {
          setChosen(checked === true)
          set(nowhere)
        }}
      />
    </FormScopeProvider>
  )
}

interface AddressProps extends FieldInputProps {
  /** The parts it draws besides the place; default: all. */
  draws?: (part: string) => boolean
  /** Stands behind its parts. */
  children?: ReactNode
}
export const AddressInput = ({ draws = () => true, children, ...props }: AddressProps) => {
  const { name, field, value, disabled = false, label: legend, inner } = props
  const { store, cache, definition } = useFormModel()
  const { label } = useFormWords()
  const parts = field.fields ?? ({} as Fields)
  const values = (value ?? {}) as Values
  const address = useAddress(props)
  const typed = useTyped(address, disabled)
  const { found, undo } = typed
  // A stored or proposed place comes without its names.
  const { province, district, village } = address.place
  useEffect(() => {
    void loadListRefs(field.fields ?? {}, { province, district, village }, cache)
  }, [field.fields, province, district, village, cache])
  const input = ([part, own]: [string, Field]) => (
    <FieldInput
      key={part}
      name={`${name}.${part}`}
      field={own}
      label={label(own.label)}
      value={values[part] ?? null}
      disabled={disabled}
      error={inner?.(part)}
      onCommit={(next) =>
        store.change(
          setField(definition, name, {
            ...Object.fromEntries(Object.keys(parts).map((one) => [one, null])),
            ...(store.get().raw[name] as Values | null),
            [part]: next,
          }),
        )
      }
    />
  )
  const draw = (one: [string, Field]) =>
    one[0] === address.textName ? (
      <div key={one[0]} className={form.doubleWidth}>
        {input(one)}
      </div>
    ) : (
      input(one)
    )
  const shown = Object.entries(parts).filter(([part, one]) => one.place !== 'hidden' && isEditable(one) && draws(part))
  const upTo = shown.findIndex(([part]) => part === address.textName) + 1
  return (
    <fieldset className={form.object} data-field={name}>
      <legend>{legend}</legend>
      <div className={form.grid}>
        {shown.slice(0, upTo).map(draw)}
        {found && !disabled && <Candidates found={found} onPick={typed.pick} onNone={typed.dismiss} />}
        {undo && !found && !disabled && <Filled title={undo.title} onUndo={typed.restore} />}
        <PlaceInputs {...props} address={address} typed={typed} />
        {shown.slice(upTo).map(draw)}
        {children}
      </div>
    </fieldset>
  )
}
