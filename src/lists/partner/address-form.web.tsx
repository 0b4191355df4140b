/** Where a partner is: pickers that narrow each other, and an address typed or pasted as one text. */
import { useRef, useState } from 'react'
import type { RecordPart, RecordPartProps } from '#web/form/record/record-part.ts'
import { FormScopeProvider, useFormScope } from '#web/form/fields/form-context.tsx'
import { reportFailure } from '#web/data/queries.ts'
import {
  Candidates,
  Filled,
  isAddress,
  parseAddress,
  titleOf,
  type FoundPlace,
  type ParseAnswer,
} from '../village/typed-address.web.tsx'
import { AddressHint } from './address-hint.web.tsx'

const places = ['oldScheme', 'province', 'district', 'village'] as const

/** What was there before a place was filled in. */
interface Undo {
  title: string
  values: Readonly<Record<string, unknown>>
}

/** Fills in the place that a typed address names, or asks which of several it is. */
const useTypedAddress = ({ form, cache }: RecordPartProps) => {
  const [found, setFound] = useState<ParseAnswer | null>(null)
  const [undo, setUndo] = useState<Undo | null>(null)
  const latest = useRef<string | null>(null)
  const setAll = (values: Readonly<Record<string, unknown>>) => {
    for (const [name, value] of Object.entries(values)) form.set(name, value)
  }
  const fill = (one: FoundPlace, { address, street }: { address: string | null; street: string }) => {
    const ids = { province: one.provinceId, district: one.districtId, village: one.villageId }
    const called = { province: one.provinceName, district: one.districtName, village: one.Name }
    for (const name of ['province', 'district', 'village'] as const)
      if (ids[name]) cache.put(name, { id: ids[name], code: '', name: called[name] ?? '', active: true })
    const before = Object.fromEntries(places.map((name) => [name, form.values[name] ?? null]))
    setUndo({ title: titleOf(one), values: { ...before, address1: address } })
    setFound(null)
    setAll({ address1: street || null, oldScheme: one.scheme === 1, ...ids })
  }
  const parse = async (text: string) => {
    const answer = await parseAddress(text)
    if (latest.current !== text) return
    const { place, address1 } = answer
    if (answer.ListItem.length > 0) setFound(answer)
    // A province alone says nothing new beside a commune that was chosen.
    else if (place && (place.villageId || !form.values['village'])) fill(place, { address: text, street: address1 })
  }
  const type = (value: unknown) => {
    const text = typeof value === 'string' ? value : null
    latest.current = text
    setFound(null)
    setUndo(null)
    form.set('address1', value)
    if (text && isAddress(text)) parse(text).catch(reportFailure)
  }
  const restore = () => {
    if (undo) setAll(undo.values)
    setUndo(null)
  }
  const pick = (one: FoundPlace) => fill(one, { address: latest.current, street: found!.address1 })
  return { found, undo, type, restore, pick, dismiss: () => setFound(null), setAll }
}

const AddressForm = (props: RecordPartProps) => {
  const { form, cache, locked, draw } = props
  const scope = useFormScope()
  const { found, undo, type, restore, pick, dismiss, setAll } = useTypedAddress(props)
  const inside = { province: null, district: null, village: null }
  /** A commune brings what it lies in. */
  const pickVillage = (id: unknown) => {
    const row = cache.get('village', id as string | null) as Readonly<Record<string, unknown>> | undefined
    const { province, district, scheme } = row ?? {}
    for (const name of ['province', 'district'] as const)
      if (typeof row?.[name] === 'string')
        cache.put(name, { id: row[name], code: '', name: String(row[`${name}.name`] ?? ''), active: true })
    setAll({ village: id, ...(province ? { province, district: district || null, oldScheme: scheme === 1 } : {}) })
  }
  const isOld = form.values['oldScheme'] === true
  const districtId = form.values['district'] as string | null
  const inDistrict = {
    cache,
    narrow: (name: string) => ({ ...scope.narrow(name), ...(isOld && districtId && { districtId }) }),
  }
  return (
    <>
      {draw('address1', type)}
      {found && !locked && <Candidates found={found} onPick={pick} onNone={dismiss} />}
      {undo && !found && !locked && <Filled title={undo.title} onUndo={restore} />}
      {draw('province', (province) => setAll({ ...inside, province }))}
      {isOld && draw('district', (district) => setAll({ district, village: null }))}
      <FormScopeProvider scope={inDistrict}>{draw('village', pickVillage)}</FormScopeProvider>
      {draw('nation', (nation) => setAll({ ...inside, nation }))}
      {draw('oldScheme', (oldScheme) => setAll({ ...inside, oldScheme }))}
    </>
  )
}

export const part: RecordPart = {
  fields: ['address1', 'nation', 'oldScheme', 'province', 'district', 'village'],
  Form: AddressForm,
  Hint: AddressHint,
}
