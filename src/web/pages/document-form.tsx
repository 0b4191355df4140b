/** The page of any document: create, edit, read, copy, or create from another document. */
import { isEditable } from '#model/state.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'
import type { AnyDocument } from '#model/document.ts'
import { documentCall } from '#wire/calls.ts'
import { readDocument } from '#wire/document.ts'
import { ofId } from '#wire/spelling.ts'
import type { WebSlots } from '#web/form/document/web-slots.ts'
import { call } from '#web/data/call.ts'
import { CallFailed } from '#web/data/call-failed.ts'
import { DocumentEditor } from '#web/form/document/document-editor.tsx'
import { loadStoredParts } from '#web/form/fields/lazy-stored.ts'
import { isJustSaved } from '#web/form/save/from-page.ts'
import { isReopened } from '#web/form/save/questions/use-leave-question.ts'
import { loadArea } from '#web/words/words.ts'
import { useRights, useSettingsLoaded } from '#web/data/profile.ts'
import { NotLoaded } from '#web/feedback/not-loaded.tsx'
import { Refused } from '#web/shell/refused.tsx'
import { Loading } from '#web/ui/parts.tsx'

const DeletedPage = lazy(async () => {
  const [{ DeletedPage: page }] = await Promise.all([import('#web/removal/deleted-page.tsx'), loadArea('removal')])
  return { default: page }
})

interface StartCall {
  path: string
  query: Record<string, string>
}

/**
 * The call that fetches what the page starts from: a stored document, a copy, or a draft made from another document;
 * null for a blank form.
 */
const startCallOf = (definition: AnyDocument, id: string | null, search: URLSearchParams): StartCall | null => {
  if (id) return { path: documentCall(definition, 'getInfo'), query: ofId(id) }
  const copy = search.get('copy')
  if (copy)
    return { path: documentCall(definition, 'getInfoFrom'), query: { source: definition.wire.module, s_ID: copy } }
  const source = search.get('from')
  const of = search.get('id')
  const way = search.get('way')
  return source && of
    ? { path: documentCall(definition, 'getInfoFrom'), query: { source, s_ID: of, ...(way && { way }) } }
    : null
}

export interface DocumentFormProps {
  definition: AnyDocument
  slots: WebSlots
  mode: 'create' | 'update' | 'detail'
  other?: boolean
}

export const DocumentForm = ({ definition, slots, mode, other = false }: DocumentFormProps) => {
  const params = useParams()
  const { pathname, key, state } = useLocation()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const { may, pending } = useRights()
  // New documents need the settings for their default values.
  const settingsCame = useSettingsLoaded()
  const [again, setAgain] = useState(0)
  const [reloaded, setReloaded] = useState(isJustSaved(state))
  const id = params['id'] && params['id'] !== '0' ? params['id'] : null
  const startCall = startCallOf(definition, id, search)
  const [edits, setEdits] = useState<{ id: string | null; on: boolean }>({
    id,
    on: mode !== 'detail' || search.has('waiting') || isReopened(state),
  })
  // A key apart from 'info': invalidating caches after a save elsewhere must not replace the document being edited.
  const queryKey = ['form', definition.wire.module, startCall]
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery({
    queryKey,
    enabled: startCall !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    meta: { silent: true },
    queryFn: async ({ signal }) => {
      const asked = call(startCall!.path, { query: startCall!.query, signal })
      return (await Promise.all([asked, id && loadStoredParts()]))[0]
    },
  })
  const isAsked = startCall !== null
  const document = useMemo(
    () => (isAsked && data !== undefined ? readDocument(definition, data) : null),
    [isAsked, data, definition],
  )
  const { form: Form, created = 'done.saved' } = slots
  const base =
    [definition.screen.base, ...(definition.screen.also ?? [])].find((one) => pathname.startsWith(one)) ??
    definition.screen.base
  if (error instanceof CallFailed && error.kind === 'refused' && id)
    return (
      <Suspense fallback={<Loading />}>
        <DeletedPage
          {...{ definition, id }}
          message={error.message}
          list={`${base}/${definition.screen.list}`}
          onRestored={() => {
            void refetch()
          }}
        />
      </Suspense>
    )
  if (error) return <NotLoaded error={error} onRetry={refetch} />
  if (pending || !settingsCame || (startCall !== null && (isPending || !document))) return <Loading />
  const open = document === null || (isEditable(definition.lifecycle, document) && document['auto'] !== true)
  const allowed = id === null ? may(definition.right, 'A') : may(definition.right, 'U')
  // A new one that may not be made would be an empty page.
  if (id === null && !allowed) return <Refused needs={[[definition.right, 'A']]} />
  const wanted = edits.id === id ? edits.on : id === null || mode === 'update'
  const preset = other ? definition.other?.preset : undefined
  return (
    <DocumentEditor
      key={`${id ?? key}/${again}/${id ? dataUpdatedAt : ''}`}
      definition={definition}
      document={document}
      other={other || isOther(definition, document)}
      base={base}
      Form={Form}
      begin={slots.begin}
      isNext={id === null && again > 0}
      below={slots.below}
      onStored={slots.saved}
      created={created}
      {...(preset && { preset })}
      editing={(id === null || (wanted && open)) && allowed}
      onEditing={(on) => setEdits({ id, on })}
      reloaded={reloaded}
      onReload={() => {
        setReloaded(true)
        void client.invalidateQueries({ queryKey })
      }}
      onAgain={() => setAgain(again + 1)}
    />
  )
}

/** A stored document created by the alternative form is recognized by the values that form presets. */
const isOther = ({ other }: AnyDocument, document: Readonly<Record<string, unknown>> | null): boolean =>
  document !== null &&
  other !== undefined &&
  Object.entries(other.preset).every(([name, value]) => document[name] === value)
