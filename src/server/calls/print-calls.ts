/** Returns all data for printing a document, to be posted to the print service (contract documents §1, system §6). */
import { isStoredId } from '#engine/columns.ts'
import { documentInfo } from '#engine/document/info.ts'
import { logEvent } from '#engine/event.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Stored } from '#engine/stored.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { showMoment } from '#output/filters.ts'
import type { AnyDocument } from '#model/document.ts'
import { wireName, type Field, type Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
import { fullAddress } from '#wire/full-address.ts'
import type { Language } from '#i18n/fill.ts'
import { languageOf } from '../access/auth.ts'
import type { Call, Input } from '../call/call.ts'
import { aboutPrint } from '../openapi/documents.ts'
import { shownDocument } from './document-calls.ts'
import { fromQuery } from '../http/query.ts'
import { kindOf } from '../printing/delivered-templates.ts'
import { partnerDebts } from './partner-debts.ts'
import { printFactsOf } from '../printing/print-facts.ts'
import { chooseTemplate, type PrintTemplate } from '../printing/templates.ts'
import { noTransfer, receivingAccount, transferTo, type Transfer } from './payment-qr.ts'

/** For paying the open amount of a document. */
const paymentOf = async (scope: Scope, document: Stored): Promise<Transfer> => {
  const open = (document['remainingBase'] ?? document['remaining']) as Decimal | null | undefined
  if (open === null || open === undefined || open <= 0n) return noTransfer
  const account = await receivingAccount(scope)
  return account ? transferTo(account, { amount: open, content: document.number }) : noTransfer
}

interface CurrencyWords {
  currencyCode?: string | undefined
  currencyName?: string
  /** Names of values that are in base currency all the same. */
  baseAmounts?: readonly string[]
}

const baseAmountsOf = ({ shape }: AnyDocument): string[] => [
  ...[shape.fields as Fields, shape.lines as Fields].flatMap((fields) =>
    Object.entries(fields)
      .filter(([name, field]) => field.cost || name.endsWith('Base'))
      .map(([name, field]) => wireName(name, field)),
  ),
  'oldDebt',
  'totalDebt',
]

/** What the amounts of a document in a foreign currency are printed with; of the base currency forms say nothing. */
const currencyWords = async (
  { tx, baseCurrency }: Scope,
  definition: AnyDocument,
  document: Stored,
): Promise<CurrencyWords> => {
  const currency = document['currency'] as string | null | undefined
  if (!currency) return {}
  if (currency === baseCurrency?.id) return { currencyCode: undefined }
  const [row] = await tx.query<{ code: string; word: string }>(
    sql`select c.code, coalesce(c.unit_word, c.code) as word from currency c where ${sql.ours('c')} and c.id = ${currency}`,
  )
  return row ? { currencyCode: row.code, currencyName: row.word, baseAmounts: baseAmountsOf(definition) } : {}
}

const showsCost = (fields: Fields): boolean => Object.values(fields).some((field) => field.cost)

/** What every print says of the tenant, the user and the moment. */
export const printFrame = ({ settings, now, user }: Scope, origin: string) => ({
  company: { ...settings, LinkLogo: fullAddress(settings.LinkLogo, origin) },
  dateCreate: showMoment(now.toISOString(), settings.timeZone),
  userCreate: user.displayName,
})

/** The document's main store, which may have a form of its own. */
const storeOf = ({ shape }: AnyDocument, document: Stored): string | null => {
  const [name] = Object.entries(shape.fields as Fields).find(([, field]) => field.mainStore) ?? []
  return name === undefined ? null : ((document[name] as string | null | undefined) ?? null)
}

/** Of the records that its fields name. */
const namedFacts = async (
  { tx, registry }: Scope,
  definition: AnyDocument,
  document: Stored,
): Promise<Record<string, string | null>> => {
  const facts = printFactsOf(definition).flatMap((fact) => {
    const [list, id] = [registry.lists.get(fact.of), document[fact.field] as string | null | undefined]
    return list && id ? [{ ...fact, id, table: list.table }] : []
  })
  const rows = (await tx.batch(
    facts.map(
      ({ table, column, id }) =>
        sql`select r.${sql.ident(column)} as value from ${sql.ident(table)} r where ${sql.ours('r')} and r.id = ${id}`,
    ),
  )) as { value: string | null }[][]
  return Object.fromEntries(facts.map(({ wire }, index) => [wire, rows[index]![0]?.value ?? null]))
}

/** What a form prints of a document. Whoever sees costs leaves a trace. */
export const printInfo = async (
  scope: Scope,
  {
    definition,
    document,
    hasQr,
    origin,
  }: { definition: AnyDocument; document: Stored; hasQr: boolean; origin: string },
): Promise<Readonly<Record<string, unknown>>> => {
  const payment = hasQr ? await paymentOf(scope, document) : noTransfer
  const debts = hasQr ? await partnerDebts(scope, definition, document) : {}
  if (showsCost(definition.shape.fields) && sightFor(scope).cost) {
    await logEvent(scope, {
      functionId: definition.right,
      action: 'printCost',
      number: document.number,
      recordId: document.id,
    })
  }
  return {
    ...(shownDocument(scope, definition, document) as object),
    ...(await namedFacts(scope, definition, document)),
    ...(await currencyWords(scope, definition, document)),
    ...printFrame(scope, origin),
    ...payment,
    ...debts,
  }
}

/** Forms that were made or changed here may show the code for paying, if one of the delivered ones does. */
const hasQr = (definition: AnyDocument, { code, delivered, changed }: PrintTemplate): boolean =>
  definition.prints.some((form) => form.qr && (!delivered || changed || form.code === code))

/** The form that was asked for, or the usual one of the document. */
export const templateFor = (
  scope: Scope,
  definition: AnyDocument,
  { document, wanted }: { document: Stored; wanted: string },
): Promise<PrintTemplate> => {
  const [first] = definition.prints
  const kind = first ? kindOf(first.xType, first.code) : ''
  return chooseTemplate(scope, { kind, template: wanted, store: storeOf(definition, document) })
}

/** The language in which papers go to a partner; undefined: nobody said it, or there is none. */
const languageOfPartner = async ({ tx }: Pick<Scope, 'tx'>, id: unknown): Promise<Language | undefined> => {
  if (!isStoredId(id)) return undefined
  const [found] = await tx.query<{ language: string | null }>(
    sql`select p.language from partner p where ${sql.ours('p')} and p.id = ${id}`,
  )
  return languageOf(found?.language ?? undefined)
}

/** Whom the document is about. */
export const partnerIn = ({ shape }: AnyDocument, document: Stored): unknown => {
  const [name] =
    Object.entries<Field>(shape.fields).find(([, { kind, of }]) => kind === 'ref' && of === 'partner') ?? []
  return name && document[name]
}

/** Everything the print service needs to print a stored document. */
export const printedDocument =
  (definition: AnyDocument) =>
  async (scope: Scope, { query, origin }: Input): Promise<unknown> => {
    const document = await documentInfo(scope, definition, (fromQuery(query, 's_ID') ?? '').trim())
    const wanted = fromQuery(query, 'templateId')?.trim() ?? ''
    const template = await templateFor(scope, definition, { document, wanted })
    const { code, orientation, size, pageHeight, pageWidth } = template
    const info = await printInfo(scope, { definition, document, hasQr: hasQr(definition, template), origin })
    const language = await languageOfPartner(scope, partnerIn(definition, document))
    return { info, code, orientation, size, pageHeight, pageWidth, ...(language && { language }) }
  }

export const printCalls = (definition: AnyDocument): Call[] => [
  {
    path: `${definition.wire.module}/getPrint`,
    about: aboutPrint(definition),
    demand: needs([definition.right, 'R']),
    logs: true,
    run: printedDocument(definition),
  },
]
