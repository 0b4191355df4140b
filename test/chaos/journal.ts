/** What the clerks did and were told: the trial's own memory, which the database must agree with in the end. */

/** What can be done to a document. */
export type Deed = 'create' | 'update' | 'cancel' | 'delete'

/** What is in a document, as it was typed. */
export interface Content {
  total: number
  lines: number
  /** Quantities of goods, or amounts of a voucher, over all lines. */
  sum: number
  /** Paid at once: a voucher of its own comes with it. */
  paid: number
}

/** One way the document may be by now. */
export interface State {
  deeds: readonly Deed[]
  content: Content
}

export interface Entry {
  /** The document's description, which no other document has. */
  mark: string
  /** Name of the definition. */
  kind: string
  module: string
  /** null: never told. */
  id: string | null
  number: string | null
  /** One, when the last thing done to it was answered; both ways it may be, when nobody waited for the answer. */
  states: readonly State[]
  /** Others refer to it: it stays as it is. */
  isSettled: boolean
}

/** Every document begins with its creation; nothing of it is there before. */
export const nothing: State = { deeds: [], content: { total: 0, lines: 0, sum: 0, paid: 0 } }

export const isGone = ({ deeds }: State): boolean => deeds.length === 0 || deeds.at(-1) === 'delete'
export const versionOf = ({ deeds }: State): number => deeds.filter((deed) => deed !== 'delete').length
export const statusOf = ({ deeds }: State): number => (deeds.at(-1) === 'cancel' ? 3 : 1)

export interface Journal {
  entries: Entry[]
  /** Calls by what became of them. */
  counts: {
    sent: number
    answered: number
    /** Tries without an answer, or with "not now". */
    unanswered: number
    /** Answered from memory: an earlier try had been done, and its answer was lost. */
    replayed: number
    refused: number
    /** Left by a clerk who did not wait for the answer. */
    abandoned: number
    printed: number
    noRoom: number
  }
  /** Answers no clerk should ever see. */
  faults: string[]
}

export const newJournal = (): Journal => ({
  entries: [],
  counts: {
    sent: 0,
    answered: 0,
    unanswered: 0,
    replayed: 0,
    refused: 0,
    abandoned: 0,
    printed: 0,
    noRoom: 0,
  },
  faults: [],
})
