/**
 * How the start script asks its processes what they have counted: by messages over the channel it started them with.
 * A process knows nothing of the others; the start script puts the answers together (`scripts/lib/metrics-server.ts`).
 */
import type { MetricObject, MetricValue, Registry } from 'prom-client'

/** A metric as the library hands it from process to process. */
export type Metric = MetricObject & { values: MetricValue<string>[] }

/** `own`: what the process counted; `facts`: what is true of the installation, whichever process tells it. */
export type MetricsPart = 'own' | 'facts'

export interface ScrapeQuestion {
  is: 'metrics'
  /** The answer has the same. */
  number: number
  wanted: MetricsPart
}

export interface Reply {
  is: 'metrics'
  number: number
  /** Empty if there are none, or if they could not be read. */
  metrics: Metric[]
}

const isQuestion = (message: unknown): message is ScrapeQuestion => (message as ScrapeQuestion | null)?.is === 'metrics'

export interface ScrapeSource {
  own: Registry
  /** Reads the facts of the installation anew; rejects if the database cannot be asked. */
  facts?: () => Promise<Registry>
  onFailure: (error: unknown) => void
}

/** The content of a registry, as values that can be sent. */
export const metricsIn = async (registry: Registry): Promise<Metric[]> =>
  (await registry.getMetricsAsJSON()) as unknown as Metric[]

/** Answers the start script from now on. */
export const answerScrapes = ({ own, facts, onFailure }: ScrapeSource): void => {
  const read = async (wanted: MetricsPart): Promise<Metric[]> => {
    if (wanted === 'own') return metricsIn(own)
    return facts ? metricsIn(await facts()) : []
  }
  const answer = async ({ number, wanted }: ScrapeQuestion): Promise<void> => {
    const metrics = await read(wanted).catch((error: unknown) => {
      onFailure(error)
      return []
    })
    const reply: Reply = { is: 'metrics', number, metrics }
    if (process.connected) process.send?.(reply)
  }
  process.on('message', (message) => {
    if (isQuestion(message)) void answer(message)
  })
  // Listening to the channel would keep a process that is done.
  process.channel?.unref()
}
