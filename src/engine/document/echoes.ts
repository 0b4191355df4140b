/**
 * Amounts that a client sends back as it read them were not typed: of a stored document, and of the proposal that a new
 * one was made from (contract amendments).
 */
import { NotFound, Refused } from '#kernel/problem.ts'
import { hasTypedAmounts, withoutEchoes } from '#model/calculated.ts'
import { complete } from '#model/complete.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { Follows } from '#model/follows.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { sourcesBy } from '../links/rows.ts'
import type { Scope } from '../scope.ts'
import type { Stored } from '../stored.ts'
import type { DocumentInput } from './input.ts'
import { documentFrom } from './made-from.ts'

const fieldsOf = ({ shape }: AnyDocument) => shape as { fields: Fields; lines: Fields }

/** What was sent for a stored document. */
export const withoutEchoed = (definition: AnyDocument, before: Stored, input: DocumentInput): DocumentInput => {
  const { fields, lines } = fieldsOf(definition)
  const stored = new Map(before.lines.map((line) => [line.lineId, line]))
  return {
    ...input,
    values: withoutEchoes(fields, input.values, before),
    lines: input.lines?.map((line) => withoutEchoes(lines, line, stored.get(line.lineId ?? ''))),
  }
}

type Line = Stored['lines'][number]

/** The lines of a proposal by the source line they name; or else by goods and unit, each once. */
const proposedBy = ({ line: link }: Follows, proposal: Stored): ((line: Line) => Line | undefined) => {
  const left = [...proposal.lines]
  return (line) => {
    const isMeant = link
      ? (one: Line) => String(one[link]).toLowerCase() === String(line[link]).toLowerCase()
      : (one: Line) => one['product'] === line['product'] && (!line['unit'] || one['unit'] === line['unit'])
    // Several lines may take from one that they name.
    if (link) return left.find(isMeant)
    const at = left.findIndex(isMeant)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
}

/** What would be proposed to whoever makes the document now; null if it is made of nothing, or nothing is left. */
const proposalFor = async (scope: Scope, definition: AnyDocument, document: Stored) => {
  const follows = definition.follows?.find(
    (one) => definition.sources?.some(({ of }) => of === one.of) && sourcesBy(one, document).length > 0,
  )
  if (!follows) return null
  try {
    const ids = sourcesBy(follows, document)
    return { follows, proposal: await documentFrom(scope, definition, { kind: follows.of, ids, all: true }) }
  } catch (error) {
    if (error instanceof Refused || error instanceof NotFound) return null
    throw error
  }
}

interface Making {
  prepared: Stored
  /** `prepared` as it was worked out. */
  worked: Stored
  context: RuleContext
}

/**
 * A new document as it is worked out without amounts that only come back from its proposal. Asks the database only where
 * an amount differs from what is worked out anyway.
 */
export const withoutProposed = async (
  scope: Scope,
  definition: AnyDocument,
  { prepared, worked, context }: Making,
): Promise<Stored> => {
  const { fields, lines } = fieldsOf(definition)
  const isTyped = hasTypedAmounts(fields, worked) || worked.lines.some((line) => hasTypedAmounts(lines, line))
  const found = isTyped ? await proposalFor(scope, definition, prepared) : null
  if (!found) return worked
  const readOf = proposedBy(found.follows, found.proposal)
  const left = {
    ...withoutEchoes(fields, prepared, found.proposal),
    lines: prepared.lines.map((line) => withoutEchoes(lines, line, readOf(line))),
  }
  return complete(definition, left, context)
}
