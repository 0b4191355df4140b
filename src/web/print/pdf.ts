/** Calls the print service, which may run on another host. */
import { calls, printNoticeHeader } from '#wire/calls.ts'
import { request, CallFailed } from '#web/data/call.ts'
import { queryClient, settingsQuery } from '#web/data/queries.ts'
import { languageStore } from '#web/words/language.ts'
import { sessionToken } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import type { PrintBody, PrintRun } from './job.ts'

const WAIT_MS = 120_000

/** '' means the same host. */
const printHost = async (): Promise<string> => {
  const settings = await queryClient.ensureQueryData(settingsQuery)
  const address = settings['printUrl']
  return typeof address === 'string' ? address.replace(/\/+$/, '') : ''
}

const messageOf = async (answer: Response): Promise<string> => {
  const envelope = (await answer.json().catch(() => null)) as { Message?: string; ErrorMessage?: string } | null
  return envelope?.Message || envelope?.ErrorMessage || currentFormWords().t('unavailable')
}

interface PrintRequest {
  path: string
  body: PrintRun
  signal: AbortSignal | undefined
}
const fromHost = (host: string, { path, body, signal }: PrintRequest): Promise<Response> => {
  const timeout = AbortSignal.timeout(WAIT_MS)
  return fetch(`${host}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${sessionToken()}`,
      language: languageStore.get(),
      'X-Tenant': tenantCode(),
      timezone: String(-new Date().getTimezoneOffset() / 60),
    },
  }).catch(() => {
    throw new CallFailed(
      signal?.aborted ? 'aborted' : 'network',
      signal?.aborted ? '' : currentFormWords().t('unavailable'),
    )
  })
}

const postToPrintService = async (wanted: PrintRequest): Promise<Response> => {
  const host = await printHost()
  const { path, body, signal } = wanted
  const answer = await (host === '' ? request(path, { body, signal, timeoutMs: WAIT_MS }) : fromHost(host, wanted))
  if (!answer.ok) throw new CallFailed('http', await messageOf(answer), answer.status)
  return answer
}

const noticeOf = ({ headers }: Response): string => decodeURIComponent(headers.get(printNoticeHeader) ?? '')

/** `notice`: what to tell whoever prints it, '' if there is nothing. */
export interface MadePdf {
  blob: Blob
  notice: string
}
export const makePdf = async (body: PrintRun, signal?: AbortSignal): Promise<MadePdf> => {
  const answer = await postToPrintService({ path: calls.printPdf, body, signal })
  return { blob: await answer.blob(), notice: noticeOf(answer) }
}

/** The pages as one HTML document. */
export const makeHtml = async (body: PrintBody, signal?: AbortSignal): Promise<{ html: string; notice: string }> => {
  const answer = await postToPrintService({ path: calls.printHtml, body, signal })
  const { html } = (await answer.json()) as { html: string }
  return { html, notice: noticeOf(answer) }
}
