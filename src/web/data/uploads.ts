/** Running uploads and downloads; the list survives navigation. */
import { calls } from '#wire/calls.ts'
import type { Envelope } from '#wire/envelope.ts'
import { failureText } from '#wire/envelope.ts'
import { languageStore } from '#web/words/language.ts'
import { sessionToken } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { createStore } from '#web/ui/base/store.ts'
import { CallFailed } from './call.ts'

export interface UploadedFile {
  id: string
  fileName: string
  size: number
}
export interface Upload {
  id: number
  file: Pick<File, 'name'>
  /** 0 … 1, or null when unknown. */ share: number | null
  /** Current step, shown to the user. */ detail: string
  state: 'running' | 'done' | 'failed' | 'cancelled'
  problem: string
}
export const uploads = createStore<readonly Upload[]>([])
export const anyUploadRunning = (): boolean =>
  uploads.get().some((one) => one.state === 'running' && one.share !== null)

interface Running {
  cancel: () => void
  restart: () => void
  /** Whoever waits for a failed upload learns that it will not be tried again. */
  giveUp?: () => void
}
const running = new Map<number, Running>()
let last = 0
const patch = (id: number, change: Partial<Upload>) =>
  uploads.set((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))

/** Resolves when the file is stored, also after a retry; rejects when it is cancelled. */
export const uploadFile = (file: File): Promise<UploadedFile> => {
  const id = (last += 1)
  uploads.set((before) => [...before, { id, file, share: 0, detail: '', state: 'running', problem: '' }])
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new CallFailed('aborted', ''))
    const start = () => {
      const request = new XMLHttpRequest()
      running.set(id, { cancel: () => request.abort(), restart: start, giveUp })
      patch(id, { state: 'running', share: 0, problem: '' })
      send(request, file, {
        progress: (share) => patch(id, { share }),
        done: (stored) => {
          patch(id, { state: 'done', share: 1 })
          resolve(stored)
        },
        failed: (problem) => patch(id, { state: 'failed', problem }),
        cancelled: () => {
          patch(id, { state: 'cancelled' })
          giveUp()
        },
      })
    }
    start()
  })
}

type Fetching = (signal: AbortSignal, tell: (detail: string) => void) => Promise<void>

/** Adds other work on a file to the list, a download or an import, where it can be cancelled or retried. */
export const fetchFile = async (name: string, work: Fetching): Promise<void> => {
  const id = (last += 1)
  uploads.set((before) => [...before, { id, file: { name }, share: null, detail: '', state: 'running', problem: '' }])
  const start = async (): Promise<void> => {
    const stop = new AbortController()
    running.set(id, { cancel: () => stop.abort(), restart: () => void start() })
    patch(id, { state: 'running', problem: '', detail: '' })
    try {
      await work(stop.signal, (detail) => patch(id, { detail }))
      patch(id, { state: 'done', share: 1 })
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure
      patch(id, failure.kind === 'aborted' ? { state: 'cancelled' } : { state: 'failed', problem: failure.message })
    }
  }
  await start()
}
export const cancelUpload = (id: number): void => running.get(id)?.cancel()
export const retryUpload = (id: number): void => running.get(id)?.restart()
export const clearUploads = (): void => {
  for (const { id, state } of uploads.get()) if (state === 'failed') running.get(id)?.giveUp?.()
  uploads.set((before) => before.filter((one) => one.state === 'running'))
}

interface Events {
  progress: (share: number) => void
  done: (stored: UploadedFile) => void
  failed: (problem: string) => void
  cancelled: () => void
}
/** XMLHttpRequest is used because fetch does not report upload progress. */
const send = (request: XMLHttpRequest, file: File, events: Events): void => {
  const form = new FormData()
  form.append('file', file)
  request.open('POST', `/${calls.upload}`)
  request.setRequestHeader('Authorization', `Bearer ${sessionToken()}`)
  request.setRequestHeader('language', languageStore.get())
  if (tenantCode()) request.setRequestHeader('X-Tenant', tenantCode())
  request.responseType = 'json'
  request.upload.onprogress = (event) => events.progress(event.total ? event.loaded / event.total : 0)
  request.onload = () => {
    const answer = request.response as Envelope<UploadedFile> | null
    if (request.status < 400 && answer?.ErrorCode === 0) events.done(answer.Data)
    else events.failed(failureText(answer ?? {}) || String(request.status))
  }
  request.onerror = () => events.failed('')
  request.onabort = events.cancelled
  request.send(form)
}
