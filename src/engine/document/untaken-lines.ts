/** Saves documents with proposed lines, dropping the lines of which nothing was taken (contract amendments). */
import { Refused, type Problem } from '#kernel/problem.ts'
import { isUntaken, type AnyDocument } from '#model/document.ts'
import type { DocumentInput } from './input.ts'

/** Translates line indexes in problems; problems of lines without a new index are dropped. */
const placed = (problems: readonly Problem[], numberOf: (index: number) => number | undefined): Problem[] =>
  problems.flatMap((one) => {
    const found = /^lines\.(\d+)(.*)$/.exec(one.at)
    if (!found) return [one]
    const index = numberOf(Number(found[1]))
    return index === undefined ? [] : [{ ...one, at: `lines.${index}${found[2]}` }]
  })

/**
 * Saves a document without untaken lines; problems use the line indexes of the input. If all lines are untaken, none
 * is dropped, so that the rules report the problem. Drafts keep all lines.
 */
export const withTakenLines = async <T>(
  definition: AnyDocument,
  input: DocumentInput,
  save: (input: DocumentInput) => Promise<T>,
): Promise<T> => {
  const { lines = [] } = input
  const taken = lines.flatMap((line, index) => (isUntaken(definition, line) ? [] : [index]))
  if (input.saveAsDraft || taken.length === 0 || taken.length === lines.length) return save(input)
  const problems = placed(input.problems, (index) => {
    const place = taken.indexOf(index)
    return place < 0 ? undefined : place
  })
  try {
    return await save({ ...input, problems, lines: taken.map((index) => lines[index]!) })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(
      placed(error.problems, (index) => taken[index]),
      error.version,
    )
  }
}
