/** One document as people read it: with names, facts from the ledgers, and what it is related to. */
import { stateOf } from '#model/state.ts'
import { amountInEnglish, amountInWords } from '#kernel/words.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { NotFound } from '#kernel/problem.ts'
import { shown } from '#model/complete.ts'
import type { AnyDocument, RuleContext } from '#model/document.ts'
import { isStoredId } from './columns.ts'
import { ruleContext } from './context.ts'
import type { Scope } from './scope.ts'
import { sql } from './sql.ts'
import { loadDocument, type Stored } from './store.ts'

export interface Related {
  kind: string
  id: string
  number: string
  direction: 'source' | 'follower'
}

const relatedOf = async (scope: Scope, document: Stored): Promise<Related[]> => {
  const rows = await scope.tx.query<Related>(sql`
    select kind, id, number, 'follower' as direction from document where made_by_id = ${document.id}
    union select d.kind, d.id, d.number, 'follower' from allocation a join document d on d.tenant_id = a.tenant_id and d.id = a.document_id where a.debt_id = ${document.id} and a.document_id <> ${document.id}
    union select d.kind, d.id, d.number, 'source' from allocation a join document d on d.tenant_id = a.tenant_id and d.id = a.debt_id where a.document_id = ${document.id} and a.debt_id <> ${document.id}
    union select kind, id, number, 'source' from document where id = ${document.madeBy}`)
  return rows.filter((row) => scope.registry.documents.has(row.kind))
}

const inWords = (scope: Scope, document: Stored, context: RuleContext): string | null => {
  const amount = (document['total'] ?? document['amount']) as Decimal | null | undefined
  if (amount === null || amount === undefined) return null
  const currency =
    context.refs.get('currency', document['currency'] as string | null)?.code ?? scope.settings.baseCurrency
  const { wordsThousand: thousand, wordsOdd: odd, wordsEven: even } = scope.settings
  return scope.language === 'en'
    ? amountInEnglish(amount, currency)
    : amountInWords(amount, currency, { thousand, odd, even })
}

/** Everything a person sees of a stored document. Facts come from the ledgers now, not from the save. */
export const describe = async (scope: Scope, definition: AnyDocument, document: Stored): Promise<Stored> => {
  const context = await ruleContext(scope, definition, document)
  const facts = (await scope.registry.slots[definition.name]?.facts?.(scope, document, context)) ?? {}
  const { fields, lines } = definition.shape
  const lineFacts = (facts['lines'] ?? []) as Record<string, unknown>[]
  return {
    ...document,
    ...shown(fields, document, context.refs),
    ...facts,
    statusName: stateOf(definition.lifecycle, document)?.label ?? '',
    ...('totalInWords' in fields ? { totalInWords: inWords(scope, document, context) } : {}),
    related: document.version > 0 ? await relatedOf(scope, document) : [],
    lines: document.lines.map((line, index) => ({ ...line, ...shown(lines, line, context.refs), ...lineFacts[index] })),
  } as Stored
}

/** Throws NotFound for an unknown id, another kind's or another tenant's. */
export const documentInfo = async (scope: Scope, definition: AnyDocument, id: string): Promise<Stored> => {
  const document = isStoredId(id) ? await loadDocument(scope.tx, definition, id) : null
  if (!document) throw new NotFound()
  return describe(scope, definition, document)
}
