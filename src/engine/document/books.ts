/** Book stock for the lines of documents that show it (`goodsLines.books`). */
import type { Day } from '#kernel/day.ts'
import type { DocumentDefinition } from '#model/document.ts'
import type { Fields, Shape, Values } from '#model/field.ts'
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

type LineOf<S extends Shape> = Values<S['lines']> & { lineId: string }

/**
 * Adds the book stock to the lines of a draft, or removes it while it is hidden from the user (blind count). `only`:
 * the lines concerned; all others keep what they have. Lines that stay as they are, and a draft whose lines all do, are
 * returned as the same objects.
 */
export const withBooks = async <S extends Shape>(
  scope: Scope,
  definition: DocumentDefinition<S>,
  draft: StoredDraft<S>,
  only: (line: LineOf<S>) => boolean = () => true,
): Promise<StoredDraft<S>> => {
  const { into, hiddenBy } = definition.goodsLines!.books!
  const isHidden =
    hiddenBy !== undefined &&
    isDraft(definition.lifecycle, draft) &&
    (draft as Record<string, unknown>)[hiddenBy] === true
  const books = isHidden ? undefined : await booksOf(scope, definition, { ...draft, lines: draft.lines.filter(only) })
  const name = productName(definition)
  const bookOf = (line: Record<string, unknown>) => books?.get(line[name] as string)?.quantity ?? null
  const lines = draft.lines.map((line) => {
    const book = only(line) ? bookOf(line) : line[into as keyof typeof line]
    return book === line[into as keyof typeof line] ? line : { ...line, [into]: book }
  })
  return lines.every((line, index) => line === draft.lines[index]) ? draft : { ...draft, lines }
}
