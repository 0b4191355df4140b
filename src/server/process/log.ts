/** The log: JSON lines on standard output. */
import { destination, pino, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

const keptBytes = 1_000_000

/**
 * On a full disk, a redirected log loses lines; without the error listener the process would crash. Writing is not
 * awaited, because a slow reader of the pipe must not slow down responses.
 */
export const openLog = (level: LogLevel): Logger => {
  const output = destination({ fd: 1, sync: false, maxLength: keptBytes })
  output.on('error', () => {})
  return pino({ level }, output)
}
