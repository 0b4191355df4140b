/** The page of one record of any subject; fetches it, or starts a new one. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { call } from '#web/data/call.ts'
import { RecordEditor } from '#web/form/record/record-editor.tsx'
import type { RecordSubject, RecordValues } from '#web/form/record/record-subject.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, PageState } from '#web/ui/parts.tsx'

export interface RecordPageProps {
  subject: RecordSubject
  tools?: (record: RecordValues) => ReactNode
  after?: (id: string) => string
}

export const RecordPage = ({ subject, tools, after }: RecordPageProps) => {
  const { t } = useFormWords()
  const { id: param } = useParams()
  const { key } = useLocation()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const id = param && param !== '0' ? param : null
  const startId = id ?? (subject.copies ? search.get('copy') : null)
  const queryKey = ['record', subject.module, startId]
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    enabled: startId !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    meta: { silent: true },
    queryFn: ({ signal }) => call<unknown>(subject.info, { query: { s_ID: startId! }, signal }),
  })
  const start = useMemo((): RecordValues | null => {
    if (startId === null) return subject.blank()
    if (data === undefined) return null
    const record = subject.read(data)
    return id ? record : { ...record, id: null, code: '', version: undefined }
  }, [startId, data, subject, id])
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
  if (!start || (startId !== null && isPending)) return <Loading />
  return (
    <RecordEditor
      key={`${startId ?? key}/${dataUpdatedAt}`}
      subject={subject}
      start={start}
      tools={tools?.(start)}
      {...(after && { after })}
      onReload={() => {
        void client.invalidateQueries({ queryKey })
      }}
    />
  )
}
