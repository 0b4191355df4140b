/** What is said between the thread that answers calls and the one that makes a long print. */
import type { Problem } from '#kernel/problem.ts'
import type { Bytes } from './body.ts'
import type { Circumstances } from './page.ts'

/** The bytes of a body change hands: only the worker reads them. */
export interface LongPrint extends Omit<Circumstances, 'logo'> {
  body: Bytes
}
/** First the print, then the logo of its letterhead, which only the thread that answers calls may fetch. */
export type Given = { is: 'print'; print: LongPrint } | { is: 'logo'; logo: string }

export interface Printed {
  title: string
  bytes: Uint8Array
}
export type Told =
  | { is: 'code'; code: string }
  | { is: 'read'; logo: unknown }
  | { is: 'printed'; printed: Printed }
  | { is: 'unreadable'; problem: Problem }
