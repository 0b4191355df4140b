/** The conditions on columns above the rows: each is a chip that is changed in its place, by keys too. */
import { useQueries } from '@tanstack/react-query'
import { ChevronDown, Plus } from 'lucide-react'
import { Fragment, type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { MOST_CONDITIONS, whereIn, writeWhere, type WhereCondition, type WireWhere } from '#wire/where.ts'
import { conditionText, fieldNamed, type ConditionField, type ConditionWords } from '#wire/where-text.ts'
import { useRights } from '#web/data/profile.ts'
import { infoQuery } from '#web/data/queries.ts'
import { listNamed } from '#web/pickers/registry.ts'
import { focusPage } from '#web/ui/base/focus.ts'
import { Popover } from '#web/ui/floating/popover.tsx'
import { Tag } from '#web/ui/parts.tsx'
import { useWords } from '#web/words/words.ts'
import { added, fieldOfColumn, fieldsOf, removed, replaced, turned, type ConditionPlace } from './conditions.ts'
import { ConditionBox } from './condition-box.tsx'
import { ColumnChoice } from '../views/column-choice.tsx'
import type { Subject } from '../subject.ts'
import style from './conditions.module.css'

/** What is open: the choice of a column, or the box of a condition that is new (`place` null) or changed. */
export interface OpenCondition {
  /** The column by which it was asked for; null: it is chosen first. */
  column: { field: string; label: string } | null
  /** The group that a new condition joins; null: one of its own. */
  group: number | null
  place: ConditionPlace | null
}
const addingAny: OpenCondition = { column: null, group: null, place: null }

export interface ConditionChipsProps {
  subject: Subject
  /** As the address has it. */
  text: string
  opened: OpenCondition | null
  onOpened: (opened: OpenCondition | null) => void
  onChange: (text: string) => void
}

/** The names of the records that the conditions name, as far as they were read. */
const useNames = (where: WireWhere | null, fields: readonly ConditionField[]): ConditionWords['nameOf'] => {
  const asked = useMemo(
    () =>
      (where?.groups.flat() ?? []).flatMap(({ field, value }) => {
        const { of, wire } = fieldNamed(fields, field) ?? {}
        const module = of && wire === field ? listNamed(of)?.wire.module : undefined
        return module && Array.isArray(value) ? value.map((id) => ({ module, id: String(id) })) : []
      }),
    [where, fields],
  )
  const answers = useQueries({
    queries: asked.map(({ module, id }) => ({ ...infoQuery(module, id), staleTime: 300_000, meta: { silent: true } })),
  })
  const names = new Map(asked.map(({ id }, at) => [id, answers[at]?.data?.['Name']]))
  return (_, id) => {
    const name = names.get(id)
    return typeof name === 'string' ? name : undefined
  }
}

/**
 * Closes the box when the address has what was changed, and then gives the focus to its chip; to the last one, or the
 * button that adds, when that is gone. `aim` takes the new text and the place of the chip among all.
 */
const useAim = (text: string, isClosed: boolean, onClose: () => void) => {
  const row = useRef<HTMLDivElement>(null)
  const aimed = useRef<{ text: string; at: number } | null>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (aimed.current?.text !== text) return
    if (!isClosed) return close()
    const chips = [...(row.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])]
    const target = chips[Math.min(aimed.current.at, chips.length - 1)]
    aimed.current = null
    ;(target ?? row.current?.querySelector<HTMLElement>('[data-add]'))?.focus()
  }, [text, isClosed])
  return {
    row,
    aim: (next: string, at: number) => {
      aimed.current = { text: next, at }
    },
  }
}

const chipAt = ({ groups }: WireWhere, { group, index }: ConditionPlace): number =>
  groups.slice(0, group).reduce((sum, one) => sum + one.length, index)

const moveChip = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const target = event.target as HTMLElement
  if (!step || !target.matches('[data-chip], [data-join], [data-add]')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-chip], [data-join], [data-add]')]
  const next = all[all.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

export const ConditionChips = (props: ConditionChipsProps) => {
  const { subject, text, opened, onOpened, onChange } = props
  const { t } = useWords()
  const { sight } = useRights()
  const fields = useMemo(() => fieldsOf(subject, sight), [subject, sight])
  const where = useMemo(() => whereIn(text), [text])
  const { row, aim } = useAim(text, opened === null, () => onOpened(null))
  const change = (next: WireWhere, place?: ConditionPlace) => {
    const written = writeWhere(next)
    if (!place || written === text || written === '') onOpened(null)
    else aim(written, chipAt(next, place))
    onChange(written)
    // The row goes with its last chip.
    if (written === '') focusPage()
  }
  if (where === undefined)
    return (
      <Tag removeLabel={t('where.drop')} onRemove={() => onChange('')}>
        {t('where.unreadable')}
      </Tag>
    )
  const groups = where?.groups ?? []
  return (
    <div ref={row} className={style.row} role="group" aria-label={t('where.title')} onKeyDown={moveChip}>
      {groups.map((group, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <button
              type="button"
              className={style.join}
              data-join
              data-tip={t('where.joinHint')}
              onClick={() => change(turned(where!))}
            >
              {t(where!.join === 'all' ? 'where.and' : 'where.or')}
            </button>
          )}
          <Group {...{ ...props, fields, group, at, change }} where={where!} />
        </Fragment>
      ))}
      <Adding {...{ ...props, fields, change }} where={where} isFull={groups.flat().length >= MOST_CONDITIONS} />
    </div>
  )
}

interface Parts extends ConditionChipsProps {
  fields: readonly ConditionField[]
  /** `place`: of the chip that has the focus then. */
  change: (where: WireWhere, place?: ConditionPlace) => void
}

/** The conditions of a group, in brackets where there are several. */
const Group = ({ group, at, ...props }: Parts & { where: WireWhere; group: readonly WhereCondition[]; at: number }) => {
  const { t } = useWords()
  const isNewHere = props.opened !== null && props.opened.place === null && props.opened.group === at
  return (
    <span className={style.group} data-several={group.length > 1 || isNewHere || undefined}>
      {group.map((condition, index) => (
        <Fragment key={index}>
          {index > 0 && <span className={style.inner}>{t(props.where.join === 'all' ? 'where.or' : 'where.and')}</span>}
          <Chip {...props} condition={condition} place={{ group: at, index }} />
        </Fragment>
      ))}
    </span>
  )
}

const samePlace = (a: ConditionPlace | null | undefined, b: ConditionPlace): boolean =>
  a?.group === b.group && a.index === b.index

const Chip = ({
  where,
  fields,
  condition,
  place,
  opened,
  onOpened,
  change,
}: Parts & { where: WireWhere; condition: WhereCondition; place: ConditionPlace }) => {
  const { label, language } = useWords()
  const field = fieldNamed(fields, condition.field)
  const nameOf = useNames({ join: 'all', groups: [[condition]] }, fields)
  const text = conditionText(condition, field, { language, label, nameOf })
  const isOpened = samePlace(opened?.place, place)
  const drop = () => change(removed(where, place), place)
  return (
    <Popover
      opened={isOpened}
      onChange={(next) => onOpened(next ? { column: null, group: null, place } : null)}
      label={text}
      width={320}
      sheet
      target={
        <button
          type="button"
          className={style.chip}
          data-chip
          aria-keyshortcuts="Delete"
          onClick={() => onOpened(isOpened ? null : { column: null, group: null, place })}
          onKeyDown={(event) => {
            if (event.key !== 'Delete' && event.key !== 'Backspace') return
            event.preventDefault()
            event.stopPropagation()
            drop()
          }}
        >
          <span>{text}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      {field && (
        <ConditionBox
          field={field}
          condition={condition}
          join={where.join}
          onApply={(next) => change(replaced(where, place, next), place)}
          onDrop={drop}
          onMore={() => onOpened({ column: null, group: place.group, place: null })}
          isFull={where.groups.flat().length >= MOST_CONDITIONS}
        />
      )}
    </Popover>
  )
}

/** The button that adds a condition: first the column is chosen, then what is asked of it. */
const Adding = ({
  where,
  fields,
  opened,
  onOpened,
  change,
  isFull,
}: Parts & { where: WireWhere | null; isFull: boolean }) => {
  const { t, label } = useWords()
  const isNew = opened !== null && opened.place === null
  const field = isNew && opened.column ? fieldOfColumn(fields, opened.column) : undefined
  return (
    <Popover
      // The box is placed anew for what it holds.
      key={field?.wire ?? ''}
      opened={isNew}
      onChange={(next) => onOpened(next ? addingAny : null)}
      label={t('where.add')}
      width={320}
      sheet
      target={
        <button
          type="button"
          className={style.add}
          data-add
          disabled={isFull && !isNew}
          aria-keyshortcuts="C"
          data-tip={isFull ? t('where.most', { n: MOST_CONDITIONS }) : t('where.add')}
          onClick={() => onOpened(isNew ? null : addingAny)}
        >
          <Plus size={14} aria-hidden="true" />
          {t('where.title')}
        </button>
      }
    >
      {field ? (
        <ConditionBox
          field={field}
          condition={null}
          join={where?.join ?? 'all'}
          onApply={(next) => {
            const group = opened!.group ?? where?.groups.length ?? 0
            change(added(where, opened!.group, next), { group, index: where?.groups[group]?.length ?? 0 })
          }}
        />
      ) : (
        <ColumnChoice
          options={fields.map(({ wire, label: key }) => ({ key: wire, text: label(key), name: key }))}
          find={t('where.findColumn')}
          label={t('where.column')}
          nothing={t('where.noColumn')}
          onChoose={({ key, name }) => onOpened({ ...opened!, column: { field: key, label: name } })}
        />
      )}
    </Popover>
  )
}
