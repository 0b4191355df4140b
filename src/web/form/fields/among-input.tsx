/** A text that is one of what a call answers, as a choice; as long as nothing is offered, it is typed. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AmongChoice } from '#model/among.ts'
import { call } from '#web/data/call.ts'
import { pickShellProps } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { useWatch } from '#web/ui/base/use-watch.ts'
import { combineEdits, setField } from '../draft/edits.ts'
import { useFormModel } from '../draft/store/model.ts'
import type { FieldInputProps } from './field-props.ts'

const isChosen = ({ values }: AmongChoice, head: object): boolean =>
  Object.entries(values).every(([name, value]) => (head as Record<string, unknown>)[name] === value)

export const AmongInput = ({
  name,
  field,
  value,
  disabled,
  typed,
  ...rest
}: FieldInputProps & { typed: ReactNode }) => {
  const { store, definition } = useFormModel()
  const among = field.among!
  const { data } = useQuery({
    queryKey: ['lookup', among.call],
    queryFn: ({ signal }) => call(among.call, { signal }),
    meta: { silent: true },
  })
  useWatch(store, ({ draft }) =>
    among.when.map((one) => String((draft as object as Record<string, unknown>)[one])).join(),
  )
  const head = store.get().draft as object as Readonly<Record<string, unknown>>
  const choices = among.read(data, head)
  if (choices.length === 0) return typed
  const chosen = choices.findIndex((one) => isChosen(one, head))
  // What stands there and is not offered is shown as it is.
  const other = chosen < 0 && typeof value === 'string' && value !== '' ? [{ value: 'other', label: value }] : []
  const pick = (next: string | null) => {
    const { values = {} } = choices[Number(next)] ?? {}
    store.change(combineEdits(...Object.entries(values).map(([one, now]) => setField(definition, one, now))))
  }
  return (
    <div data-field={name} className="can-narrow">
      <Select
        {...pickShellProps(rest)}
        disabled={disabled === true}
        value={chosen < 0 ? (other[0]?.value ?? null) : String(chosen)}
        options={[...other, ...choices.map(({ label }, at) => ({ value: String(at), label }))]}
        onChange={pick}
      />
    </div>
  )
}
