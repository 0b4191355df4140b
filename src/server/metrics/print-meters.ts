/** Counters of the work of the print service, for monitoring. */
import { Histogram, type Registry } from 'prom-client'
import type { Queue } from '../http/queue.ts'
import { addGauges, openRegistry, secondsOf, usualSeconds } from './registry.ts'

export interface PrintMeters {
  registry: Registry
  /** A page was made, or was not; `milliseconds` with its wait in the queue. */
  printed(print: { format: 'html' | 'pdf'; status: number; milliseconds: number }): void
  /** Shows what is drawn at this moment and what waits; `long`: prints with large bodies, which also have a place in `all`. */
  watch(queues: { all: Queue; long: Queue }): void
}

export const openPrintMeters = (): PrintMeters => {
  const registry = openRegistry()
  const prints = new Histogram({
    name: 'vua_print_seconds',
    help: 'Time of prints with their wait, by format and HTTP status',
    labelNames: ['format', 'status'],
    buckets: usualSeconds,
    registers: [registry],
  })
  return {
    registry,
    printed: ({ format, status, milliseconds }) => prints.observe({ format, status }, secondsOf(milliseconds)),
    watch: ({ all, long }) =>
      addGauges(registry, {
        vua_print_running: { help: 'Prints that are drawn', read: () => all.state().running },
        vua_print_waiting: { help: 'Prints that wait to be drawn', read: () => all.state().waiting },
        vua_print_long_waiting: { help: 'Long prints that wait for their place', read: () => long.state().waiting },
      }),
  }
}
