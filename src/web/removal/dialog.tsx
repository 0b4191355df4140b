/** Dialog before deleting or cancelling documents: the consequences of each, and what prevents it. */
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { leadsFrom, stateOf, transitionOf, withdraws, type Lifecycle } from '#model/state.ts'
import { idIn } from '#wire/spelling.ts'
import type { WireRow } from '#web/data/queries.ts'
import { documentsOf } from '#web/words/documents-of.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/floating/dialog.tsx'
import { Skeleton, StatusChip } from '#web/ui/parts.tsx'
import { type RemovalAction, fetchConsequences } from './calls.ts'
import { KEPT_DAYS } from './kept-days.ts'
import type { Removal } from './store.ts'
import { mayDo, type ConsequenceAnswer } from './consequences.ts'
import style from './removal.module.css'
import { Told, useMoney } from './told.tsx'

const WIDTH = 560
/** The number of documents checked per call; beyond it documents are not checked in advance. */
const MAX_CHECKED = 100

const useConsequences = ({ definition, rows, deed }: Removal) => {
  const ids = rows.map(idIn)
  return useQuery({
    queryKey: ['consequences', definition.wire.module, deed, ids],
    queryFn: ({ signal }) => fetchConsequences(definition, ids, { deed, signal }),
    enabled: ids.length <= MAX_CHECKED,
    // Consequences may change at any time, so they are never cached.
    staleTime: 0,
    gcTime: 0,
    meta: { silent: true },
  })
}

/** True if a document without checked consequences may be processed: it must not be deleted, but may be cancelled. */
const mayWithoutCheck = (
  { definition: { lifecycle }, rows }: Removal,
  { id, deed, isFailed }: { id: string; deed: RemovalAction; isFailed: boolean },
): boolean => {
  const transition = transitionOf(lifecycle, deed)
  if (!transition) return !isFailed
  const row = rows.find((one) => idIn(one) === id)
  return row?.['iStat'] === undefined || leadsFrom(lifecycle, transition, { ...row, status: Number(row['iStat']) })
}

export const RemovalDialog = ({ asked }: { asked: Removal }) => {
  const words = useWords()
  const { t } = words
  const { definition, rows, deed, decide } = asked
  const { lifecycle } = definition
  // The transition that keeps the document visible: the requested one, or the alternative to a deletion.
  const step = deed === 'delete' ? lifecycle.transitions.find((one) => withdraws(lifecycle, one))?.name : deed
  const { data, error, isLoading, refetch } = useConsequences(asked)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const found = new Map((data?.rows ?? []).map((one) => [one.id, one]))
  const may = (id: string, one: RemovalAction): boolean => {
    const consequences = found.get(id)
    if (consequences) return mayDo(lifecycle, consequences, { asked: deed, deed: one })
    return data === undefined && mayWithoutCheck(asked, { id, deed: one, isFailed: error !== null })
  }
  const able = rows.map(idIn).filter((id) => may(id, deed) || (step !== undefined && may(id, step)))
  const ticked = able.filter((id) => !unticked.has(id))
  const idsFor = (one: RemovalAction) => ticked.filter((id) => may(id, one))
  const confirmed = [...new Set(ticked.flatMap((id) => found.get(id)?.confirm ?? []))]
  const go = (one: RemovalAction) => decide({ deed: one, ids: idsFor(one), confirm: confirmed })
  const kind = documentsOf(words, definition, rows.length)
  const only = rows.length === 1 ? String(rows[0]!['NumberID'] ?? '') : ''
  const title =
    deed === 'delete'
      ? only
        ? t('removal.deleteOneTitle', { kind, number: only })
        : t('removal.deleteTitle', { n: rows.length, kind })
      : only
        ? t('removal.cancelOneTitle', { kind, number: only })
        : t('removal.cancelTitle', { n: rows.length, kind })
  const foot = (
    <Foot
      deed={deed}
      step={step}
      counts={{ step: step ? idsFor(step).length : 0, delete: idsFor('delete').length, all: rows.length }}
      waiting={isLoading}
      onSkip={() => decide(null)}
      onGo={go}
    />
  )
  return (
    <Modal opened role="alertdialog" title={title} width={WIDTH} onClose={() => decide(null)} foot={foot}>
      {rows.length > 1 && (
        <p className={style.question}>
          {deed === 'delete' ? t('list.deleteAsk', { n: rows.length }) : t('list.cancelAsk', { n: rows.length })}
        </p>
      )}
      {error && (
        <p role="alert" className={style.error}>
          {error.message} {deed === 'delete' && t('removal.unseen')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {t('web.retry')}
          </Button>
        </p>
      )}
      <ul className={style.documents} aria-busy={isLoading}>
        {rows.slice(0, MAX_CHECKED).map((row) => (
          <Document
            key={idIn(row)}
            lifecycle={lifecycle}
            row={row}
            known={found.get(idIn(row))}
            waiting={isLoading}
            disabled={!able.includes(idIn(row))}
            ticked={ticked.includes(idIn(row))}
            alone={rows.length === 1}
            onTick={(on) => {
              const next = new Set(unticked)
              if (on) next.delete(idIn(row))
              else next.add(idIn(row))
              setUnticked(next)
            }}
            onLeave={() => decide(null)}
          />
        ))}
      </ul>
      {rows.length > MAX_CHECKED && (
        <p className={style.status}>{t('list.andMore', { n: rows.length - MAX_CHECKED })}</p>
      )}
      <p role="status" className={isLoading ? style.status : 'hidden-visually'}>
        {isLoading
          ? t('removal.looking')
          : able.length === 0
            ? t('removal.nothing')
            : t('removal.chosen', { n: ticked.length, m: rows.length })}
      </p>
    </Modal>
  )
}

interface FootProps {
  deed: RemovalAction
  step: string | undefined
  counts: Record<'step' | 'delete' | 'all', number>
  waiting: boolean
  onSkip: () => void
  onGo: (deed: RemovalAction) => void
}

/** One of the ways, and under it how it differs from the other. */
const Way = ({ told, children }: { told: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <span className={style.way}>
      {children(id)}
      <small id={id}>{told}</small>
    </span>
  )
}

/** Cancelling is the first button when possible, because the document stays visible. */
const Foot = ({ deed, step, counts, waiting, onSkip, onGo }: FootProps) => {
  const { t } = useWords()
  const counted = (text: string, n: number) => (n > 0 && n < counts.all ? `${text} (${n})` : text)
  return (
    <div className={style.footer}>
      <Button onClick={onSkip} data-autofocus>
        {t('removal.skip')}
      </Button>
      {deed === 'delete' && (
        <Way told={t('removal.deleteMeans', { n: KEPT_DAYS })}>
          {(id) => (
            <Button
              variant={counts.step > 0 ? 'default' : 'danger'}
              disabled={waiting || counts.delete === 0}
              aria-describedby={id}
              onClick={() => onGo('delete')}
            >
              {counted(t('removal.delete'), counts.delete)}
            </Button>
          )}
        </Way>
      )}
      {step && (deed === step || counts.step > 0) && (
        <Way told={t('removal.cancelMeans')}>
          {(id) => (
            <Button
              variant="primary"
              disabled={waiting || counts.step === 0}
              aria-describedby={id}
              onClick={() => onGo(step)}
            >
              {counted(t('removal.cancel'), counts.step)}
            </Button>
          )}
        </Way>
      )}
    </div>
  )
}

interface DocumentProps {
  lifecycle: Lifecycle
  row: WireRow
  known: ConsequenceAnswer | undefined
  waiting: boolean
  disabled: boolean
  ticked: boolean
  /** The document is the only one in the dialog. */
  alone: boolean
  onTick: (on: boolean) => void
  onLeave: () => void
}

const Document = ({ lifecycle, row, known, waiting, disabled, ticked, alone, onTick, onLeave }: DocumentProps) => {
  const words = useWords()
  const { t } = words
  const money = useMoney(row)
  const number = known?.number || String(row['NumberID'] ?? '') || t('trash.noNumber')
  const partner = known?.partnerName ?? String(row['ObjName'] ?? '')
  // The state is shown only if it is not the usual one after a save.
  const state = known ? stateOf(lifecycle, { status: known.status ?? 0 }) : undefined
  const shownState = state === lifecycle.states[lifecycle.saved] ? undefined : state
  const total = known?.total ?? Number(row['totalCurrency'] ?? row['TotalTax'] ?? 0)
  return (
    <li className={style.document} data-disabled={disabled || undefined}>
      <label className={style.header}>
        {!alone && (
          <input
            type="checkbox"
            checked={ticked}
            disabled={disabled}
            aria-label={t('removal.take', { number })}
            onChange={(event) => onTick(event.currentTarget.checked)}
          />
        )}
        <span className={style.documentName}>
          <strong>{number}</strong>
          {partner && <span>{partner}</span>}
          {shownState && <StatusChip tone={shownState.tone}>{words.label(shownState.label)}</StatusChip>}
        </span>
        <span className={style.amounts}>
          {total !== 0 && (
            <span>
              {t('removal.total')} <strong>{money(total)}</strong>
            </span>
          )}
          {(known?.paid ?? 0) !== 0 && (
            <span>
              {t('removal.paid')} {money(known!.paid)}
            </span>
          )}
        </span>
      </label>
      {waiting && <Skeleton width="60%" />}
      {known && <Told one={known} onLeave={onLeave} />}
    </li>
  )
}
