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
/** First the job, then what only the main thread may fetch: logos of letterheads, and forms of the tenant. */
export type WorkerInput = { is: 'job'; job: Job } | { is: 'fetched'; fetched: readonly PageFacts[] }
export type PageFacts = Required<Pick<PageContext, 'logo' | 'form'>>

/** What one document needs of the application. */
export interface PageNeeds {
  logo: unknown
  form: NamedForm | null
}

/** The bytes in the order in which they are sent: joined, a long print would be held twice. */
export interface MadePage {
  title: string
  /** Signs that no font has, as they are told to a person. */
  unprintable: readonly string[]
  parts: readonly Bytes[]
}
export type WorkerMessage =
  | { is: 'code'; code: string }
  | { is: 'read'; wanted: readonly PageNeeds[] }
  | { is: 'made'; made: MadePage }
  | { is: 'unreadable'; problem: Problem }

/** The print code, for the log; '' if the body has none. */
export const codeOf = (body: unknown): string => {
  if (!isObject(body)) return ''
  const { code, documents } = body
  if (typeof code === 'string') return code.slice(0, 60)
  return Array.isArray(documents) && documents.length > 0
    ? `${codeOf({ code: documents[0]?.code })} +${documents.length - 1}`
    : ''
}
