/** Messages between the main thread, which answers requests, and the worker threads, which make pages and PDFs. */
import type { Problem } from '#kernel/problem.ts'
import type { Bytes } from './body.ts'
import { isObject } from '#wire/values.ts'
import type { PageContext } from './page.ts'
import type { NamedForm } from './roll-form.ts'

/** A page for the screen, as the JSON of the response, or a PDF. */
export type PageFormat = 'html' | 'pdf'

/** The buffer of the body is transferred: only the worker can read it afterwards. */
export interface Job extends Omit<PageContext, 'logo' | 'form'> {
  body: Bytes
  wanted: PageFormat
}
/** First the job, then what only the main thread may fetch: the logo of its letterhead, and a form of the tenant. */
export type WorkerInput = { is: 'job'; job: Job } | { is: 'fetched'; fetched: Fetched }
export type Fetched = Required<Pick<PageContext, 'logo' | 'form'>>

/** The bytes in the order in which they are sent: joined, a long print would be held twice. */
export interface MadePage {
  title: string
  /** Signs that no font has, as they are told to a person. */
  unprintable: readonly string[]
  parts: readonly Bytes[]
}
export type WorkerMessage =
  | { is: 'code'; code: string }
  | { is: 'read'; logo: unknown; form: NamedForm | null }
  | { is: 'made'; made: MadePage }
  | { is: 'unreadable'; problem: Problem }

/** The print code, for the log; '' if the body has none. */
export const codeOf = (body: unknown): string =>
  isObject(body) && typeof body.code === 'string' ? body.code.slice(0, 60) : ''
