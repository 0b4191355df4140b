/** The rows of one field while a person fills them in: their keys, and what he can take back. */
import type { Fields } from '#model/field.ts'
import { isBlankLine, sameLine, type LineDraft } from './draft.ts'
import { keysFor, type DraftState } from './draft-store.ts'
import { createHistory } from './history.ts'
import type { Placed } from './problems.ts'

interface HasRows {
  lines: LineDraft[]
}
/** A step that touches nothing but rows, whatever else stands beside them. */
export type RowsStep = <R extends HasRows>(before: {
  raw: R
  keys: readonly string[]
}) => {
  raw: R
  keys: readonly string[]
}

/** `raw`: as typed; `draft`: with what follows from it. */
export interface RowsState extends Pick<DraftState, 'keys' | 'problems' | 'refused' | 'tried' | 'canUndo' | 'canRedo'> {
  raw: HasRows
  draft: HasRows
}
export interface RowsStore {
  get: () => RowsState
  subscribe: (listener: () => void) => () => void
  /** One step a person can undo; the same `merge` within a second joins the step before. */
  change: (step: RowsStep, merge?: string) => void
  /** What the checks would say after a step, without taking it. */
  probe: (step: RowsStep) => readonly Placed[]
  undo: () => void
  redo: () => void
}

type Rows = { raw: HasRows; keys: readonly string[] }

export interface OwnRowsStore extends RowsStore {
  /** What the form holds now: what was typed here, or what came from elsewhere. */
  sync: (rows: readonly LineDraft[]) => void
  /** Problems of the rows the form holds. */
  tell: (refused: readonly Placed[]) => void
  /** The keys of the rows the form holds: blank ones it does not know. */
  filledKeys: () => readonly string[]
}

interface Options {
  fields: Fields
  rows: readonly LineDraft[]
  /** Takes the rows that hold anything. */
  onChange: (rows: readonly LineDraft[]) => void
  now?: () => number
}

const isSame = (a: readonly LineDraft[], b: readonly LineDraft[]) =>
  a.length === b.length && a.every((row, index) => sameLine(row, b[index]!))

/** The same rows, though something was put right in them. */
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
  let handed = rows
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
  const hand = (next: Rows) => {
    show(next)
    const filled = next.raw.lines.filter(isFilled)
    if (isSame(filled, handed)) return
    handed = filled
    onChange(filled)
  }
  const go = (by: -1 | 1) => {
    const found = history.go(by)
    if (found) hand(found)
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
      hand(next)
    },
    probe: () => [],
    undo: () => go(-1),
    redo: () => go(1),
    sync: (next) => {
      if (next === handed) return
      const isKnown = isSame(next, handed)
      const isReworked = !isKnown && isSameRows(next, handed)
      handed = next
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
    tell: (refused) => put({ refused }),
    filledKeys: () => state.keys.filter((_, index) => isFilled(state.raw.lines[index]!)),
  }
}
