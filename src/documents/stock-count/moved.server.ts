/** What moved between the time goods were counted and now. */
import { subtract, type Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { warning, type Problem } from '#kernel/problem.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { isStoredId } from '#engine/columns.ts'
import { booksOf } from '#engine/document/books.ts'
import type { Scope } from '#engine/scope.ts'
import { loadDocument } from '#engine/store/store.ts'
import type { StoredDraft } from '#engine/stored.ts'
import { stockCount } from './index.ts'
import type { shape } from './shape.ts'

type Count = StoredDraft<typeof shape>
type Line = Count['lines'][number]

/** A line whose figure was entered by this save. */
const enteredIn = (before: Count | null, count: Count): ((line: Line) => boolean) => {
  // Lines that are sent without their ids are known by their goods, which are on a count once.
  const known = new Map(before?.lines.map((line) => [line.product, line]) ?? [])
  const isSameStore = before?.store === count.store
  return (line) => !isSameStore || known.get(line.product)?.quantity !== line.quantity
}

/** Notes for each figure that this save enters when it was, and what the books say; the others keep what they have. */
export const withCounted = async (scope: Scope, count: Count): Promise<Count> => {
  const stored = count.version > 0 && isStoredId(count.id)
  const before = stored ? ((await loadDocument(scope.tx, stockCount, count.id)) as Count | null) : null
  // A deleted count that is restored has entered nothing.
  if (stored && before === null) return count
  const isEntered = enteredIn(before, count)
  const known = new Map(before?.lines.map((line) => [line.product, line]) ?? [])
  const fresh = count.lines.filter((line) => line.quantity !== null && isEntered(line))
  const books = fresh.length > 0 ? await booksOf(scope, stockCount, { ...count, lines: fresh }) : new Map()
  const lines = count.lines.map((line): Line => {
    if (line.quantity === null) return line.countedAt === null ? line : { ...line, countedAt: null, countedBook: null }
    if (isEntered(line))
      return { ...line, countedAt: scope.now, countedBook: books.get(line.product ?? '')?.quantity ?? null }
    const { countedAt, countedBook } = known.get(line.product)!
    return line.countedAt === countedAt && line.countedBook === countedBook ? line : { ...line, countedAt, countedBook }
  })
  return lines.every((line, index) => line === count.lines[index]) ? count : { ...count, lines }
}

/** What this save enters is compared with the books as they are under lock: nothing has moved since. */
export const withBooksOfNow = ({ now }: Scope, count: Count): Count => {
  const lines = count.lines.map((line) =>
    line.countedAt === now && line.bookQuantity !== null && line.countedBook !== line.bookQuantity
      ? { ...line, countedBook: line.bookQuantity }
      : line,
  )
  return lines.every((line, index) => line === count.lines[index]) ? count : { ...count, lines }
}

/** Null where one of the two is unknown. */
export const movedOf = (
  { quantity, countedBook }: Pick<Line, 'quantity' | 'countedBook'>,
  book: Decimal | null,
): Decimal | null => (quantity === null || countedBook === null || book === null ? null : subtract(book, countedBook))

/** So many goods are named; the others are in the lines. */
const MOST_NAMED = 12

/** Asks once, and names the goods with what moved of each. */
export const movedProblems = (scope: Scope, { lines }: Count, { refs }: RuleContext): Problem[] => {
  const moved = lines.flatMap((line) => {
    const by = movedOf(line, line.bookQuantity)
    return by ? [{ line, by }] : []
  })
  if (moved.length === 0) return []
  const named = moved.slice(0, MOST_NAMED).map(({ line: { product, unitName }, by }) => {
    const { code = '', name = '' } = refs.get('product', product) ?? {}
    return `${code} ${name} ${by > 0n ? '+' : ''}${showNumber(by, { language: scope.language })} ${unitName ?? ''}`.trim()
  })
  const more = moved.length - named.length
  return [
    warning('lines', 'countMoved', {
      n: String(moved.length),
      goods: [...named, ...(more > 0 ? ['…'] : [])].join('; '),
    }),
  ]
}
