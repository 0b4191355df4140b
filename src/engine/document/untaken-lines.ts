/** Saving what was proposed line by line: of which nothing was taken is left out (contract amendments). */
import { Refused, type Problem } from '#kernel/problem.ts'
import { isUntaken, type AnyDocument } from '#model/document.ts'
import type { DocumentInput } from './input.ts'
import { saveDocument, type Saved } from './save.ts'
import type { Scope } from '../scope.ts'

/** Places of lines told by other numbers; problems of lines that have none are passed over. */
const placed = (problems: readonly Problem[], numberOf: (index: number) => number | undefined): Problem[] =>
  problems.flatMap((one) => {
    const found = /^lines\.(\d+)(.*)$/.exec(one.at)
    if (!found) return [one]
    const index = numberOf(Number(found[1]))
    return index === undefined ? [] : [{ ...one, at: `lines.${index}${found[2]}` }]
  })

/**
 * Saves a document without the lines nothing was taken of; problems keep the places of the lines that were sent.
 * Where nothing was taken at all, every line is left to the rules, which tell it. Drafts keep their lines.
 */
export const saveTaken = async (scope: Scope, definition: AnyDocument, input: DocumentInput): Promise<Saved> => {
  const { lines = [] } = input
  const taken = lines.flatMap((line, index) => (isUntaken(definition, line) ? [] : [index]))
  if (input.saveAsDraft || taken.length === 0 || taken.length === lines.length)
    return saveDocument(scope, definition, input)
  const problems = placed(input.problems, (index) => {
    const place = taken.indexOf(index)
    return place < 0 ? undefined : place
  })
  try {
    return await saveDocument(scope, definition, { ...input, problems, lines: taken.map((index) => lines[index]!) })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Refused(
      placed(error.problems, (index) => taken[index]),
      error.version,
    )
  }
}
