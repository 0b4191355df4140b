/** A tab with rows of the record itself: its prices, its stock by store. */
import { useMemo, useState } from 'react'
import type { Field } from '#model/field.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { createRefCache } from '#web/form/draft/refs.ts'
import { useNotes } from '#web/form/record/record-notes.ts'
import { isNothing, ReadValue } from '#web/form/stored/read-value.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { PageState } from '#web/ui/parts.tsx'
import style from './hub.module.css'

export const HubRows = ({ field, rows }: { field: Field; rows: readonly Readonly<Record<string, unknown>>[] }) => {
  const { t } = useFormWords()
  const [cache] = useState(() => createRefCache())
  const [fields, values] = useMemo(() => [{ rows: field }, { rows }] as const, [field, rows])
  useNotes(fields, cache, values)
  if (isNothing(rows)) return <PageState title={t('hub.nothing')} />
  return (
    <FormScopeProvider scope={{ cache, narrow: () => ({}) }}>
      <section className={style.rows}>
        <ReadValue name="rows" field={field} value={rows} />
      </section>
    </FormScopeProvider>
  )
}
