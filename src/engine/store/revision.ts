/** The history of documents: every save appends the complete document. */
import { decimalText, type Decimal } from '#kernel/decimal.ts'
import { remembered } from '#kernel/remembered.ts'
import type { Fields, Shape } from '#model/field.ts'
import { letOthersFirst } from '../give-way.ts'
import { jsonWith, rowsWith } from '../number.ts'
import type { NumberSql } from '../number-sql.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import type { Statement } from '../tx.ts'
import type { Stored } from '../stored.ts'

/** Empty values are left out, which saves half of the size. */
const withoutEmpty = (value: unknown): unknown => {
  if (typeof value === 'bigint') return decimalText(value as Decimal)
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const filled: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value))
    if (inner !== null && inner !== undefined) filled[name] = withoutEmpty(inner)
  return filled
}
/** What rules are told of other documents and ledgers is told anew each time. */
const told = remembered(
  new WeakMap<Fields, ReadonlySet<string>>(),
  (fields) => new Set(Object.keys(fields).filter((name) => fields[name]!.fact && fields[name]!.kind === 'object')),
)
const ownOf = (fields: Fields, record: Readonly<Record<string, unknown>>) =>
  told(fields).size === 0
    ? record
    : Object.fromEntries(Object.entries(record).filter(([name]) => !told(fields).has(name)))

/** Lines made ahead, by the object of the line: who changes a line makes another object. */
const ahead = new WeakMap<object, string>()

const lineText = (fields: Fields, line: Readonly<Record<string, unknown>>): string =>
  ahead.get(line) ?? JSON.stringify(withoutEmpty(ownOf(fields, line)))

const LINES_AT_ONCE = 500

/** Makes the lines of a long document before its locks are taken; those that stay as they are need not be made again. */
export const writeContentAhead = async ({ registry }: Scope, { kind, lines }: Stored): Promise<void> => {
  const { lines: fields } = registry.documents.get(kind)!.shape as Shape
  for (const [index, line] of lines.entries()) {
    if (index % LINES_AT_ONCE === 0) await letOthersFirst(lines.length)
    ahead.set(line, lineText(fields, line))
  }
}

/** A document in the format of its revision. */
const contentOf = ({ registry }: Scope, document: Stored): string => {
  const { fields, lines } = registry.documents.get(document.kind)!.shape as Shape
  const head = JSON.stringify(withoutEmpty({ ...ownOf(fields, document), lines: undefined }))
  return `${head.slice(0, -1)},"lines":[${document.lines.map((line) => lineText(lines, line)).join(',')}]}`
}

export const revisionStatement = (
  scope: Scope,
  document: Stored,
  /** 'save', 'delete' or the name of a transition. */
  action: string,
  /** A number that is drawn in the same batch, and not known yet. */
  drawn: NumberSql | null = null,
): Statement => {
  const content = jsonWith(drawn, 'number', contentOf(scope, document))
  const rest = sql`${document.id}, ${document.version}, ${document.kind}, ${action}, ${content}, ${scope.user.displayName}, ${scope.now}`
  return sql`
  insert into document_revision (tenant_id, document_id, version, kind, action, content, user_name, at)
  ${rowsWith(drawn, rest)}`
}
