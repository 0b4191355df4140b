/** Deleting records of lists: the question, with what goes along and what keeps some of them, and restoring them. */
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { spelt } from '#wire/spelling.ts'
import type { PathTo } from '#wire/calls.ts'
import type { UsesAnswer, UsesRow } from '#wire/uses.ts'
import { isUnanswered } from '#web/data/call-failed.ts'
import { call } from '#web/data/call.ts'
import { invalidateModule, queryClient, reportFailure } from '#web/data/queries.ts'
import { currentWords, useWords } from '#web/words/words.ts'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notify } from '#web/ui/floating/notify.tsx'
import { reportBatch } from './batch-result.tsx'
import { inParts } from './calls.ts'
import { KEPT_DAYS } from './kept-days.ts'
import style from './removal.module.css'

const WIDTH = 520
/** So many are named; of more only their number is told, as of all that a page selects. */
const NAMED = 8
const MOST_ASKED = 100

export interface NamedRecord {
  id: string
  name: string
}
interface Asked {
  title: string
  ask: string
  rows: readonly NamedRecord[]
}

export const askRemovalOfRecords = (path: PathTo<UsesAnswer>, { title, ask, rows }: Asked): Promise<boolean> =>
  confirm({
    title,
    danger: true,
    confirmLabel: title,
    width: WIDTH,
    message: <Question path={path} ask={ask} rows={rows} />,
  })

const Question = ({ path, ask, rows }: Omit<Asked, 'title'> & { path: PathTo<UsesAnswer> }) => {
  const { t, language } = useWords()
  const ids = rows.slice(0, MOST_ASKED).map(({ id }) => id)
  const { data, error, isPending } = useQuery(
    {
      queryKey: ['uses', path, ids],
      queryFn: ({ signal }) => call(path, { body: ids, signal }),
      // Somebody may have used one of them since.
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    },
    queryClient,
  )
  const found = new Map((data ? spelt(data).rows : []).map((row) => [row.id, row]))
  // Of many, those that stay are what one has to know.
  const isKept = ({ id }: NamedRecord) => (found.get(id)?.uses.length ?? 0) > 0
  const told = rows.toSorted((a, b) => Number(isKept(b)) - Number(isKept(a))).slice(0, NAMED)
  const counted = (uses: UsesRow['uses']) =>
    uses.map(({ name, count }) => `${showNumber(decimal(count), { language })} ${name}`).join(', ')
  return (
    <>
      <span>{ask}</span>
      <dl className={style.records} aria-busy={isPending}>
        {told.map(({ id, name }) => {
          const { uses = [], goes = [] } = found.get(id) ?? {}
          return (
            <Fragment key={id}>
              <dt>{name}</dt>
              {uses.length > 0 && <dd data-kept>{t('removal.usedIn', { uses: counted(uses) })}</dd>}
              {uses.length === 0 && goes.length > 0 && <dd>{t('removal.goes', { uses: counted(goes) })}</dd>}
            </Fragment>
          )
        })}
      </dl>
      {rows.length > told.length && <span>{t('removal.more', { n: rows.length - told.length })}</span>}
      <span className={style.recordsNote} role="status">
        {isPending ? t('removal.looking') : error ? error.message : t('removal.recordsMean', { n: KEPT_DAYS })}
      </span>
    </>
  )
}

interface Group {
  module: string
  rows: readonly NamedRecord[]
}

/** Restores records, one list after another; resolves to how many came back. */
export const restoreRecords = async (groups: readonly Group[], again?: () => void): Promise<number> => {
  const { t } = currentWords()
  let done = 0
  try {
    for (const { module, rows } of groups) {
      const answer = await inParts(
        `api/${module}/Restore`,
        rows.map(({ id }) => id),
      )
      done += answer.done
      await invalidateModule(module)
      await reportBatch(answer, rows.length, {
        done: rows.length === 1 ? t('removal.restoredOne', { number: rows[0]!.name }) : t('removal.restored'),
        partly: (n, m) => t('removal.restoredPartly', { n, m }),
      })
    }
  } catch (failure) {
    // The notice with the button is closed by now.
    if (!again || !isUnanswered(failure)) reportFailure(failure)
    else
      notify({
        tone: 'error',
        message: (failure as Error).message,
        actions: [{ label: t('web.retry'), run: again }],
      })
  }
  return done
}
