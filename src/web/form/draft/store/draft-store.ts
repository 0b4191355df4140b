/**
 * Holds the document while it is filled in, outside React: the values as typed (`raw`), the computed document
 * (`draft`), its problems and the undo history. Only components that subscribe to a value render again. Typing inside a
 * cell does not change the store until the cell is left.
 */
import type { Problem } from '#kernel/problem.ts'
import { valueProblems } from '#model/check.ts'
import { complete, valueAt, withValueAt, type FieldAt } from '#model/complete.ts'
import type { AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Shape } from '#model/field.ts'
import { missingInDocument } from '#model/required.ts'
import type { Sight } from '#model/marks.ts'
import { isBlankLine, sameLine, shapeOf, type DraftRecord, type LineDraft } from '../draft.ts'
import { createHistory } from './history.ts'
import { placeProblem, visibleShape, type PlacedProblem } from '../problems/problems.ts'

export interface DraftState {
  raw: DraftRecord
  /** `raw` with copied and computed values; blank lines are included unchanged. */
  draft: DraftRecord
  keys: readonly string[]
  /** Problems found by the definition's checks. */
  problems: readonly PlacedProblem[]
  /** Problems returned by the server for the last save. */
  refused: readonly PlacedProblem[]
  /** Missing values are shown as problems only after the first attempt to save. */
  tried: boolean
  changed: boolean
  canUndo: boolean
  canRedo: boolean
}

export interface RawDraft {
  raw: DraftRecord
  keys: readonly string[]
}
export type Edit = (before: RawDraft) => RawDraft

export interface DraftStore {
  readonly definition: AnyDocument
  get: () => DraftState
  subscribe: (listener: () => void) => () => void
  /** Applies one edit that the user can undo. Edits with the same `merge` text within a second become one undo step. */
  change: (step: Edit, merge?: string) => void
  /**
   * Applies a change the user did not make, such as a proposed price; it is undone together with the user's last edit.
   */
  amend: (step: Edit) => void
  /** The value the rules would propose for a field of the head or of its objects if it were empty. */
  proposal: (field: FieldAt) => unknown
  /** What the rules know of the document as it is now. */
  context: () => RuleContext
  /** The decimals of money in the currency of the document. */
  decimals: () => number
  /** The problems the checks would find after an edit, without applying it. */
  probe: (step: Edit) => readonly PlacedProblem[]
  undo: () => void
  redo: () => void
  /** Replaces the content with a stored or a blank document. With `keepHistory`, undo returns to the content before. */
  load: (draft: DraftRecord, options?: { changed?: boolean; keepHistory?: boolean }) => void
  /** Computes and checks the draft again after referenced records have been loaded. */
  refresh: () => void
  patch: (change: Partial<Pick<DraftState, 'refused' | 'tried' | 'changed'>>) => void
}

let lastKey = 0
export const newKey = (): string => `n${(lastKey += 1)}`
export const keysFor = (lines: readonly LineDraft[]): string[] => lines.map((line) => line.lineId ?? newKey())

interface Computed {
  draft: DraftRecord
  problems: readonly PlacedProblem[]
}

/** Computes and checks the document without its blank lines, as a save would. */
const computeAndCheck = (
  { definition, context: contextOf, asked: visible }: Rules,
  { raw, keys }: RawDraft,
): Computed => {
  const context = contextOf(raw)
  const fields = shapeOf(definition).lines
  const filled = raw.lines.flatMap((line, index) => (isBlankLine(fields, line) ? [] : [index]))
  const whole = filled.length === raw.lines.length
  const lines = whole ? raw.lines : filled.map((index) => raw.lines[index]!)
  const computed = complete(definition, { ...raw, lines } as never, context) as unknown as DraftRecord
  const filledKeys = whole ? keys : filled.map((index) => keys[index]!)
  const found: Problem[] = [
    ...valueProblems(definition, computed as never, context),
    ...definition.check(computed as never, context),
  ]
  const problems = [
    ...missingInDocument(visible, computed as never).map((one) => ({
      ...placeProblem(one, filledKeys),
      isMissing: true,
    })),
    ...found.map((one) => placeProblem(one, filledKeys)),
  ]
  if (whole) return { draft: computed, problems }
  const all = raw.lines.slice()
  filled.forEach((index, position) => {
    all[index] = computed.lines[position]!
  })
  return { draft: { ...computed, lines: all }, problems }
}

/** Keeps the objects of lines whose values did not change, so that their rows are not rendered again. */
const keepLineIdentity = (before: DraftState | null, keys: readonly string[], draft: DraftRecord): DraftRecord => {
  if (!before) return draft
  const { lines: earlier } = before.draft
  const sameKeys = before.keys === keys
  const places = sameKeys ? null : new Map(before.keys.map((key, index) => [key, index]))
  const lines = draft.lines.map((line, index) => {
    const old = earlier[places?.get(keys[index]!) ?? (sameKeys ? index : -1)]
    return old && sameLine(old, line) ? old : line
  })
  return { ...draft, lines }
}

export interface DraftStoreOptions {
  definition: AnyDocument
  initial: DraftRecord
  context: (raw: DraftRecord) => RuleContext
  /** The fields this user may see; values of other fields are never reported as missing. */
  sight: Sight
  now?: () => number
}

type Rules = Pick<DraftStoreOptions, 'definition' | 'context'> & { asked: Shape }

/**
 * The document and its problems as they were, when only blank lines came or went, which no rule sees; null when
 * anything else changed.
 */
const withOtherBlanks = ({ definition }: Rules, { raw, keys }: RawDraft, before: DraftState): Computed | null => {
  const isSame = (name: string) => name === 'lines' || raw[name] === before.raw[name]
  if (raw === before.raw || !Object.keys(raw).every(isSame)) return null
  const fields = shapeOf(definition).lines
  const filledIn = (all: readonly LineDraft[]) =>
    all.flatMap((line, index) => (isBlankLine(fields, line) ? [] : [index]))
  const [was, is] = [filledIn(before.raw.lines), filledIn(raw.lines)]
  const stays = (index: number, at: number) =>
    before.raw.lines[was[at]!] === raw.lines[index] && before.keys[was[at]!] === keys[index]
  if (was.length !== is.length || !is.every(stays)) return null
  const lines = raw.lines.slice()
  for (const [at, index] of is.entries()) lines[index] = before.draft.lines[was[at]!]!
  return { draft: { ...before.draft, lines }, problems: before.problems }
}

const build = (rules: Rules, next: RawDraft, before: DraftState | null): DraftState => {
  const { draft, problems } = (before && withOtherBlanks(rules, next, before)) ?? computeAndCheck(rules, next)
  return {
    refused: [],
    tried: false,
    changed: false,
    canUndo: false,
    canRedo: false,
    ...before,
    raw: next.raw,
    keys: next.keys,
    draft: keepLineIdentity(before, next.keys, draft),
    problems,
  }
}

export const createDraftStore = (options: DraftStoreOptions): DraftStore => {
  const { definition, initial, context, sight, now = () => performance.now() } = options
  const rules: Rules = { definition, context, asked: visibleShape(definition, sight) }
  const listeners = new Set<() => void>()
  const start: RawDraft = { raw: initial, keys: keysFor(initial.lines) }
  const history = createHistory(start, now)
  let state = build(rules, start, null)
  const put = (next: DraftState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const show = (next: RawDraft, rest: Partial<DraftState> = {}) =>
    put({ ...build(rules, next, state), canUndo: history.canUndo(), canRedo: history.canRedo(), ...rest })
  const current = (): RawDraft => ({ raw: state.raw, keys: state.keys })
  const go = (by: -1 | 1) => {
    const found = history.go(by)
    if (found) show(found, { changed: true, refused: [] })
  }

  return {
    definition,
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    change: (step, merge) => {
      const next = step(current())
      if (next.raw === state.raw && next.keys === state.keys) return
      history.record(next, merge)
      show(next, { changed: true, refused: withoutTouched(state, next) })
    },
    amend: (step) => {
      const next = step(current())
      history.replace(next)
      show(next)
    },
    context: () => context(state.raw),
    decimals: () => context(state.raw).decimals,
    proposal: (field) => {
      const raw = withValueAt(state.raw, field, null)
      return valueAt(computeAndCheck(rules, { raw, keys: state.keys }).draft, field)
    },
    probe: (step) => {
      const next = step(current())
      return computeAndCheck(rules, next).problems
    },
    undo: () => go(-1),
    redo: () => go(1),
    load: (draft, { changed = false, keepHistory = false } = {}) => {
      const next: RawDraft = { raw: draft, keys: keysFor(draft.lines) }
      if (keepHistory) history.record(next)
      else history.restart(next)
      show(next, { changed, refused: [], tried: false })
    },
    refresh: () => show(current()),
    patch: (change) => put({ ...state, ...change }),
  }
}

/**
 * Keeps the server's problems whose value has not changed since. A warning to be confirmed concerns the whole document
 * and is dropped after any edit.
 */
const withoutTouched = (before: DraftState, next: RawDraft): readonly PlacedProblem[] =>
  before.refused.filter(({ line, name, problem: { confirmable } }) => {
    if (confirmable) return false
    const top = name.split('.')[0]!
    if (line === null) return before.raw[top] === next.raw[top] && name !== ''
    const was = before.raw.lines[before.keys.indexOf(line)]
    const is = next.raw.lines[next.keys.indexOf(line)]
    return is !== undefined && was?.[top] === is[top]
  })
