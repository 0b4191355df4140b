/** Asks a process over its channel what it has counted; `src/server/metrics/scrapes.ts` answers. */
import type { ChildProcess } from 'node:child_process'
import type { Metric, ScrapeQuestion, Reply, MetricsPart } from '#server/metrics/scrapes.ts'

let number = 0

/** Null if it has not answered within so many milliseconds, or has ended. */
export const askMetrics = (
  child: Pick<ChildProcess, 'connected' | 'send' | 'on' | 'off'>,
  wanted: MetricsPart,
  withinMs: number,
): Promise<Metric[] | null> =>
  new Promise((resolve) => {
    if (!child.connected) return resolve(null)
    const question: ScrapeQuestion = { is: 'metrics', number: (number += 1), wanted }
    const finish = (metrics: Metric[] | null): void => {
      clearTimeout(timer)
      child.off('message', hear)
      child.off('exit', ended)
      resolve(metrics)
    }
    const hear = (message: unknown): void => {
      const reply = message as Partial<Reply> | null
      if (reply?.is === 'metrics' && reply.number === question.number) finish((reply as Reply).metrics)
    }
    const ended = (): void => finish(null)
    const timer = setTimeout(ended, withinMs)
    child.on('message', hear)
    child.on('exit', ended)
    child.send(question, (error) => error && ended())
  })
