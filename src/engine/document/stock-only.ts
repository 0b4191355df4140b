/** Goods that keep no stock on documents that only move stock: they would stand there and move nothing. */
import { problem, type Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import type { RuleContext } from '#model/rule-context.ts'
import type { Stored } from '../stored.ts'

/** Lines that were saved with the document may stay; those of a draft were not checked yet. */
export const untrackedProblems = (
  { shape, stockOnly }: AnyDocument,
  { before, draft, context }: { before: Stored | null; draft: Stored; context: RuleContext },
): Problem[] => {
  const name = stockOnly ? nameWith(shape.lines as Fields, ({ role }) => role === 'product') : undefined
  if (name === undefined) return []
  const kept = new Map(before?.draft ? [] : before?.lines.map((line) => [line.lineId, line[name]]))
  return draft.lines.flatMap((line, index) => {
    const id = line[name] as string | null
    const product = context.refs.get('product', id)
    if (product?.trackStock !== false || kept.get(line.lineId) === id) return []
    return [problem(`lines.${index}.${name}`, 'notInStock', { code: product.code })]
  })
}
