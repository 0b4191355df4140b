/** The head of a hub: the name large, what is known by heart beside it, its figures and the usual actions. */
import { Phone } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { AnyList } from '#model/list.ts'
import type { Field } from '#model/field.ts'
import type { Hub } from '#model/hub.ts'
import { returningToPage } from '#web/form/save/from-page.ts'
import { isNothing, ReadValue } from '#web/form/stored/read-value.tsx'
import { useFormWords } from '#web/words/form-words.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/parts.tsx'
import { usePhone } from '#web/ui/base/viewport.ts'
import { HubFacts, useHubFacts } from './hub-facts.tsx'
import style from './hub.module.css'
import { openShare } from './open-share.ts'
import { seenActions, statementPart, type HubPlace, type SeenAction } from './place.ts'
import { recordFields, type RecordValues } from '#web/form/record/record-subject.ts'

export interface HubHeadProps {
  list: AnyList
  hub: Hub
  record: RecordValues
  place: HubPlace
  /** On a phone the figures stand on the first tab alone. */
  showsFacts: boolean
}

export const HubHead = ({ list, hub, record, place, showsFacts }: HubHeadProps) => {
  const { t, label } = useFormWords()
  const phone = usePhone()
  const id = record.id ?? ''
  const facts = useHubFacts(list.wire.module, id, hub)
  const fields = recordFields(list)
  const number = hub.head.phone === undefined ? null : record[hub.head.phone]
  return (
    <header className={style.head}>
      <div className={style.names}>
        <h2>{String(record['name'] ?? '')}</h2>
        <p>
          {hub.head.beside
            .filter((name) => fields[name] && !isNothing(record[name]))
            .map((name) => (
              <span key={name} title={label((fields[name] as Field).label)}>
                {hub.head.labelled?.includes(name) && `${label((fields[name] as Field).label)}: `}
                <ReadValue name={name} field={fields[name] as Field} value={record[name]} />
              </span>
            ))}
          {typeof number === 'string' && number !== '' && (
            <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>
              <Phone size={13} aria-hidden="true" />
              {number}
            </a>
          )}
          {record['active'] === false && <StatusChip tone="neutral">{t('hub.stopped')}</StatusChip>}
        </p>
      </div>
      {showsFacts && <HubFacts hub={hub} record={record} place={place} facts={facts} />}
      {!phone && <HubActions list={list} hub={hub} record={record} place={place} />}
    </header>
  )
}

const useSeenActions = ({
  list,
  hub,
  record,
  place,
}: Pick<HubHeadProps, 'list' | 'hub' | 'record' | 'place'>): SeenAction[] =>
  seenActions(hub, record, { place, of: { module: list.wire.module, id: record.id ?? '' } }).filter(
    ({ action }) => !action.paletteOnly,
  )

/** On a phone they stand at the foot, at the thumb; a statement is shared there instead of printed. */
export const HubActions = (props: Pick<HubHeadProps, 'list' | 'hub' | 'record' | 'place'>) => {
  const { list, hub, record, place } = props
  const phone = usePhone()
  const { t, label } = useFormWords()
  const navigate = useNavigate()
  const actions = useSeenActions(props)
  if (actions.length === 0) return null
  return (
    <div className={style.actions} role="group" aria-label={t('hub.actions')}>
      {actions.map(({ action, to, makes }, index) => {
        const part = phone ? statementPart(place, action) : undefined
        const shared = part && {
          hub,
          part,
          module: list.wire.module,
          id: record.id ?? '',
          name: String(record['name']),
        }
        return (
          <Button
            key={action.name}
            variant={index === 0 ? 'primary' : 'default'}
            onClick={() => void (shared ? openShare(shared) : navigate(to, makes ? returningToPage : {}))}
          >
            {label(part ? `${part.reminds!.says}.send` : action.label)}
          </Button>
        )
      })}
    </div>
  )
}
