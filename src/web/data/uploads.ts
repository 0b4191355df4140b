/** Files on their way to the server; the list survives going to another page. */
import { calls } from '#wire/calls.ts'
import type { Envelope } from '#wire/envelope.ts'
import { failureText } from '#wire/envelope.ts'
import { languageStore } from '#web/session/language.ts'
import { sessionToken } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { createStore } from '#web/ui/store.ts'
import { CallFailed } from './call.ts'

export interface UploadedFile {
  id: string
  fileName: string
  size: number
}
export interface Upload {
  id: number
  file: File
  /** 0 … 1 */ share: number
  state: 'running' | 'done' | 'failed' | 'cancelled'
  problem: string
}
export const uploads = createStore<readonly Upload[]>([])

interface Running {
  request: XMLHttpRequest
  restart: () => void
}
const running = new Map<number, Running>()
let last = 0
const patch = (id: number, change: Partial<Upload>) =>
  uploads.set((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)))

/** Resolves when the file has arrived, also after a retry; rejects when it is cancelled. */
export const uploadFile = (file: File): Promise<UploadedFile> => {
  const id = (last += 1)
  uploads.set((before) => [...before, { id, file, share: 0, state: 'running', problem: '' }])
  return new Promise((resolve, reject) => {
    const start = () => {
      const request = new XMLHttpRequest()
      running.set(id, { request, restart: start })
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
          reject(new CallFailed('aborted', ''))
        },
      })
    }
    start()
  })
}
export const cancelUpload = (id: number): void => running.get(id)?.request.abort()
export const retryUpload = (id: number): void => running.get(id)?.restart()
export const clearUploads = (): void => uploads.set((before) => before.filter((one) => one.state === 'running'))

interface Events {
  progress: (share: number) => void
  done: (stored: UploadedFile) => void
  failed: (problem: string) => void
  cancelled: () => void
}
/** XMLHttpRequest, because fetch tells no progress of what is sent. */
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
