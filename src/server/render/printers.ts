/** The threads that make pages and prints, so that calls are answered meanwhile. */
import { Worker } from 'node:worker_threads'
import { Unreadable, type Problem } from '#kernel/problem.ts'
import type { Given, Job, Made, Told } from './job.ts'
import type { Registry } from './page.ts'

/** The print took longer than allowed. */
export class TooLong extends Error {}

/** What the worker says until `hear` has its answer; one that fails, ends or takes too long is no more. */
const answerOf = async <Message, Answer>(
  worker: Worker,
  timeoutMs: number,
  hear: (message: Message, answer: (value: Answer) => void) => void,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timer = setTimeout(() => reject(new TooLong(`Not made within ${timeoutMs} ms`)), timeoutMs)
  worker.on('message', (message: Message) => hear(message, resolve))
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

/** What a job wants to know, and lets know, while it is done. */
interface Teller {
  /** As soon as the body is read. */
  code(code: string): void
  /** The picture at this link, '' for none. */
  logo(link: unknown): Promise<string>
}

export interface Printers {
  /** Has a worker wait for the next job: it takes a third of a second to be ready. */
  keep(): void
  /** Throws Unreadable and TooLong. */
  make(job: Job, teller: Teller): Promise<Made>
  end(): Promise<void>
}

/** While JSON is read no limit can be kept without ending the whole process; no body of thirty megabytes needs so much. */
const mostMegabytes = 2048

/** Kept for the next jobs; one more is made when all are at work, and ends with its own. */
const mostSpare = 2

export const createPrinters = (registry: Registry, timeoutMs: number): Printers => {
  const spare: Worker[] = []
  const start = (): Worker =>
    new Worker(new URL('./print-worker.ts', import.meta.url), {
      workerData: registry,
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 4 },
    })
  const forget = (one: Worker): void => {
    if (spare.includes(one)) spare.splice(spare.indexOf(one), 1)
  }
  /** It keeps no program running. */
  const keep = (one: Worker): void => {
    one.removeAllListeners()
    one.on('error', () => forget(one))
    one.on('exit', () => forget(one))
    one.unref()
    spare.push(one)
  }
  const take = (): Worker => {
    const one = spare.pop() ?? start()
    one.removeAllListeners()
    one.ref()
    return one
  }
  return {
    keep() {
      if (spare.length === 0) keep(start())
    },
    async make(job, teller) {
      const one = take()
      const give = (given: Given, own: ArrayBuffer[] = []) => one.postMessage(given, own)
      const sent = answerOf<Told, Made | Problem>(one, timeoutMs, (told, done) => {
        if (told.is === 'code') teller.code(told.code)
        else if (told.is === 'read') void teller.logo(told.logo).then((logo) => give({ is: 'logo', logo }))
        else done(told.is === 'made' ? told.made : told.problem)
      })
      give({ is: 'job', job }, [job.body.buffer])
      const answer = await sent
      if (spare.length < mostSpare) keep(one)
      else await one.terminate()
      if ('bytes' in answer) return answer
      throw new Unreadable(answer.message, answer.values)
    },
    async end() {
      await Promise.all(spare.map((one) => one.terminate()))
    },
  }
}
