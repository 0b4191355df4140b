/** Book stock for the lines of documents that show it (`goodsLines.books`). */
import type { Day } from '#kernel/day.ts'
import type { DocumentDefinition } from '#model/document.ts'
import type { Shape } from '#model/field.ts'
import type { Fields } from '#model/field.ts'
import { nameWith } from '#model/form.ts'
import { isDraft } from '#model/state.ts'
import { isStoredId } from '../columns.ts'
import { booksAt, type Book } from '../ledger/read.ts'
import type { Scope } from '../scope.ts'
import type { StoredDraft } from '../stored.ts'

const productName = <S extends Shape>({ shape }: DocumentDefinition<S>): string =>
  nameWith(shape.lines as Fields, ({ role }) => role === 'product')!

/** Book stock by product id, not counting the document itself; empty while the store is unknown. */
export const booksOf = <S extends Shape>(
  scope: Scope,
  definition: DocumentDefinition<S>,
  draft: StoredDraft<S>,
): Promise<ReadonlyMap<string, Book>> => {
  const name = productName(definition)
  const { id, date, store, lines } = draft as StoredDraft<Shape> & { date: Day | null; store: unknown }
  const products = lines.map((line) => (line as Record<string, unknown>)[name]).filter(isStoredId)
  return isStoredId(store) && products.length > 0
    ? booksAt(scope, { store, day: date ?? scope.today, products, except: id || null })
    : Promise.resolve(new Map())
}

/** Adds the book stock to the lines of a draft, or removes it while it is hidden from the user (blind count). */
export const withBooks = async <S extends Shape>(
  scope: Scope,
  definition: DocumentDefinition<S>,
  draft: StoredDraft<S>,
): Promise<StoredDraft<S>> => {
  const { into, hiddenBy } = definition.goodsLines!.books!
  const isHidden =
    hiddenBy !== undefined &&
    isDraft(definition.lifecycle, draft) &&
    (draft as Record<string, unknown>)[hiddenBy] === true
  const books = isHidden ? undefined : await booksOf(scope, definition, draft)
  const name = productName(definition)
  const bookOf = (line: Record<string, unknown>) => books?.get(line[name] as string)?.quantity ?? null
  return { ...draft, lines: draft.lines.map((line) => ({ ...line, [into]: bookOf(line) })) }
}
