/** The log: JSON lines on the standard output. */
import { destination, pino, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

const keptBytes = 1_000_000

/**
 * Redirected to a file on a disk without room it loses lines; without the listener the program would stop for good.
 * Nothing waits for a line to be taken: whoever reads a pipe slowly must not slow down answers.
 */
export const openLog = (level: LogLevel): Logger => {
  const output = destination({ fd: 1, sync: false, maxLength: keptBytes })
  output.on('error', () => {})
  return pino({ level }, output)
}
