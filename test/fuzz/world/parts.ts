/** What is sent to a call, and where its parts come from. */
import type { FullSet } from './filling.ts'

export interface Sent {
  /** Behind `api/`, with its tail. */
  path: string
  method: 'GET' | 'POST'
  query: Readonly<Record<string, string>>
  body: unknown
  /** A file in place of a body. */
  isUpload?: boolean
}
export type Part = Partial<Pick<Sent, 'query' | 'body' | 'path'>>
export type Parts = (set: FullSet) => Part[]

export const first = (set: FullSet, kind: string): string => set.ids[kind]?.[0] ?? ''
