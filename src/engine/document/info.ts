/** A document for display: with names, facts from the ledgers, and related documents. */
import { stateOf } from '#model/state.ts'
import { amountInEnglish, amountInWords } from '#kernel/words.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { NotFound } from '#kernel/problem.ts'
import { shown } from '#model/complete.ts'
import type { AnyDocument } from '#model/document.ts'
import type { RuleContext } from '#model/rule-context.ts'
import { isStoredId } from '../columns.ts'
import { ruleContext } from '../store/context.ts'
import type { Scope } from '../scope.ts'
import { withLeft, withSourceFacts, withTaken } from '../links/facts.ts'
import { loadLinks } from '../links/load.ts'
import { descriptionFor } from './made-text.ts'
import { relatedOf } from '../links/related.ts'
import { loadDocument } from '../store/store.ts'
import { withStoredTexts } from '../stored-text.ts'
import type { Stored } from '../stored.ts'

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

/**
 * Adds everything a user sees to a stored document. Facts are read from the ledgers now, not from the time of saving.
 */
export const describe = async (scope: Scope, definition: AnyDocument, stored: Stored): Promise<Stored> => {
  const saved = stored.version > 0 ? stored : null
  const [context, links, description] = await Promise.all([
    ruleContext(scope, definition, stored),
    loadLinks(scope, definition, { before: saved, after: stored }),
    descriptionFor(scope, { kind: definition.name, description: stored.description }),
  ])
  const linked = withSourceFacts(definition, stored, links, saved)
  const document = [withLeft, withTaken].reduce((now, fill) => fill(definition, now, links), linked)
  const facts = (await scope.registry.slots[definition.name]?.facts?.(scope, document, context)) ?? {}
  const { fields, lines } = definition.shape
  const currency = context.refs.get('currency', document['currency'] as string | null)
  const lineFacts = (facts['lines'] ?? []) as Record<string, unknown>[]
  return {
    ...withStoredTexts(scope.language, fields, document),
    description,
    ...shown(fields, document, context.refs),
    ...facts,
    statusName: stateOf(definition.lifecycle, document)?.label ?? '',
    ...(currency ? { currencyCode: currency.code } : {}),
    ...(currency && !currency.isBase ? { foreignDecimals: context.decimals } : {}),
    ...('totalInWords' in fields ? { totalInWords: inWords(scope, document, context) } : {}),
    related: document.version > 0 ? await relatedOf(scope, document) : [],
    lines: document.lines.map((line, index) => ({ ...line, ...shown(lines, line, context.refs), ...lineFacts[index] })),
  } as Stored
}

/** Throws NotFound if the id is unknown or belongs to another kind or tenant. */
export const documentInfo = async (scope: Scope, definition: AnyDocument, id: string): Promise<Stored> => {
  const document = isStoredId(id) ? await loadDocument(scope.tx, definition, id) : null
  if (!document) throw new NotFound()
  return describe(scope, definition, document)
}
