/** What the fields of a document know: its records, what they offer, the decimals of its money. */
import { useMemo } from 'react'
import { amountDecimals } from '#model/check.ts'
import type { Field } from '#model/field.ts'
import { useSettings } from '#web/data/profile.ts'
import { narrowedBy } from '#web/pickers/registry.ts'
import { shapeOf } from '../draft/draft.ts'
import type { FormModel } from '../draft/store/model.ts'
import { decimalsIn } from '../draft/start.ts'

export const useScope = ({ cache, store, definition }: FormModel) => {
  const settings = useSettings()
  return useMemo(() => {
    const { fields } = shapeOf(definition)
    return {
      cache,
      narrow: (name: string) => (fields[name] ? narrowedBy(fields, name, store.get().draft) : {}),
      decimalsOf: (field: Field) => {
        const { draft } = store.get()
        return amountDecimals(draft, { refs: cache, ...decimalsIn({ cache, settings }, draft['currency']) })(field)
      },
    }
  }, [cache, store, definition, settings])
}
