/**
 * The document being filled in, outside React: what was typed (`raw`), what follows from it (`draft`), problems, undo.
 * Only who watches a value draws again; typing inside a cell never comes here.
 */
import type { Problem } from '#kernel/problem.ts'
import { valueProblems } from '#model/check.ts'
import { complete } from '#model/complete.ts'
import type { AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Shape } from '#model/field.ts'
import { missingInDocument } from '#model/required.ts'
import type { Sight } from '#model/marks.ts'
import { isBlankLine, sameLine, shapeOf, type DraftRecord, type LineDraft } from './draft.ts'
import { createHistory } from './history.ts'
import { place, sightedShape, type Placed } from './problems.ts'

export interface DraftState {
  raw: DraftRecord
  /** `raw` with everything derived; blank lines as they are. */
  draft: DraftRecord
  keys: readonly string[]
  /** What the definition's own checks say now. */
  problems: readonly Placed[]
  /** What the last save said. */
  refused: readonly Placed[]
  /** Missing values are shown once a save was tried. */
  tried: boolean
  changed: boolean
  canUndo: boolean
  canRedo: boolean
}

export interface Lines {
  raw: DraftRecord
  keys: readonly string[]
}
export type Step = (before: Lines) => Lines

export interface DraftStore {
  readonly definition: AnyDocument
  get: () => DraftState
  subscribe: (listener: () => void) => () => void
  /** One step a person can undo; the same `merge` within a second joins the step before. */
  change: (step: Step, merge?: string) => void
  /** Beside what a person did (a proposed price): undone together with it. */
  amend: (step: Step) => void
  /** What the rules propose for a field of the head where nothing was typed. */
  proposal: (name: string) => unknown
  /** What the checks would say after a step, without taking it. */
  probe: (step: Step) => readonly Placed[]
  undo: () => void
  redo: () => void
  /** Starts over from a stored or empty document; `keepHistory`: undo brings back what was there. */
  load: (draft: DraftRecord, options?: { changed?: boolean; keepHistory?: boolean }) => void
  /** The records referred to have become known. */
  refresh: () => void
  tell: (change: Partial<Pick<DraftState, 'refused' | 'tried' | 'changed'>>) => void
}

let lastKey = 0
export const newKey = (): string => `n${(lastKey += 1)}`
export const keysFor = (lines: readonly LineDraft[]): string[] => lines.map((line) => line.lineId ?? newKey())

interface Worked {
  draft: DraftRecord
  problems: readonly Placed[]
}

/** Completes and checks the document without its blank lines, as a save would. */
const work = ({ definition, context: contextOf, asked }: Rules, { raw, keys }: Lines): Worked => {
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
    ...missingInDocument(asked, computed as never).map((one) => ({ ...place(one, filledKeys), isMissing: true })),
    ...found.map((one) => place(one, filledKeys)),
  ]
  if (whole) return { draft: computed, problems }
  const all = raw.lines.slice()
  filled.forEach((index, position) => {
    all[index] = computed.lines[position]!
  })
  return { draft: { ...computed, lines: all }, problems }
}

/** Lines that came out the same keep their identity. */
const settle = (before: DraftState | null, keys: readonly string[], draft: DraftRecord): DraftRecord => {
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
  /** What the person sees: nothing else is missed. */
  sight: Sight
  now?: () => number
}

type Rules = Pick<DraftStoreOptions, 'definition' | 'context'> & { asked: Shape }

const build = (rules: Rules, next: Lines, before: DraftState | null): DraftState => {
  const { draft, problems } = work(rules, next)
  return {
    refused: [],
    tried: false,
    changed: false,
    canUndo: false,
    canRedo: false,
    ...before,
    raw: next.raw,
    keys: next.keys,
    draft: settle(before, next.keys, draft),
    problems,
  }
}

export const createDraftStore = (options: DraftStoreOptions): DraftStore => {
  const { definition, initial, context, sight, now = () => performance.now() } = options
  const rules: Rules = { definition, context, asked: sightedShape(definition, sight) }
  const listeners = new Set<() => void>()
  const start: Lines = { raw: initial, keys: keysFor(initial.lines) }
  const history = createHistory(start, now)
  let state = build(rules, start, null)
  const put = (next: DraftState) => {
    state = next
    for (const listener of listeners) listener()
  }
  const show = (next: Lines, rest: Partial<DraftState> = {}) =>
    put({ ...build(rules, next, state), canUndo: history.canUndo(), canRedo: history.canRedo(), ...rest })
  const current = (): Lines => ({ raw: state.raw, keys: state.keys })
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
    proposal: (name) => {
      const raw = { ...state.raw, [name]: null }
      return work(rules, { raw, keys: state.keys }).draft[name]
    },
    probe: (step) => {
      const next = step(current())
      return work(rules, next).problems
    },
    undo: () => go(-1),
    redo: () => go(1),
    load: (draft, { changed = false, keepHistory = false } = {}) => {
      const next: Lines = { raw: draft, keys: keysFor(draft.lines) }
      if (keepHistory) history.record(next)
      else history.restart(next)
      show(next, { changed, refused: [], tried: false })
    },
    refresh: () => show(current()),
    tell: (change) => put({ ...state, ...change }),
  }
}

/** The server's word on a value holds until that value changes; a warning hangs on the whole and goes with any change. */
const withoutTouched = (before: DraftState, next: Lines): readonly Placed[] =>
  before.refused.filter(({ line, name, problem: { confirmable } }) => {
    if (confirmable) return false
    const top = name.split('.')[0]!
    if (line === null) return before.raw[top] === next.raw[top] && name !== ''
    const was = before.raw.lines[before.keys.indexOf(line)]
    const is = next.raw.lines[next.keys.indexOf(line)]
    return is !== undefined && was?.[top] === is[top]
  })
