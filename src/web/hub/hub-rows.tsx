/** A tab with rows of the record itself, and of other records that tell of it: its prices, its stock by store. */
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Field, Fields } from '#model/field.ts'
import type { AskedRows } from '#model/hub.ts'
import { readStoredRows } from '#wire/stored.ts'
import { isObject } from '#wire/values.ts'
import { call } from '#web/data/call.ts'
import { loadReferred } from '#web/data/definitions.ts'
import { useRights } from '#web/data/profile.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { useNotes } from '#web/form/record/record-notes.ts'
import { isNothing, ReadValue } from '#web/form/stored/read-value.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'
import style from './hub.module.css'

type Rows = readonly Readonly<Record<string, unknown>>[]

export interface HubRowsProps {
  id: string
  field: Field
  rows: Rows
  asked?: AskedRows | undefined
}

export const HubRows = ({ id, field, rows, asked }: HubRowsProps) => {
  const { t, label } = useFormWords()
  const { may } = useRights()
  const isAsked = asked !== undefined && may(asked.right, 'R')
  if (isNothing(rows) && !isAsked) return <PageState title={t('hub.nothing')} />
  return (
    <div className="fill-down scroll">
      <div className={style.rows}>
        {isAsked && <h3>{label(field.label)}</h3>}
        <Table field={field} rows={rows} />
      </div>
      {isAsked && <Asked id={id} asked={asked} />}
    </div>
  )
}

const Table = ({ field, rows }: { field: Field; rows: Rows }) => {
  const [cache] = useState(() => createRefCache())
  const [fields, values] = useMemo(() => [{ rows: field }, { rows }] as const, [field, rows])
  useNotes(fields, cache, values)
  return (
    <FormScopeProvider scope={{ cache, narrow: () => ({}) }}>
      <ReadValue name="rows" field={field} value={rows} />
    </FormScopeProvider>
  )
}

const Asked = ({ id, asked: { field, call: path, by, none } }: { id: string; asked: AskedRows }) => {
  const { t, label } = useFormWords()
  const { data, error, refetch } = useQuery({
    // Kept with the lists of its module, so that a save of one of them drops it.
    queryKey: ['list', path.split('/')[0], 'of', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const fields = field.fields as Fields
      // The names of what the rows refer to are read by the definitions of these lists.
      const [answer] = await Promise.all([call(`api/${path}`, { query: { [by]: id }, signal }), loadReferred(fields)])
      return readStoredRows(fields, isObject(answer) ? answer['ListItem'] : [])
    },
  })
  return (
    <div className={style.rows}>
      <h3>{label(field.label)}</h3>
      {error && !data ? (
        <p role="alert">
          {error.message} <Button onClick={() => void refetch()}>{t('web.retry')}</Button>
        </p>
      ) : !data ? (
        <Loading />
      ) : data.length === 0 ? (
        <p>{label(none)}</p>
      ) : (
        <Table field={field} rows={data} />
      )}
    </div>
  )
}
