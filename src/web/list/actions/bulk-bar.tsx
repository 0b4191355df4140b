/** Actions on the selected rows, in a bar floating over the list. Actions without right are disabled, not hidden. */
import { FileDown, FilePlus2, Pencil, Printer, Trash2, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { documentMetas } from '#documents/index.ts'
import { isEditable } from '#model/state.ts'
import type { WireRow } from '#web/data/queries.ts'
import { useOwnActions } from '#web/list/actions/use-own-actions.ts'
import { useRights } from '#web/data/profile.ts'
import { useWords } from '#web/words/words.ts'
import { classNames } from '#web/ui/base/class-names.ts'
import { exportRow, printRows, removeRows, rowsFor, transitRows } from './batch.ts'
import { isNextStep, makePath, makeText, makingsOf } from './made-from.ts'
import { TransitionIcon } from './transition-icon.tsx'
import { idOfRow, stateIn, type Subject } from '../subject.ts'
import style from '../list.module.css'

const BulkEdit = lazy(async () => ({ default: (await import('./bulk-edit.tsx')).BulkEdit }))

type BatchAction = (subject: Subject, rows: readonly WireRow[]) => Promise<unknown>
interface Action {
  text: string
  icon: ReactNode
  run: () => void
  allowed: boolean
  /** The action changes the rows. */
  changes?: boolean
  danger?: boolean
}

interface Props {
  subject: Subject
  rows: readonly WireRow[]
  /** Number of rows that match the query. */
  total: number
  onAll: () => Promise<void>
  onClear: () => void
}

export const BulkBar = ({ subject, rows, total, onAll, onClear }: Props) => {
  const { t, label } = useWords()
  const { may } = useRights()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const [busy, setBusy] = useState(false)
  const { right, document } = subject
  const own = useOwnActions(document?.name ?? subject.list, 'bulk')
  const does =
    (doing: BatchAction, chosen: readonly WireRow[] = rows) =>
    () => {
      setBusy(true)
      void doing(subject, chosen)
        .then((done) => {
          if (done) onClear()
        })
        .finally(() => setBusy(false))
    }
  // Documents maintained by other documents cannot be changed here; for a mixed selection the server refuses those.
  const kept = rows.length > 0 && rows.every((row) => row['auto'] === true)
  const actions: (Action | false)[] = [
    subject.printable !== null && {
      text: t('list.print'),
      icon: <Printer size={16} />,
      run: does(printRows),
      allowed: may(right, 'R'),
    },
    rows.length === 1 &&
      subject.calls.exportItem !== null &&
      may('ExportExcel', 'R') && {
        text: t('list.export'),
        icon: <FileDown size={16} />,
        run: does(exportRow),
        allowed: subject.open || may(right, 'R'),
      },
    subject.bulk.length > 0 &&
      rows.some((row) => !document || isEditable(document.lifecycle, stateIn(row))) && {
        text: t('list.editMany'),
        icon: <Pencil size={16} />,
        run: () => setEditing(true),
        allowed: may(right, 'U') && !kept,
        changes: true,
      },
    ...(document ? makingsOf(document, rows, documentMetas) : [])
      .filter(({ made }) => isNextStep(document!, made))
      .map(({ made, groups }) => ({
        text: makeText({ label }, made),
        icon: <FilePlus2 size={16} />,
        run:
          groups.length === 1
            ? () => void navigate(makePath(made, document!, groups[0]!.map(idOfRow)))
            : does(async (of) => (await import('./make-each.ts')).makeEach(of, groups, made)),
        allowed: may(made.right, 'A') && may(right, 'R'),
      })),
    // A transition is offered only if at least one selected document is in a state that allows it.
    ...(document?.lifecycle.transitions ?? []).map((transition): Action | false => {
      const able = rowsFor(subject, rows, transition)
      return (
        able.length > 0 && {
          text: label(transition.label),
          icon: <TransitionIcon name={transition.name} size={16} />,
          run: does((_, chosen) => transitRows(subject, chosen, transition), able),
          allowed: may(right, transition.right) && !kept,
          changes: true,
        }
      )
    }),
    ...own.map((one): Action | false => {
      const able = rows.filter((row) => one.shows(row))
      return (
        able.length > 0 && {
          text: label(one.label),
          icon: <one.icon size={16} />,
          run: does((of, chosen) => one.run(of, chosen, (path) => void navigate(path)), able),
          allowed: may(right, one.right) && (one.needs ?? []).every((pair) => may(...pair)) && !kept,
          changes: true,
        }
      )
    }),
    subject.calls.remove !== null && {
      text: t('list.delete'),
      icon: <Trash2 size={16} />,
      run: does(removeRows),
      allowed: may(right, 'D') && !kept,
      changes: true,
      danger: true,
    },
  ]
  return (
    <>
      <div className={style.bulk}>
        <div className={style.bulkBar} role="toolbar" aria-label={t('list.selected', { n: rows.length })}>
          <span className={style.bulkCount} role="status">
            {t('list.selected', { n: rows.length })}
          </span>
          {rows.length < total && (
            <button
              type="button"
              className={style.bulkAction}
              disabled={busy}
              onClick={() => {
                setBusy(true)
                void onAll().finally(() => setBusy(false))
              }}
            >
              {t('list.selectAll', { n: total })}
            </button>
          )}
          {actions
            .filter((one) => one !== false)
            .map((one) => (
              <button
                key={one.text}
                type="button"
                className={classNames(style.bulkAction, one.danger && style.bulkDanger)}
                disabled={busy || !one.allowed}
                data-tip={one.allowed ? undefined : t(one.changes && kept ? 'list.kept' : 'noRight')}
                onClick={one.run}
              >
                {one.icon}
                {one.text}
              </button>
            ))}
          <button
            type="button"
            className={classNames(style.bulkAction, style.bulkClear)}
            aria-label={t('list.unselect')}
            data-tip={t('list.unselect')}
            onClick={onClear}
          >
            <X size={16} />
          </button>
        </div>
      </div>
      {editing && (
        <Suspense>
          <BulkEdit
            subject={subject}
            rows={rows}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false)
              onClear()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
