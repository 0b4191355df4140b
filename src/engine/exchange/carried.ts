/** Makes the document that an import carries, such as the opening stock of imported goods. */
import type { Decimal } from '#kernel/decimal.ts'
import { showNumber } from '#kernel/number-format.ts'
import { problem, Refused, type Problem } from '#kernel/problem.ts'
import { valueOfCell, type SheetCell } from '#kernel/sheet-cell.ts'
import { maxLinesOf, type AnyDocument } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import type { AnyList } from '#model/list.ts'
import { isStoredId, ownTable } from '../columns.ts'
import { saveDocument } from '../document/save.ts'
import { carriedColumns } from './columns.ts'
import { placesOf } from './headings.ts'
import type { CarriedDocument } from '../importing.ts'
import type { ListModule } from '../record/record.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Row } from './rows.ts'

export interface CarryResult {
  documents: { number: string; lines: number }[]
  notes: { rowNumber: number; number: string; problems: readonly Problem[] }[]
}
interface Line {
  row: Row
  id: string
  code: string
}
type Head = Readonly<Record<string, unknown>>

const lineOf = ({ record, amount, columns }: CarriedDocument, { row, id }: Line): Record<string, unknown> => ({
  [record]: id,
  ...Object.fromEntries([amount, ...columns].map(({ field }) => [field, row.extra[field] ?? null])),
})

/** Saves one document. Lines that are refused are left out and named; anything else refuses the import. */
const saveLines = async (
  scope: Scope,
  definition: AnyDocument,
  { carries, head, lines, told }: { carries: CarriedDocument; head: Head; lines: readonly Line[]; told: CarryResult },
): Promise<void> => {
  let rest = lines
  while (rest.length > 0) {
    const tried = rest
    const input = {
      id: null,
      version: undefined,
      saveAsDraft: false,
      confirm: [],
      clientTotal: undefined,
      problems: [],
      values: head,
      lines: tried.map((line) => ({ ...lineOf(carries, line), lineId: null })),
    }
    try {
      const saved = await scope.tx.savepoint(() => saveDocument(scope, definition, input))
      told.documents.push({ number: saved.number, lines: tried.length })
      return
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const bad = Map.groupBy(error.problems, ({ at }) => Number(/^lines\.(\d+)\./.exec(at)?.[1] ?? -1))
      if (bad.has(-1)) throw error
      for (const [index, problems] of bad) {
        const { row, code } = tried[index]!
        told.notes.push({ rowNumber: row.number, number: code, problems })
      }
      rest = tried.filter((_, index) => !bad.has(index))
    }
  }
}

/**
 * Stock of records that are no longer in use is taken like that of others: while the document is saved they count as
 * used, which nobody else sees.
 */
const whileUsed = async (
  scope: Scope,
  definition: AnyList,
  { ids, work }: { ids: readonly string[]; work: () => Promise<void> },
): Promise<void> => {
  const table = sql.ident(ownTable(definition))
  const stopped = await scope.tx.query<{ id: string }>(
    sql`update ${table} r set active = true where ${sql.ours('r')} and r.id = any(${ids}::uuid[]) and not r.active returning r.id`,
  )
  await work()
  const again = stopped.map(({ id }) => id)
  if (again.length > 0)
    await scope.tx.query(
      sql`update ${table} r set active = false where ${sql.ours('r')} and r.id = any(${again}::uuid[])`,
    )
}

const amountOf = ({ amount }: CarriedDocument, { extra }: Row): Decimal =>
  (extra[amount.field] as Decimal | null) ?? (0n as Decimal)

/** What would keep the head from being looked up; everything else its save finds. */
const headProblems = ({ head: names }: CarriedDocument, { shape }: AnyDocument, head: Head): Problem[] =>
  names.flatMap((name) => {
    const field = (shape.fields as Fields)[name]
    const value = head[name]
    const label = field?.label ?? `field.${name}`
    if (value === undefined || value === null) return [problem(name, 'required', { label })]
    return field?.kind === 'ref' && !isStoredId(String(value as string)) ? [problem(name, 'unknownRef', { label })] : []
  })

/** `saved`: the records of the rows that were accepted. Throws Refused if the document as a whole is. */
export const carryDocument = async (
  scope: Scope,
  { definition: own, slots }: ListModule,
  { head, saved }: { head: Head; saved: readonly Line[] },
): Promise<CarryResult> => {
  const told: CarryResult = { documents: [], notes: [] }
  const carries = slots?.importing?.carries
  const definition = scope.registry.documents.get(carries?.document ?? '')
  if (!carries || !definition) return told
  const wrong = headProblems(carries, definition, head)
  if (wrong.length > 0) throw new Refused(wrong)
  const note = ({ row, code }: Line, message: string): void => {
    const value = showNumber(amountOf(carries, row), { language: scope.language })
    told.notes.push({ rowNumber: row.number, number: code, problems: [problem('', message, { code, value })] })
  }
  const known =
    (await slots?.carriedBefore?.(
      scope,
      head,
      saved.map(({ id }) => id),
    )) ?? new Set()
  const lines = saved.filter((line) => {
    const amount = amountOf(carries, line.row)
    if (amount < 0n) note(line, 'negativeNotCarried')
    if (amount > 0n && known.has(line.id)) note(line, 'carriedBefore')
    return amount > 0n && !known.has(line.id)
  })
  const most = maxLinesOf(definition)
  await whileUsed(scope, own, {
    ids: lines.map(({ id }) => id),
    work: async () => {
      for (let from = 0; from < lines.length; from += most)
        await saveLines(scope, definition, { carries, head, lines: lines.slice(from, from + most), told })
    },
  })
  return told
}

const isAboveZero = (cell: SheetCell): boolean => {
  const value = valueOfCell(cell)
  return typeof value === 'number' ? value > 0 : typeof value === 'string' && /^[^-]*[1-9]/.test(value.trim())
}

/** Without a document the stock of a file would be left out without a word: the first row that has some tells of it. */
export const leftOut = (
  scope: Scope,
  { slots }: ListModule,
  { headings, saved }: { headings: readonly string[]; saved: readonly Line[] },
): CarryResult['notes'] => {
  const [amount] = carriedColumns(scope, slots?.importing?.carries)
  const place = amount ? placesOf([amount], headings)[0]! : -1
  if (amount === undefined || place < 0) return []
  const lines = saved.filter(({ row }) => isAboveZero(row.cells[place] ?? null))
  const [first] = lines
  if (first === undefined) return []
  const told = problem(amount.field, 'notCarried', { n: String(lines.length), heading: amount.heading })
  return [{ rowNumber: first.row.number, number: first.code, problems: [told] }]
}
