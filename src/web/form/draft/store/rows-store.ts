/** Editable rows of one field, with their keys and an undo history. */
import type { Fields } from '#model/field.ts'
import { isBlankLine, sameLine, type LineDraft } from '../draft.ts'
import { keysFor, type DraftState } from './draft-store.ts'
import { createHistory } from './history.ts'
import type { PlacedProblem } from '../problems/problems.ts'

interface HasRows {
  lines: LineDraft[]
}
/** An edit that changes only the rows and works for documents and records alike. */
export type RowsEdit = <R extends HasRows>(before: {
  raw: R
  keys: readonly string[]
}) => {
  raw: R
  keys: readonly string[]
}

/** `raw`: values as typed; `draft`: with computed values. */
export interface RowsState extends Pick<DraftState, 'keys' | 'problems' | 'refused' | 'tried' | 'canUndo' | 'canRedo'> {
  raw: HasRows
  draft: HasRows
}
export interface RowsStore {
  get: () => RowsState
  subscribe: (listener: () => void) => () => void
  /** Applies one edit that the user can undo. Edits with the same `merge` text within a second become one undo step. */
  change: (step: RowsEdit, merge?: string) => void
  /** The problems the checks would find after an edit, without applying it. */
  probe: (step: RowsEdit) => readonly PlacedProblem[]
  undo: () => void
  redo: () => void
}

type Rows = { raw: HasRows; keys: readonly string[] }

export interface OwnRowsStore extends RowsStore {
  /** Takes the rows from the form, whether they were edited here or replaced from outside. */
  sync: (rows: readonly LineDraft[]) => void
  /** Sets the problems of the rows. */
  setRefused: (refused: readonly PlacedProblem[]) => void
  /** Keys of the non-blank rows; the form does not know the blank ones. */
  filledKeys: () => readonly string[]
}

interface Options {
  fields: Fields
  rows: readonly LineDraft[]
  /** Called with the non-blank rows after each change. */
  onChange: (rows: readonly LineDraft[]) => void
  now?: () => number
}

const isSame = (a: readonly LineDraft[], b: readonly LineDraft[]) =>
  a.length === b.length && a.every((row, index) => sameLine(row, b[index]!))

/** True when the rows are the same ones, although some of their values may have been corrected. */
const isSameRows = (a: readonly LineDraft[], b: readonly LineDraft[]) =>
  a.length === b.length && a.every((row, index) => row.lineId === b[index]!.lineId)

export const createRowsStore = ({ fields, rows, onChange, now = () => performance.now() }: Options): OwnRowsStore => {
  const listeners = new Set<() => void>()
  const startWith = (lines: readonly LineDraft[]): Rows => ({
    raw: { lines: [...lines] },
    keys: keysFor(lines as LineDraft[]),
  })
  const isFilled = (row: LineDraft) => !isBlankLine(fields, row)
  const start = startWith(rows)
  const history = createHistory(start, now)
  let lastHanded = rows
  let state: RowsState = {
    ...start,
    draft: start.raw,
    problems: [],
    refused: [],
    tried: false,
    canUndo: false,
    canRedo: false,
  }
  const put = (next: Partial<RowsState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const show = ({ raw, keys }: Rows) =>
    put({ raw, draft: raw, keys, canUndo: history.canUndo(), canRedo: history.canRedo() })
  const handToForm = (next: Rows) => {
    show(next)
    const filled = next.raw.lines.filter(isFilled)
    if (isSame(filled, lastHanded)) return
    lastHanded = filled
    onChange(filled)
  }
  const go = (by: -1 | 1) => {
    const found = history.go(by)
    if (found) handToForm(found)
  }
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change: (step, merge) => {
      const before = { raw: state.raw, keys: state.keys }
      const next = step(before)
      if (next.raw === before.raw && next.keys === before.keys) return
      history.record(next, merge)
      handToForm(next)
    },
    probe: () => [],
    undo: () => go(-1),
    redo: () => go(1),
    sync: (next) => {
      if (next === lastHanded) return
      const isKnown = isSame(next, lastHanded)
      const isReworked = !isKnown && isSameRows(next, lastHanded)
      lastHanded = next
      if (isKnown) return
      if (isReworked) {
        const { raw, keys } = state
        const left = [...next]
        const reworked = { raw: { lines: raw.lines.map((row) => (isFilled(row) ? left.shift()! : row)) }, keys }
        history.replace(reworked)
        show(reworked)
        return
      }
      const fresh = startWith(next)
      history.restart(fresh)
      show(fresh)
    },
    setRefused: (refused) => put({ refused }),
    filledKeys: () => state.keys.filter((_, index) => isFilled(state.raw.lines[index]!)),
  }
}
