/** What the rules answer to work that they may refuse. */
import { Refused, type Problem } from '#kernel/problem.ts'

/** The problems of a refused request, and none when it was accepted. Other errors are thrown on. */
export const problemsOf = async (work: Promise<unknown>): Promise<readonly Problem[]> => {
  try {
    await work
  } catch (error) {
    if (error instanceof Refused) return error.problems
    throw error
  }
  return []
}
export const refusals = async (work: Promise<unknown>): Promise<string[]> =>
  (await problemsOf(work)).map(({ message }) => message)
/** With the place of each: `lines.0.quantity qtyOverSource`. */
export const refusalsAt = async (work: Promise<unknown>): Promise<string[]> =>
  (await problemsOf(work)).map(({ at, message }) => `${at} ${message}`.trim())
