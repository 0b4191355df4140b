/** A record of any master list: create, read, edit. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import type { AnyList } from '#model/list.ts'
import { listCall } from '#wire/calls.ts'
import { readRecord } from '#wire/list.ts'
import { call } from '#web/data/call.ts'
import { RecordEditor } from '#web/form/record-editor.tsx'
import { blankRecord, type RecordValues } from '#web/form/record-store.ts'
import { useFormWords } from '#web/form/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'

export interface ListFormProps {
  definition: AnyList
  base: string
  narrow: Readonly<Record<string, string>>
}

export const ListForm = ({ definition, base, narrow }: ListFormProps) => {
  const { t } = useFormWords()
  const { id: param } = useParams()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const id = param && param !== '0' ? param : null
  const asked = id ?? search.get('copy')
  const queryKey = ['record', definition.wire.module, asked]
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    enabled: asked !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { silent: true },
    queryFn: ({ signal }) => call<unknown>(listCall(definition, 'getInfo'), { query: { s_ID: asked! }, signal }),
  })
  const start = useMemo((): RecordValues | null => {
    if (asked === null) return blankRecord(definition, narrow)
    if (data === undefined) return null
    const record = readRecord(definition, data)
    return id ? record : { ...record, id: null, code: '', version: undefined }
  }, [asked, data, definition, id, narrow])
  if (error)
    return (
      <PageState
        role="alert"
        title={error.message}
        actions={
          <Button
            onClick={() => {
              void refetch()
            }}
          >
            {t('web.retry')}
          </Button>
        }
      />
    )
  if (!start || (asked !== null && isPending)) return <Loading />
  return (
    <RecordEditor
      key={`${asked ?? key}/${dataUpdatedAt}`}
      list={definition}
      base={base}
      narrow={narrow}
      start={start}
      onReload={() => {
        void client.invalidateQueries({ queryKey })
      }}
    />
  )
}
