/** What was found out, line by line, and whether all of it is as promised. */
import { rmSync } from 'node:fs'
import { seconds } from '../../scripts/lib/restart.ts'

export interface Verdict {
  /** Fails the trial when there are problems; a figure stands beside it otherwise. */
  check(what: string, problems: readonly string[], figure?: string): void
  /** A figure without a promise. */
  note(what: string, figure: string): void
  /** Prints the table; true when every check passed. */
  print(): boolean
}

const shown = 12

export const createVerdict = (say: (line: string) => void): Verdict => {
  const rows: { what: string; figure: string; problems: readonly string[] | null }[] = []
  return {
    check(what, problems, figure = '') {
      rows.push({ what, figure, problems })
      if (problems.length > 0) say(`FAILED  ${what}: ${problems[0]}`)
    },
    note(what, figure) {
      rows.push({ what, figure, problems: null })
    },
    print() {
      const width = Math.max(...rows.map(({ what }) => what.length))
      say('')
      for (const { what, figure, problems } of rows) {
        const word = problems === null ? '' : problems.length === 0 ? 'ok' : 'FAILED'
        say(`${what.padEnd(width)}  ${figure.padStart(34)}  ${word}`.trimEnd())
        for (const problem of problems?.slice(0, shown) ?? []) say(`    ${problem}`)
        if (problems && problems.length > shown) say(`    … ${problems.length - shown} more`)
      }
      return rows.every(({ problems }) => problems === null || problems.length === 0)
    },
  }
}

interface Ending {
  say: (line: string) => void
  /** Where the data and logs of the trial are; they are kept when it failed. */
  folder: string
  /** When it began, as `performance.now()`. */
  from: number
  seed: number
}
/** Prints the verdict and ends the program by it. */
export const endTrial = (verdict: Verdict, { say, folder, from, seed }: Ending): never => {
  const isGood = verdict.print()
  if (isGood) rmSync(folder, { recursive: true, force: true })
  else say(`\nData and logs are kept in ${folder}`)
  say(`\n${isGood ? 'passed' : 'FAILED'} in ${seconds(performance.now() - from)} (seed ${seed})`)
  process.exit(isGood ? 0 : 1)
}
