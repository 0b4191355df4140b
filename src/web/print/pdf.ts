/** Calls the print service, which may run on another host. */
import { calls } from '#wire/calls.ts'
import { callBytes, CallFailed } from '#web/data/call.ts'
import { queryClient, settingsQuery } from '#web/data/queries.ts'
import { languageStore } from '#web/words/language.ts'
import { sessionToken } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import type { PrintBody } from './job.ts'

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
  body: PrintBody
  signal: AbortSignal | undefined
}
const fromHost = async (host: string, { path, body, signal }: PrintRequest): Promise<Blob> => {
  const timeout = AbortSignal.timeout(WAIT_MS)
  const answer = await fetch(`${host}/${path}`, {
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
  if (!answer.ok) throw new CallFailed('http', await messageOf(answer), answer.status)
  return answer.blob()
}

const postToPrintService = async (wanted: PrintRequest): Promise<Blob> => {
  const host = await printHost()
  const { path, body, signal } = wanted
  return host === '' ? callBytes(path, { body, signal, timeoutMs: WAIT_MS }) : fromHost(host, wanted)
}

export const makePdf = (body: PrintBody, signal?: AbortSignal): Promise<Blob> =>
  postToPrintService({ path: calls.printPdf, body, signal })

/** The pages as one HTML document. */
export const makeHtml = async (body: PrintBody, signal?: AbortSignal): Promise<string> => {
  const answer = await postToPrintService({ path: calls.printHtml, body, signal })
  return (JSON.parse(await answer.text()) as { html: string }).html
}
