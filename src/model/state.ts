/**
 * The states of a document and the transitions between them, as data. The engine, calls, buttons, filters and colours
 * ask these functions what may be done with a document; no other code compares status numbers.
 */
import type { RightFlag } from './right.ts'

/** The colour of a status; its text is always shown too. */
export type Tone = 'neutral' | 'info' | 'teal' | 'ok' | 'warn' | 'bad'

/**
 * What a state means for sums and for documents made from this one.
 * - `draft`: not binding; neither checked nor numbered
 * - `inForce`: valid; counts in sums, and others may be made from it
 * - `void`: still visible, but without effect
 */
export type Standing = 'draft' | 'inForce' | 'void'

export interface State {
  /**
   * The value in the database and on the wire. For every kind of document 3 is void and 4 is a draft; the database
   * function `is_summed` relies on it.
   */
  value: number
  label: string
  tone: Tone
  standing: Standing
  /** The moves of the document are in the ledgers. */
  posts: boolean
  /** All fields may be changed, none, or only these. */
  editable: boolean | readonly string[]
  removable: boolean
  /** No transition leads to this state: it is derived from what other documents have taken. */
  derived?: true
}
export type StateName = string

/** A change of state by a call of its own. The other way to change the state is saving. */
export interface Transition {
  name: string
  from: readonly StateName[]
  to: StateName
  right: RightFlag
  /** Name of its call in the contract. */
  wire: string
  /** Catalogue key of its button. */
  label: string
  /** Catalogue key of what is said when it is done; default: the usual words of cancelling and restoring. */
  done?: string
  /** Message key when the document is in no state where it begins; default `wrongStatus`. */
  otherwise?: string
  /** Of several documents, those with earlier days go first, because what they are given follows the days. */
  byDay?: true
}

export interface Lifecycle {
  states: Readonly<Record<StateName, State>>
  /** The state after saving, if it is not saved as a draft. */
  saved: StateName
  transitions: readonly Transition[]
  /**
   * What a document in the state `of` is shown as while its fact of this name is true, and the transitions that remain.
   * Stored documents have no facts: what the server refuses meanwhile its own rules say.
   */
  passing?: { of: StateName; given: string; state: State; leads: readonly string[] }
}

/** Anything that has a state: a stored document, a document about to be written, a list row. */
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

/**
 * Cancelling and restoring a document. A restored document must pass all checks of a save (contract documents §11).
 */
const withdrawal = (valid: readonly StateName[], saved: StateName): Transition[] => [
  { name: 'cancel', from: valid, to: 'cancelled', right: 'D', wire: 'Huy', label: 'list.cancel' },
  { name: 'restore', from: ['cancelled'], to: saved, right: 'D', wire: 'Hoantac', label: 'trash.restore' },
]

/** The life cycle of documents that post: draft, posted, cancelled (contract documents §11). */
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

interface Named {
  name: StateName
  label: string
}
/**
 * The life cycle of documents that post nothing and wait for others to be made from them; what is made decides which of
 * the two states in force they have.
 */
const waiting = (first: Named, answered: Named): Lifecycle => {
  const waits: State = {
    value: 1,
    label: first.label,
    tone: 'info',
    standing: 'inForce',
    posts: false,
    editable: true,
    removable: true,
  }
  return {
    states: {
      [first.name]: waits,
      [answered.name]: { ...waits, value: 2, label: answered.label, tone: 'ok', derived: true },
      cancelled,
      draft,
    },
    saved: first.name,
    transitions: withdrawal([first.name, answered.name], first.name),
  }
}

/**
 * The life cycle of orders: they are delivered when other documents have taken all of their lines (contract documents
 * §13, §16). `labels` are the names of these two states.
 */
export const ordering = (labels: { ordered: string; delivered: string }): Lifecycle =>
  waiting({ name: 'ordered', label: labels.ordered }, { name: 'delivered', label: labels.delivered })

/** The life cycle of quotes: they are accepted when something was made from them (contract documents §12). */
export const quoting: Lifecycle = waiting(
  { name: 'pending', label: 'status.awaitingAnswer' },
  { name: 'accepted', label: 'status.accepted' },
)

const unissued: State = { ...draft, value: 1, label: 'status.notUploaded', tone: 'warn', standing: 'inForce' }
/**
 * The life cycle of VAT invoices: saved, issued (`Đã upload`), cancelled (contract documents §27). There are no drafts:
 * what is not issued yet may be changed and deleted. Which of the two states in force a restored one has follows from
 * whether it was issued.
 */
export const invoicing: Lifecycle = {
  states: {
    pending: unissued,
    issued: {
      value: 2,
      label: 'status.uploaded',
      tone: 'ok',
      standing: 'inForce',
      posts: false,
      editable: false,
      removable: false,
    },
    cancelled,
  },
  saved: 'pending',
  transitions: [
    {
      name: 'issue',
      from: ['pending'],
      to: 'issued',
      right: 'U',
      wire: 'UploadHDDT',
      label: 'step.issue',
      done: 'step.issued',
      otherwise: 'notStatus1',
      byDay: true,
    },
    {
      name: 'cancel',
      from: ['pending', 'issued'],
      to: 'cancelled',
      right: 'U',
      wire: 'Huy',
      label: 'list.cancel',
      done: 'step.unissued',
    },
    {
      name: 'restore',
      from: ['cancelled'],
      to: 'pending',
      right: 'U',
      wire: 'Hoantac',
      label: 'step.undo',
      done: 'step.undone',
    },
  ],
  // Sent once more, the provider is asked what became of it.
  passing: {
    of: 'pending',
    given: 'isBeingSent',
    state: { ...unissued, label: 'status.sending', tone: 'info', editable: false, removable: false },
    leads: ['issue'],
  },
}

/** All states, in the order filters offer them. */
export const statesOf = ({ states }: Lifecycle): readonly State[] => Object.values(states)

/** The name of a document's state; undefined if the status value is not defined. */
export const stateNameOf = ({ states }: Lifecycle, { status }: InState): StateName | undefined =>
  Object.keys(states).find((name) => states[name]!.value === status)

const passingOf = (lifecycle: Lifecycle, document: InState): Lifecycle['passing'] => {
  const { passing } = lifecycle
  if (!passing || stateNameOf(lifecycle, document) !== passing.of) return undefined
  return (document as unknown as Readonly<Record<string, unknown>>)[passing.given] === true ? passing : undefined
}

/** The state of a document; undefined if the status value is not defined. */
export const stateOf = (lifecycle: Lifecycle, document: InState): State | undefined =>
  passingOf(lifecycle, document)?.state ?? lifecycle.states[stateNameOf(lifecycle, document) ?? '']

const stands =
  (standing: Standing) =>
  (lifecycle: Lifecycle, document: InState): boolean =>
    stateOf(lifecycle, document)?.standing === standing

export const isDraft = stands('draft')
export const isVoid = stands('void')
/** The document is valid: lists sum it up, and others may be made from it. */
export const isInForce = stands('inForce')
/** The moves of the document are in the ledgers. */
export const isPosted = (lifecycle: Lifecycle, document: InState): boolean =>
  stateOf(lifecycle, document)?.posts === true
/** True if the document, or the given field of it, may be changed. */
export const isEditable = (lifecycle: Lifecycle, document: InState, field?: string): boolean => {
  const editable = stateOf(lifecycle, document)?.editable ?? false
  return typeof editable === 'boolean' ? editable : field === undefined || editable.includes(field)
}
export const isRemovable = (lifecycle: Lifecycle, document: InState): boolean =>
  stateOf(lifecycle, document)?.removable === true

/** True if documents of this kind ever post. The lock date applies only to these. */
export const postsAtAll = ({ states }: Lifecycle): boolean => Object.values(states).some((state) => state.posts)

/** The status values of the states that `wanted` accepts, in the order of the definition. */
export const valuesWhere = ({ states }: Lifecycle, wanted: (state: State) => boolean): number[] =>
  Object.values(states).flatMap((state) => (wanted(state) ? [state.value] : []))

/** The status value of drafts; null if there are no drafts. */
export const draftValue = (lifecycle: Lifecycle): number | null =>
  valuesWhere(lifecycle, ({ standing }) => standing === 'draft')[0] ?? null

/** The status value after a save; a document in force keeps its state. `before` is null for a new document. */
export const savedValue = (lifecycle: Lifecycle, before: InState | null, { asDraft }: { asDraft: boolean }): number => {
  const drafts = draftValue(lifecycle)
  if (asDraft && drafts !== null) return drafts
  return before && isInForce(lifecycle, before) ? before.status : lifecycle.states[lifecycle.saved]!.value
}

/** A transition by its name; undefined if documents of this kind do not have it. */
export const transitionOf = ({ transitions }: Lifecycle, name: string): Transition | undefined =>
  transitions.find((one) => one.name === name)

/** True if the transition is possible in the document's current state. */
export const leadsFrom = (lifecycle: Lifecycle, { name, from }: Transition, document: InState): boolean =>
  from.includes(stateNameOf(lifecycle, document) ?? '') &&
  (passingOf(lifecycle, document)?.leads.includes(name) ?? true)

/** True if the transition brings a void document back into force. Deleted documents are restored by it too. */
export const restores = ({ states }: Lifecycle, { from, to }: Transition): boolean =>
  states[to]!.standing !== 'void' && from.some((name) => states[name]!.standing === 'void')

/**
 * True if the transition makes the document void: its postings are removed, and whatever blocks deletion also blocks
 * it.
 */
export const withdraws = ({ states }: Lifecycle, { to }: Transition): boolean => states[to]!.standing === 'void'
