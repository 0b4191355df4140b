/** Figures that every process measures of itself, and how durations are measured. */
import { performance } from 'node:perf_hooks'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** Upper ends of the buckets of durations, in seconds: from an answer nobody notices to the limit of a report. */
export const usualSeconds = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120]

export const secondsOf = (milliseconds: number): number => milliseconds / 1_000

/** A registry with processor time, memory, garbage collection and the event loop of this process. */
export const openRegistry = (): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  let before = performance.eventLoopUtilization()
  new Gauge({
    name: 'vua_event_loop_utilization',
    help: 'Part of the time since the last look that the event loop was busy, from 0 to 1',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, before).utilization)
      before = now
    },
  })
  return registry
}

/** A gauge for each of these, read at every look. */
export const addGauges = (
  registry: Registry,
  gauges: Readonly<Record<string, { help: string; read: () => number }>>,
): void => {
  for (const [name, { help, read }] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
}
