/** A part of a record form that draws several fields together, such as an address. */
import type { ComponentType, ReactNode } from 'react'
import type { RefCache } from '../draft/store/refs.ts'
import type { RecordForm } from './record-store.ts'
import type { RecordValues } from './record-subject.ts'

export interface RecordPartProps {
  form: RecordForm
  cache: RefCache
  locked: boolean
  /** The usual input of a field; `onCommit` in place of setting its value. */
  draw: (name: string, onCommit?: (value: unknown) => void) => ReactNode
}

export interface RecordPart {
  /** The fields it draws, in place of the first. */
  fields: readonly string[]
  Form: ComponentType<RecordPartProps>
  /** Shown above the text of a stored record. */
  Hint?: ComponentType<{ values: RecordValues; onChanged: () => void }>
}
