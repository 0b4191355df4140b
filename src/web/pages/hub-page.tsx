/** The page of a record of a list with a hub: its head with figures and actions, and its tabs. A new one is a form. */
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Stack } from '#web/ui/layout.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Hub, HubPart, HubTab } from '#model/hub.ts'
import type { AnyList } from '#model/list.ts'
import { createRefCache } from '#web/form/draft/store/refs.ts'
import { FormScopeProvider } from '#web/form/fields/form-context.tsx'
import type { RecordPart } from '#web/form/record/record-part.ts'
import { useNotes } from '#web/form/record/record-notes.ts'
import { listRecord, type RecordSubject, type RecordValues } from '#web/form/record/record-subject.ts'
import { HubActions, HubHead } from '#web/hub/hub-head.tsx'
import { HubRows } from '#web/hub/hub-rows.tsx'
import style from '#web/hub/hub.module.css'
import { tabAddress, tabLabel, type HubPlace } from '#web/hub/place.ts'
import { useHubPlace } from '#web/hub/use-hub-place.ts'
import { useTitleName } from '#web/shell/own-title.ts'
import { segmentStyles } from '#web/ui/fields/field.tsx'
import { Loading, Tabs } from '#web/ui/parts.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { loadArea } from '#web/words/words.ts'
import { useFormWords } from '#web/words/form-words.ts'
import { recordQuery, RecordPage } from './record-page.tsx'

const HubDocuments = lazy(async () => {
  const [{ HubDocuments: shown }] = await Promise.all([import('#web/hub/hub-list.tsx'), loadArea('listing')])
  return { default: shown }
})
const HubAllDocuments = lazy(async () => {
  const [{ HubAllDocuments: shown }] = await Promise.all([
    import('#web/hub/hub-documents.tsx'),
    loadArea('documents'),
    loadArea('listing'),
  ])
  return { default: shown }
})
const HubEvents = lazy(async () => {
  const [{ HubEvents: shown }] = await Promise.all([
    import('#web/hub/hub-events.tsx'),
    loadArea('listing'),
    loadArea('owner'),
  ])
  return { default: shown }
})
const HubReport = lazy(async () => {
  const [{ HubReport: shown }] = await Promise.all([
    import('#web/hub/hub-report.tsx'),
    loadArea('listing'),
    loadArea('reports'),
  ])
  return { default: shown }
})

export interface HubPageProps {
  definition: AnyList
  hub: Hub
  base: string
  narrow: Readonly<Record<string, string>>
  /** Draws some fields of its form together. */
  formPart: RecordPart | undefined
}

export const HubPage = ({ definition, hub, base, narrow, formPart }: HubPageProps) => {
  const subject = useMemo(() => listRecord(definition, { narrow, base }), [definition, base, narrow])
  const { id = '0' } = useParams()
  const isStored = id !== '0'
  const { data } = useQuery({ ...recordQuery(subject, id), enabled: isStored })
  const record = useMemo(() => (isStored && data !== undefined ? subject.read(data) : null), [isStored, data, subject])
  // Loading, a failure and a new record are the same as on the page of any record.
  if (!record) return <RecordPage subject={subject} {...(formPart && { part: formPart })} />
  return <StoredHub key={id} {...{ definition, hub, base, subject, record, formPart }} />
}

interface StoredHubProps extends Omit<HubPageProps, 'narrow'> {
  subject: RecordSubject
  record: RecordValues
}

const StoredHub = ({ definition, hub, base, subject, record, formPart }: StoredHubProps) => {
  const { t, label } = useFormWords()
  const phone = usePhone()
  const navigate = useNavigate()
  const panel = useId()
  const { tab: wanted, part: wantedPart } = useParams()
  const [cache] = useState(() => createRefCache())
  useNotes(subject.fields, cache, record)
  useTitleName(subject.nameOf(record))
  const place = useHubPlace(hub, record, `${base}/detail/${record.id ?? ''}`)
  const tab = place.tabs.find(({ name }) => name === wanted) ?? place.tabs[0]!
  const part = tab.parts.find(({ name }) => name === wantedPart) ?? tab.parts[0]!
  return (
    <FormScopeProvider scope={{ cache, narrow: () => ({}) }}>
      <Stack className="fill-down">
        <HubHead list={definition} {...{ hub, record, place }} showsFacts={!phone || tab === place.tabs[0]} />
        <div className={style.tabs}>
          <Tabs
            label={t('hub.tabs')}
            tabs={place.tabs.map((one) => ({ id: one.name, label: label(tabLabel(one)) }))}
            value={tab.name}
            panelId={panel}
            onChange={(name) =>
              void navigate(
                tabAddress(
                  place,
                  place.tabs.find((one) => one.name === name)!,
                ),
              )
            }
          />
        </div>
        <div id={panel} role="tabpanel" aria-label={label(tabLabel(tab))} className={style.panel}>
          <Suspense fallback={<Loading />}>
            <Part
              {...{ definition, hub, subject, record, part, formPart }}
              parts={tab.parts.length > 1 ? <Parts place={place} tab={tab} part={part} /> : null}
            />
          </Suspense>
        </div>
        {phone && <HubActions list={definition} {...{ hub, record, place }} />}
      </Stack>
    </FormScopeProvider>
  )
}

interface PartProps extends Pick<StoredHubProps, 'definition' | 'hub' | 'subject' | 'record' | 'formPart'> {
  part: HubPart
  parts: ReactNode
}

const Part = ({ definition, hub, subject, record, part, formPart, parts }: PartProps) => {
  const id = record.id ?? ''
  switch (part.is) {
    case 'record':
      return <RecordPage subject={subject} stays without={hub.elsewhere} {...(formPart && { part: formPart })} />
    case 'rows':
      return <HubRows id={id} field={part.field} rows={part.rows(record)} asked={part.asked} />
    case 'allDocuments':
      return <HubAllDocuments key={id} module={definition.wire.module} id={id} parts={parts} />
    case 'documents':
      return <HubDocuments list={definition} of={part.of} id={id} parts={parts} />
    case 'report':
      return (
        <HubReport {...{ hub, part, id, parts }} name={String(record['name'] ?? '')} module={definition.wire.module} />
      )
    case 'events':
      return <HubEvents id={id} />
  }
}

/** The kinds of a tab that has several, as links. */
const Parts = ({ place, tab, part }: { place: HubPlace; tab: HubTab; part: HubPart }) => {
  const { t, label } = useFormWords()
  return (
    <div role="group" aria-label={t('hub.parts')} className={style.parts}>
      {tab.parts.map((one) => (
        <Link
          key={one.name}
          className={segmentStyles.item}
          to={tabAddress(place, tab, { part: one })}
          aria-current={one === part ? 'page' : undefined}
        >
          {label(one.label)}
        </Link>
      ))}
    </div>
  )
}
