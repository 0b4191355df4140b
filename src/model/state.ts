/**
 * The states a document passes through, and what leads from one to another, as data. Who wants to know what may be done
 * with a document asks here and compares no numbers: the engine, the calls, buttons, filters and tints read the same.
 */
import type { RightFlag } from './right.ts'

/** How a status is tinted; the word is always there too. */
export type Tone = 'neutral' | 'info' | 'teal' | 'ok' | 'warn' | 'bad'

/**
 * What a state means to whoever adds up or looks back.
 * - `draft`: agreed to by nobody; neither checked nor numbered
 * - `inForce`: it holds, counts in sums, and others may be made from it
 * - `void`: it stays in sight, and nothing came of it
 */
export type Standing = 'draft' | 'inForce' | 'void'

export interface State {
  /** As it is stored and travels. For every document 3 is void and 4 a draft: `is_summed` of the database says so too. */
  value: number
  label: string
  tone: Tone
  standing: Standing
  /** Its moves stand in the ledgers. */
  posts: boolean
  /** All fields may be changed, none, or these alone. */
  editable: boolean | readonly string[]
  removable: boolean
  /** No step leads there: it follows from what other documents took of it. */
  derived?: true
}
export type StateName = string

/** A step somebody takes by a call of its own. Saving is the other way into a state. */
export interface Transition {
  name: string
  from: readonly StateName[]
  to: StateName
  right: RightFlag
  /** Its call as the contract spells it. */
  wire: string
  /** Catalogue key of its button. */
  label: string
}

export interface Lifecycle {
  states: Readonly<Record<StateName, State>>
  /** Where a save leads that is no draft. */
  saved: StateName
  transitions: readonly Transition[]
}

/** Whatever has a state: a stored document, one about to be written, a row. */
export interface InState {
  status: number
}

/** States 3 and 4 mean the same for every document (contract documents §11). */
const draft: State = {
  value: 4,
  label: 'status.draft',
  tone: 'neutral',
  standing: 'draft',
  posts: false,
  editable: true,
  removable: true,
}
const cancelled: State = {
  value: 3,
  label: 'status.cancelled',
  tone: 'bad',
  standing: 'void',
  posts: false,
  editable: false,
  removable: true,
}

/** Taking a document back, and taking that back: a restored document passes every check of a save (contract documents §11). */
const withdrawal = (valid: readonly StateName[], saved: StateName): Transition[] => [
  { name: 'cancel', from: valid, to: 'cancelled', right: 'D', wire: 'Huy', label: 'list.cancel' },
  { name: 'restore', from: ['cancelled'], to: saved, right: 'D', wire: 'Hoantac', label: 'trash.restore' },
]

/** A document that posts: draft, posted, cancelled (contract documents §11). */
export const posting: Lifecycle = {
  states: {
    posted: {
      value: 1,
      label: 'status.posted',
      tone: 'info',
      standing: 'inForce',
      posts: true,
      editable: true,
      removable: true,
    },
    cancelled,
    draft,
  },
  saved: 'posted',
  transitions: withdrawal(['posted'], 'posted'),
}

/**
 * An order: it posts nothing, and is delivered when others took all of it (contract documents §13, §16). `labels`: what
 * the two states are called, e.g. that goods were issued or received.
 */
export const ordering = (labels: { ordered: string; delivered: string }): Lifecycle => {
  const ordered: State = {
    value: 1,
    label: labels.ordered,
    tone: 'info',
    standing: 'inForce',
    posts: false,
    editable: true,
    removable: true,
  }
  return {
    states: {
      ordered,
      delivered: { ...ordered, value: 2, label: labels.delivered, tone: 'ok', derived: true },
      cancelled,
      draft,
    },
    saved: 'ordered',
    transitions: withdrawal(['ordered', 'delivered'], 'ordered'),
  }
}

/** All states, in the order they are offered. */
export const statesOf = ({ states }: Lifecycle): readonly State[] => Object.values(states)

/** The name of a document's state; undefined for a value nobody described. */
export const stateNameOf = ({ states }: Lifecycle, { status }: InState): StateName | undefined =>
  Object.keys(states).find((name) => states[name]!.value === status)

/** The state of a document; undefined for a value nobody described. */
export const stateOf = (lifecycle: Lifecycle, document: InState): State | undefined =>
  lifecycle.states[stateNameOf(lifecycle, document) ?? '']

const stands =
  (standing: Standing) =>
  (lifecycle: Lifecycle, document: InState): boolean =>
    stateOf(lifecycle, document)?.standing === standing

export const isDraft = stands('draft')
export const isVoid = stands('void')
/** It holds: lists add it up, others may be made from it. */
export const isInForce = stands('inForce')
/** Its moves stand in the ledgers. */
export const isPosted = (lifecycle: Lifecycle, document: InState): boolean =>
  stateOf(lifecycle, document)?.posts === true
/** Whether anything of it may be changed, or this field. */
export const isEditable = (lifecycle: Lifecycle, document: InState, field?: string): boolean => {
  const editable = stateOf(lifecycle, document)?.editable ?? false
  return typeof editable === 'boolean' ? editable : field === undefined || editable.includes(field)
}
export const isRemovable = (lifecycle: Lifecycle, document: InState): boolean =>
  stateOf(lifecycle, document)?.removable === true

/** Whether documents of this kind ever reach the ledgers; only then does the lock date hold. */
export const postsAtAll = ({ states }: Lifecycle): boolean => Object.values(states).some((state) => state.posts)

/** Values of the states for which it is true, in the order of the definition. */
export const valuesWhere = ({ states }: Lifecycle, wanted: (state: State) => boolean): number[] =>
  Object.values(states).flatMap((state) => (wanted(state) ? [state.value] : []))

/** The value drafts are stored with; null where there are none. */
export const draftValue = (lifecycle: Lifecycle): number | null =>
  valuesWhere(lifecycle, ({ standing }) => standing === 'draft')[0] ?? null

/** The state a save leads to; what is in force stays in its state. `before`: null for a new document. */
export const savedValue = (lifecycle: Lifecycle, before: InState | null, { asDraft }: { asDraft: boolean }): number => {
  const drafts = draftValue(lifecycle)
  if (asDraft && drafts !== null) return drafts
  return before && isInForce(lifecycle, before) ? before.status : lifecycle.states[lifecycle.saved]!.value
}

/** A step by its name; undefined where the documents know no such step. */
export const transitionOf = ({ transitions }: Lifecycle, name: string): Transition | undefined =>
  transitions.find((one) => one.name === name)

/** Whether the step leads on from the state the document is in. */
export const leadsFrom = (lifecycle: Lifecycle, { from }: Transition, document: InState): boolean =>
  from.includes(stateNameOf(lifecycle, document) ?? '')

/** The step brings back what was void; deleted documents come back by it too. */
export const restores = ({ states }: Lifecycle, { from, to }: Transition): boolean =>
  states[to]!.standing !== 'void' && from.some((name) => states[name]!.standing === 'void')

/** The step takes the document out of force: its postings go, and what blocks a deletion blocks it. */
export const withdraws = ({ states }: Lifecycle, { to }: Transition): boolean => states[to]!.standing === 'void'
