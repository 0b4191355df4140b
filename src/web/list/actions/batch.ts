/** Actions on several rows at once: delete, cancel, restore, edit, export, print. */
import { leadsFrom, withdraws, type Transition } from '#model/state.ts'
import type { BatchOutcome } from '#wire/spelling.ts'
import { invalidateModule, reportFailure, type WireRow } from '#web/data/queries.ts'
import { reportBatch, type BatchWords } from '#web/removal/batch-result.tsx'
import { loadArea, currentWords, type WebWords } from '#web/words/words.ts'
import { askingAnyway, inParts } from '#web/removal/calls.ts'
import { confirm } from '#web/ui/floating/confirm.tsx'
import { notifyError } from '#web/ui/floating/notify.tsx'
import { idOfRow, stateIn, type Subject } from '../subject.ts'

const NAMED = 5

/** A code alone does not tell whom or what it stands for. */
const nameOf = (row: WireRow, nameField: string): string =>
  [...new Set([row[nameField], row['Name']].map((one) => String(one ?? '')).filter(Boolean))].join(' – ')

/** Names of the first few rows, for messages. */
const namesOf = (rows: readonly WireRow[], nameField: string, { t }: WebWords): string => {
  const names = rows.slice(0, NAMED).map((row) => nameOf(row, nameField))
  return [...names, ...(rows.length > NAMED ? [t('list.andMore', { n: rows.length - NAMED })] : [])].join(', ')
}

type BatchAction = (subject: Subject, rows: readonly WireRow[]) => Promise<boolean>

/** An id, or a record with the values to change. */
type Sent = string | ({ s_ID: string } & Readonly<Record<string, unknown>>)

const run = async (
  subject: Subject,
  path: string,
  {
    bodies,
    words,
    onAnswer,
  }: { bodies: readonly Sent[]; words: BatchWords; onAnswer?: (answer: BatchOutcome) => void },
): Promise<BatchOutcome | null> => {
  try {
    const answer = await askingAnyway(
      (some, confirm) => inParts(path, some, confirm),
      bodies.map((body) => ({ id: typeof body === 'string' ? body : body.s_ID, body })),
    )
    onAnswer?.(answer)
    await invalidateModule(subject.module)
    await reportBatch(answer, bodies.length, words)
    return answer
  } catch (failure) {
    reportFailure(failure)
    return null
  }
}

/** Loaded on demand, because few pages use it. */
const removal = async () => (await Promise.all([import('#web/removal/run.ts'), loadArea('removal')]))[0]

const removalOfRecords = async () => (await Promise.all([import('#web/removal/records.tsx'), loadArea('removal')]))[0]

/** What was done to the rows: 'delete' or the name of a transition; null when nothing was done. */
export type RemovalOutcome = string | null
export interface RemovalOptions {
  /** Called after the user has undone it in the notice. */
  onRestored?: () => void
}

/**
 * Deletes rows. For documents a dialog shows the consequences and offers to cancel them instead; for records a question
 * is asked.
 */
export const removeRows = async (
  subject: Subject,
  rows: readonly WireRow[],
  options: RemovalOptions = {},
): Promise<RemovalOutcome> => {
  if (subject.document) return (await removal()).removeDocuments(subject.document, rows, { deed: 'delete', ...options })
  return (await removeRecords(subject, rows, options)) ? 'delete' : null
}

const removeRecords = async (
  subject: Subject,
  rows: readonly WireRow[],
  { onRestored }: RemovalOptions,
): Promise<boolean> => {
  const { remove: path, uses } = subject.calls
  if (path === null) return false
  const words = currentWords()
  const { t } = words
  const ask = t('list.deleteAsk', { n: rows.length })
  const named = rows.map((row) => ({ id: idOfRow(row), name: nameOf(row, subject.nameField) }))
  const of = uses === undefined ? null : await removalOfRecords()
  const confirmed = of
    ? await of.askRemovalOfRecords(uses!, { title: t('list.delete'), ask, rows: named })
    : await confirm({
        title: t('list.delete'),
        danger: true,
        confirmLabel: t('list.delete'),
        message: question(ask, namesOf(rows, subject.nameField, words)),
      })
  if (!confirmed) return false
  let gone = named
  const undo = async () => {
    if ((await of!.restoreRecords([{ module: subject.module, rows: gone }], () => void undo())) > 0) onRestored?.()
  }
  const answer = await run(subject, path, {
    bodies: rows.map(idOfRow),
    words: {
      done: t('done.deleted'),
      partly: (n, m) => t('partly.deleted', { n, m }),
      ...(of && { undo: { label: t('trash.restore'), run: () => void undo() } }),
    },
    onAnswer: ({ failures }) => {
      const failed = new Set(failures.map((one) => one.id))
      gone = named.filter(({ id }) => !failed.has(id))
    },
  })
  if (answer && answer.failures.length > 0) await offerDeactivation(subject, rows, answer)
  return answer !== null
}
const question = (text: string, names: string): string => `${text}\n${names}`

/** Master data in use cannot be deleted, so it is offered to deactivate them (contract master-data §1). */
const offerDeactivation = async (subject: Subject, rows: readonly WireRow[], answer: BatchOutcome): Promise<void> => {
  const { t } = currentWords()
  const active = subject.bulk.find((one) => one.name === 'active')
  const left = rows.filter(
    (row) => answer.failures.some((one) => one.id === idOfRow(row)) && row[active?.wire ?? ''] !== false,
  )
  if (!active || left.length === 0) return
  if (
    !(await confirm({
      title: t('list.stopUsing'),
      message: t('list.stopUsingAsk', { n: left.length }),
      confirmLabel: t('list.stopUsing'),
    }))
  )
    return
  await updateRows(subject, left, { [active.wire]: false })
}

/** The selected documents whose state allows the transition; the others are ignored. */
export const rowsFor = ({ document }: Subject, rows: readonly WireRow[], transition: Transition): readonly WireRow[] =>
  document ? rows.filter((row) => leadsFrom(document.lifecycle, transition, stateIn(row))) : []

/** Runs a transition on documents. A transition that withdraws documents shows the consequences first. */
export const transitRows = async (
  subject: Subject,
  rows: readonly WireRow[],
  transition: Transition,
  options: RemovalOptions = {},
): Promise<boolean> => {
  const { document } = subject
  if (!document) return false
  const { removeDocuments, transitDocuments } = await removal()
  if (withdraws(document.lifecycle, transition))
    return (await removeDocuments(document, rows, { deed: transition.name, ...options })) !== null
  return (await transitDocuments([{ definition: document, rows, transition }])) > 0
}

/** Updates rows with `values` by wire names; each row is sent with its version. */
export const updateRows = async (
  subject: Subject,
  rows: readonly WireRow[],
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const { t } = currentWords()
  const bodies = rows.map((row) => ({
    s_ID: idOfRow(row),
    ...(typeof row['version'] === 'number' && { version: row['version'] }),
    ...values,
  }))
  return (
    (await run(subject, subject.calls.update, {
      bodies,
      words: { done: t('done.updated'), partly: (n, m) => t('list.updatedPartly', { n, m }) },
    })) !== null
  )
}

/** Opens the print forms of all rows in one preview. */
export const printRows: BatchAction = async (subject, rows) => {
  if (!subject.printable || rows.length === 0) return false
  const { openPrints } = await import('#web/print/open-print.ts')
  openPrints(
    subject.printable,
    rows.map((row) => ({ id: idOfRow(row), number: String(row[subject.nameField] ?? '') })),
  )
  return false
}

/** Exports a single row (contract README §7). */
export const exportRow: BatchAction = async (subject, rows) => {
  const { t } = currentWords()
  const path = subject.calls.exportItem
  if (rows.length !== 1 || path === null) {
    notifyError(t('exportOneRow'))
    return false
  }
  const [{ exportFile }] = await Promise.all([import('../files/export.ts'), loadArea('listing')])
  await exportFile(subject, path, new URLSearchParams({ s_ID: idOfRow(rows[0]!) }))
  return false
}
