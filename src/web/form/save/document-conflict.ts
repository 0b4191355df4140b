/** The version of a document that was stored meanwhile, beside the one in the form. */
import { readDocument, type ReadDocument } from '#wire/document.ts'
import { documentCall } from '#wire/calls.ts'
import { ofId } from '#wire/spelling.ts'
import { isEditable, stateOf } from '#model/state.ts'
import { call } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { askConflict, type ConflictChoice } from '#web/asking/conflict.tsx'
import {
  differences,
  rowDifferences,
  typedFields,
  type FieldComparison,
  type Difference,
} from '#web/asking/differences.ts'
import { hasLines, isBlankLine, shapeOf, type DraftRecord } from '../draft/draft.ts'
import { loadUnknown } from '../draft/store/load-refs.ts'
import type { FormModel } from '../draft/store/model.ts'
import { cacheFromDraft } from '../draft/store/refs.ts'
import { currentFormWords } from '../../words/form-words.ts'
import { keptAs } from './drafts/kept-as.ts'
import { showingOf } from './showing.ts'
import type { DocumentFormState } from './drafts/use-draft.ts'

/** A line shows its goods by one column, whatever follows from them by others. */
const typedOf = (placed: readonly FieldComparison[]): FieldComparison[] =>
  typedFields(Object.fromEntries(placed.map(({ name, field }) => [name, field])))

const stateDifference = ({ definition }: FormModel, opened: DraftRecord, stored: ReadDocument): Difference[] => {
  const { t, label } = currentFormWords()
  const [before, now] = [opened, stored].map((one) => stateOf(definition.lifecycle, one as never))
  return before && now && before !== now
    ? [{ where: t('conflict.status'), theirs: label(now.label), mine: label(before.label) }]
    : []
}

export const differencesOf = (
  { model, past }: Pick<DocumentFormState, 'model' | 'past'>,
  stored: ReadDocument,
): Difference[] => {
  const { definition, header, columns, store, cache } = model
  const lines = typedOf(columns)
  const show = showingOf(cache, past.today(), lines)
  const theirs = stored as unknown as DraftRecord
  // As it is computed: what follows from something typed is equal where that is equal.
  const mine = store.get().draft
  const filled = mine.lines.filter((line) => !isBlankLine(shapeOf(definition).lines, line))
  return [
    ...stateDifference(model, past.opened, stored),
    ...differences(typedOf([...header.main, ...header.more, ...header.amounts]), { theirs, mine }, show),
    ...(hasLines(definition) ? rowDifferences(lines, { theirs: theirs.lines, mine: filled }, show) : []),
    ...differences(
      header.totals.filter(({ style }) => style === 'main'),
      { theirs, mine },
      show,
    ),
  ]
}

export interface SolvedConflict {
  choice: ConflictChoice
  stored: ReadDocument
}

const textOf = (moment: unknown): string | null => (typeof moment === 'string' ? moment : null)

/** Null when the stored version cannot be read any more; that was told. */
export const solveConflict = async (form: DocumentFormState, id: string): Promise<SolvedConflict | null> => {
  const { definition, cache } = form.model
  try {
    const answer = await call(documentCall(definition, 'getInfo'), { query: ofId(id) })
    const stored = readDocument(definition, answer)
    cacheFromDraft(definition, stored as unknown as DraftRecord, cache)
    await loadUnknown(definition, stored as unknown as DraftRecord, cache)
    const choice = await askConflict({
      by: stored.updatedBy ?? stored.createdBy,
      at: textOf(stored.updatedAt ?? stored.createdAt),
      differences: differencesOf(form, stored),
      isOpen: isEditable(definition.lifecycle, stored),
      keptAs: await keptAs(form.draft),
    })
    return { choice, stored }
  } catch (failure) {
    reportFailure(failure)
    return null
  }
}
