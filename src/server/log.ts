/** The log: JSON lines on the standard output. */
import { destination, pino, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

const keptBytes = 1_000_000

/** Redirected to a file on a disk without room it loses lines; without the listener the program would stop for good. */
export const openLog = (level: LogLevel): Logger => {
  const output = destination({ fd: 1, sync: true, maxLength: keptBytes })
  output.on('error', () => {})
  return pino({ level }, output)
}
