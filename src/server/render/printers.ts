/** Runs the worker threads that make pages and PDFs, so that the main thread can answer requests meanwhile. */
import { Worker } from 'node:worker_threads'
import { Unreadable, type Problem } from '#kernel/problem.ts'
import type { PageFacts, WorkerInput, Job, MadePage, PageNeeds, WorkerMessage } from './job.ts'
import type { Registry } from './registry.ts'
import type { NamedForm } from './roll-form.ts'

/** The print took longer than the limit. */
export class TooLong extends Error {}

/**
 * Listens to a worker until `hear` returns a result. A worker that fails, exits or exceeds the time limit is ended.
 */
const answerOf = async <Message, Answer>(
  worker: Worker,
  timeoutMs: number,
  hear: (
    message: Message,
    ends: { answer: (value: Answer) => void; fail: (reason: unknown) => void; allow: (moreMs: number) => void },
  ) => void,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const stopAfter = (ms: number) => setTimeout(() => reject(new TooLong(`Not made within ${ms} ms`)), ms)
  let timer = stopAfter(timeoutMs)
  const allow = (moreMs: number): void => {
    clearTimeout(timer)
    timer = stopAfter(timeoutMs + moreMs)
  }
  worker.on('message', (message: Message) => hear(message, { answer: resolve, fail: reject, allow }))
  worker.once('error', reject)
  worker.once('exit', (code) => reject(new Error(`A maker of pages ended with ${code}`)))
  try {
    return await promise
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Callbacks of a job while it runs. */
interface JobCallbacks {
  /** Called with the print code as soon as the body is parsed. */
  code(code: string): void
  /** Returns the picture behind this link as a data URL, or ''. */
  logo(link: unknown): Promise<string>
  /** Returns the tenant's form; null if it is as it was delivered. */
  form(named: NamedForm): Promise<PageFacts['form']>
}

/** Many documents of one print mostly want the same, which is fetched once. */
const fetched = (callbacks: JobCallbacks, wanted: readonly PageNeeds[]): Promise<PageFacts[]> => {
  const once = new Map<string, Promise<unknown>>()
  const kept = <Value>(key: string, ask: () => Promise<Value>): Promise<Value> => {
    const known = (once.get(key) as Promise<Value> | undefined) ?? ask()
    once.set(key, known)
    return known
  }
  return Promise.all(
    wanted.map(async ({ logo: link, form: named }) => {
      const [logo, form] = await Promise.all([
        kept(`logo ${String(link)}`, () => callbacks.logo(link)),
        named === null ? null : kept(`form ${named.code} ${named.size ?? ''}`, () => callbacks.form(named)),
      ])
      return { logo, form }
    }),
  )
}

export interface Printers {
  /** Starts a worker in advance for the next job, because starting takes a third of a second. */
  keep(): void
  /** Makes a page or PDF; throws Unreadable and TooLong. */
  make(job: Job, callbacks: JobCallbacks): Promise<MadePage>
  end(): Promise<void>
}

/**
 * Memory limit of a worker in megabytes. Exceeding it while parsing JSON would end the whole process, so it is far
 * above what a body of thirty megabytes needs.
 */
const mostMegabytes = 2048

/** Each further document of one print may take so much longer. */
const OF_ONE_MS = 250

/** Idle workers kept for the next jobs. If all are busy, others are started. */
const mostSpare = 2
/**
 * Others are ended after this time without a job, in milliseconds. Started and ended for single jobs, while a hundred
 * wait, they would take more memory than they give back.
 */
const IDLE_MS = 1_000

const startWorker = (registry: Registry): Worker =>
  new Worker(new URL('./print-worker.ts', import.meta.url), {
    workerData: registry,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 4 },
  })

export const createPrinters = (registry: Registry, timeoutMs: number): Printers => {
  const spare: Worker[] = []
  let idle: NodeJS.Timeout | undefined
  const forget = (one: Worker): void => {
    if (spare.includes(one)) spare.splice(spare.indexOf(one), 1)
  }
  /** An idle worker must not keep the process alive. */
  const keep = (one: Worker): void => {
    one.removeAllListeners()
    one.on('error', () => forget(one))
    one.on('exit', () => forget(one))
    one.unref()
    spare.push(one)
  }
  const endOthers = (): void => {
    clearTimeout(idle)
    idle = setTimeout(() => {
      for (const one of spare.splice(mostSpare)) void one.terminate()
    }, IDLE_MS).unref()
  }
  const take = (): Worker => {
    const one = spare.pop() ?? startWorker(registry)
    one.removeAllListeners()
    one.ref()
    return one
  }
  return {
    keep() {
      if (spare.length === 0) keep(startWorker(registry))
    },
    async make(job, callbacks) {
      const one = take()
      const give = (given: WorkerInput, own: ArrayBuffer[] = []) => one.postMessage(given, own)
      const sent = answerOf<WorkerMessage, MadePage | Problem>(
        one,
        timeoutMs,
        (message, { answer: done, fail, allow }) => {
          if (message.is === 'code') callbacks.code(message.code)
          else if (message.is === 'read') {
            allow((message.wanted.length - 1) * OF_ONE_MS)
            fetched(callbacks, message.wanted).then((all) => give({ is: 'fetched', fetched: all }), fail)
          } else done(message.is === 'made' ? message.made : message.problem)
        },
      )
      give({ is: 'job', job }, [job.body.buffer])
      const answer = await sent
      keep(one)
      endOthers()
      if ('parts' in answer) return answer
      throw new Unreadable(answer.message, answer.values)
    },
    async end() {
      clearTimeout(idle)
      await Promise.all(spare.map((one) => one.terminate()))
    },
  }
}
