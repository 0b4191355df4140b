/** Why a letter was not sent, in the words of work and in those of letters. */
import type { LetterRefused } from '../mail/trouble.ts'
import { WorkFailed } from '../work/handler.ts'

const prefix = 'mailTrouble.'
export const mailProblem = (reason: string): string => `${prefix}${reason}`

/** What may befall any work, as it is told of letters. */
const common: Readonly<Record<string, string>> = { 'work.timeout': 'timeout', 'work.givenUp': 'givenUp' }

/** The reason as letters keep it. */
export const reasonOf = (problem: string): string =>
  problem.startsWith(prefix) ? problem.slice(prefix.length) : (common[problem] ?? 'unknown')

export const failedLetter = ({ trouble: { reason, detail, isFinal } }: LetterRefused): WorkFailed =>
  new WorkFailed({ problem: mailProblem(reason), values: { detail }, isFinal })
