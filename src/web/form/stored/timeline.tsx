/** The history of a stored document: who did what when, what it changed, and the way back to an earlier version. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDay } from '#kernel/day.ts'
import type { AnyDocument } from '#model/document.ts'
import { isVoid, stateOf } from '#model/state.ts'
import { documentCall } from '#wire/calls.ts'
import type { HistorySave } from '#wire/history.ts'
import type { ReadDocument } from '#wire/document.ts'
import { ofId } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { useRights } from '#web/data/profile.ts'
import { momentText, sumText, useCellFormat } from '#web/grid/cell.tsx'
import { Button } from '#web/ui/button.tsx'
import { lowerFirst } from '#web/words/words.ts'
import { useFormWords } from '../../words/form-words.ts'
import { wantVersion } from '../save/old-version.ts'
import style from './stored.module.css'

type Change = HistorySave['changes'][number]

export interface TimelineProps {
  definition: AnyDocument
  document: ReadDocument
  /** Opens the form. */
  onEdit: () => void
}

/** What is known without asking: the first save and the last one, which of a cancelled document is its cancel. */
const ends = ({ createdBy, createdAt, updatedBy, updatedAt }: ReadDocument, isCancelled: boolean) => [
  ...(updatedAt
    ? [
        {
          key: isCancelled ? ('form.cancelledBy' as const) : ('form.updatedBy' as const),
          name: updatedBy ?? '',
          at: updatedAt,
        },
      ]
    : []),
  ...(createdAt ? [{ key: 'form.createdBy' as const, name: createdBy ?? '', at: createdAt }] : []),
]

export const Timeline = ({ definition, document, onEdit }: TimelineProps) => {
  const { t, label } = useFormWords()
  const { may } = useRights()
  const { id, version } = document
  const { data, isError, refetch } = useQuery({
    queryKey: ['info', definition.wire.module, 'history', id, version],
    queryFn: ({ signal }) => call(documentCall(definition, 'getHistory'), { query: ofId(id), signal }),
    // A document that was saved once has no history yet.
    enabled: id !== null && version > 1,
    meta: { silent: true },
  })
  const now = stateOf(definition.lifecycle, document)
  const restore = (save: HistorySave) => {
    wantVersion(id!, save.version)
    onEdit()
  }
  return (
    <section aria-label={t('form.history')}>
      <h2>{t('form.history')}</h2>
      <ol className={style.timeline}>
        {now && <li>{label(now.label)}</li>}
        {data
          ? data.ListItem.map((save) => (
              <SaveRow
                key={`${save.version} ${save.at}`}
                save={save}
                onRestore={save.restorable && may(definition.right, 'U') ? () => restore(save) : null}
              />
            ))
          : ends(document, isVoid(definition.lifecycle, document)).map(({ key, name, at }) => (
              <li key={key}>
                {t(key, { name })}
                <div className="caption">{momentText(String(at))}</div>
              </li>
            ))}
      </ol>
      {isError && (
        <p className="caption" role="alert">
          {t('form.historyFailed')}{' '}
          <Button variant="link" onClick={() => void refetch()}>
            {t('web.retry')}
          </Button>
        </p>
      )}
      <p className="caption">{t('form.version', { n: version })}</p>
    </section>
  )
}

/** So many changes are read at a glance. */
const FEW = 5

const SaveRow = ({ save, onRestore }: { save: HistorySave; onRestore: (() => void) | null }) => {
  const { t } = useFormWords()
  const [isWhole, setWhole] = useState(false)
  const { userName, action, at, changes } = save
  const shown = isWhole || changes.length <= FEW + 1 ? changes : changes.slice(0, FEW)
  return (
    <li>
      {userName} {lowerFirst(action)}
      <div className="caption">{momentText(at)}</div>
      {shown.length > 0 && (
        <ul className={style.changes}>
          {shown.map((change) => (
            <ChangeRow key={change.field} change={change} />
          ))}
        </ul>
      )}
      {shown.length < changes.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('form.moreChanges', { n: changes.length - shown.length })}
        </Button>
      )}
      {onRestore && (
        <Button variant="link" onClick={onRestore}>
          {t('form.restoreVersion')}
          <span className="hidden-visually"> {momentText(at)}</span>
        </Button>
      )}
    </li>
  )
}

/** A whole line that came or went. */
const isLine = ({ field }: Change): boolean => /^lines\.\d+$/.test(field)

const ChangeRow = ({ change }: { change: Change }) => {
  const { t } = useFormWords()
  const format = useCellFormat()
  const text = (value: unknown): string =>
    value === null || value === ''
      ? '–'
      : typeof value === 'number'
        ? sumText('quantity', value, format)
        : /^\d{4}-\d\d-\d\d$/.test(String(value))
          ? showDay(String(value))
          : String(value)
  const { label, from, to, goods } = change
  if (isLine(change))
    return (
      <li>
        {t(from === null ? 'form.lineAdded' : 'form.lineRemoved', { line: lowerFirst(label) })}: {text(to ?? from)}
      </li>
    )
  return (
    <li>
      {label}: <span className={style.before}>{text(from)}</span> → <strong>{text(to)}</strong>
      {goods && <small> {goods}</small>}
    </li>
  )
}
