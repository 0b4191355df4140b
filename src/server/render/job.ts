/** Messages between the main thread, which answers requests, and the worker threads, which make pages and PDFs. */
import type { Problem } from '#kernel/problem.ts'
import type { Bytes } from './body.ts'
import type { PageContext } from './page.ts'

/** A page for the screen, as the JSON of the response, or a PDF. */
export type PageFormat = 'html' | 'pdf'

/** The buffer of the body is transferred: only the worker can read it afterwards. */
export interface Job extends Omit<PageContext, 'logo'> {
  body: Bytes
  wanted: PageFormat
}
/** First the job, then the logo of its letterhead, which only the main thread may fetch. */
export type WorkerInput = { is: 'job'; job: Job } | { is: 'logo'; logo: string }

export interface MadePage {
  title: string
  bytes: Uint8Array
}
export type WorkerMessage =
  | { is: 'code'; code: string }
  | { is: 'read'; logo: unknown }
  | { is: 'made'; made: MadePage }
  | { is: 'unreadable'; problem: Problem }
