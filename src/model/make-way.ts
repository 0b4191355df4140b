/** Ways to make documents that are not what usually follows. */
import type { RightFlag } from './right.ts'

/** Another way to make a document from a stored one than taking its goods or paying it: an offset of its credit. */
export interface MakeWay {
  /** The way's name in the call and among the slots. */
  name: string
  /** Definition names of the documents it can be made from. */
  of: readonly string[]
  /** Catalogue key of its button. */
  label: string
  /** When its button is there; without one, an action of the source leads to it. */
  button?: {
    /** The facts of the source that say that there is something to make it of, and that it can be done now. */
    given: string
    possible: string
    /** Message key when it is given but not possible. */
    otherwise: string
    /** The notice of a save of the source that leads to it. */
    notice?: string
  }
  /** The right to the function of the document that it needs beside that to add one. */
  right: RightFlag
}
