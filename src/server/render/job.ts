/** What is said between the thread that answers calls and the one that makes pages and prints. */
import type { Problem } from '#kernel/problem.ts'
import type { Bytes } from './body.ts'
import type { Circumstances } from './page.ts'

/** A page for the screen, as the JSON that is answered, or a print. */
export type Wanted = 'html' | 'pdf'

/** The bytes of a body change hands: only the worker reads them. */
export interface Job extends Omit<Circumstances, 'logo'> {
  body: Bytes
  wanted: Wanted
}
/** First the job, then the logo of its letterhead, which only the thread that answers calls may fetch. */
export type Given = { is: 'job'; job: Job } | { is: 'logo'; logo: string }

export interface Made {
  title: string
  bytes: Uint8Array
}
export type Told =
  | { is: 'code'; code: string }
  | { is: 'read'; logo: unknown }
  | { is: 'made'; made: Made }
  | { is: 'unreadable'; problem: Problem }
