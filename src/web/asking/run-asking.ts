/** Batches whose warnings somebody is asked about. */
import type { BatchOutcome, Failure } from '#wire/spelling.ts'
import { joinAnswers, nothingDone } from './join-answers.ts'
import type { Warning } from './question.ts'

/** The warning codes that would have to be confirmed for all refused rows to succeed. */
const codesOf = (failures: readonly Failure[]): string[] => [
  ...new Set(failures.flatMap((one) => (one.errors ?? []).map((error) => error.code))),
]

const warningsOf = (failures: readonly Failure[]): Warning[] =>
  failures.flatMap(({ number, description, code = '', params, errors }) =>
    (errors ?? [{ code, message: description, params }]).map((one) => ({ ...one, where: number ?? '' })),
  )

export interface Entry {
  id: string
  body: unknown
}

/**
 * Runs a batch; what was refused only because of warnings is asked about, and done with them confirmed, until nothing
 * new is asked. Returns the remaining failures.
 */
export const runAsking = async (
  run: (bodies: readonly unknown[], confirm: readonly string[]) => Promise<BatchOutcome>,
  entries: readonly Entry[],
  { agreed, ask }: { agreed: readonly string[]; ask: (warned: readonly Warning[]) => Promise<boolean> },
): Promise<BatchOutcome> => {
  let total = nothingDone
  let left = entries
  let confirmed = agreed
  for (;;) {
    const answer = await run(
      left.map((one) => one.body),
      confirmed,
    )
    const warned = answer.failures.filter((one) => one.confirmable === true)
    const refused = answer.failures.filter((one) => one.confirmable !== true)
    total = joinAnswers(total, { ...answer, failures: refused })
    const codes = codesOf(warned).filter((code) => !confirmed.includes(code))
    const ids = new Set(warned.map((one) => one.id))
    left = left.filter((one) => ids.has(one.id))
    if (left.length === 0 || codes.length === 0 || !(await ask(warningsOf(warned))))
      return { ...total, failures: [...total.failures, ...warned] }
    confirmed = [...confirmed, ...codes]
  }
}
