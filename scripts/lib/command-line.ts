/** The words behind a command. */
import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type CommandLine<T extends Options> = ReturnType<typeof parseArgs<{ allowPositionals: true; options: T }>>

const parsed = <T extends Options>(usage: string, options: T): CommandLine<T> => {
  try {
    return parseArgs({ allowPositionals: true, options }) as CommandLine<T>
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`)
    return process.exit(1)
  }
}

/**
 * Reads the options and other words of a command. With `--help`, writes how it is called and ends; for an option that
 * it does not have, writes which, how it is called, and ends with code 1. No path of a file is taken for an option.
 */
export const readCommandLine = <T extends Options>(usage: string, options: T): CommandLine<T> => {
  const read = parsed(usage, { ...options, help: { type: 'boolean', short: 'h' } })
  if ((read.values as { help?: boolean }).help !== true) return read as CommandLine<T>
  console.log(usage)
  return process.exit(0)
}
