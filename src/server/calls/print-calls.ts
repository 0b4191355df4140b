/** Returns all data for printing a document, to be posted to the print service (contract documents §1, system §6). */
import { documentInfo } from '#engine/document/info.ts'
import { logEvent } from '#engine/event.ts'
import { sightFor, type Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Stored } from '#engine/stored.ts'
import type { Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import { showMoment } from '#output/filters.ts'
import type { AnyDocument, PrintForm } from '#model/document.ts'
import type { Fields } from '#model/field.ts'
import { needs } from '#model/right.ts'
import { fullAddress } from '#wire/full-address.ts'
import type { Call, Input } from '../call/call.ts'
import { shownDocument } from './document-calls.ts'
import { fromQuery } from '../http/query.ts'
import { noTransfer, receivingAccount, transferTo, type Transfer } from './payment-qr.ts'

/** For paying the open amount of a document. */
const paymentOf = async ({ tx }: Scope, document: Stored): Promise<Transfer> => {
  // A domestic transfer is made in the base currency.
  const open = (document['remainingBase'] ?? document['remaining']) as Decimal | null | undefined
  if (open === null || open === undefined || open <= 0n) return noTransfer
  const account = await receivingAccount(tx)
  return account ? transferTo(account, { amount: open, content: document.number }) : noTransfer
}

/** What the amounts of a document in a foreign currency are printed with; nothing for the base currency. */
const currencyWords = async (
  { tx, baseCurrency }: Scope,
  document: Stored,
): Promise<{ currencyCode?: string; currencyName?: string }> => {
  const currency = document['currency'] as string | null | undefined
  if (!currency || currency === baseCurrency?.id) return {}
  const [row] = await tx.query<{ code: string; word: string }>(
    sql`select c.code, coalesce(c.unit_word, c.code) as word from currency c where ${sql.ours('c')} and c.id = ${currency}`,
  )
  return row ? { currencyCode: row.code, currencyName: row.word } : {}
}

const formOf = (definition: AnyDocument, code: string | undefined): PrintForm => {
  const form = code
    ? definition.prints.find((one) => one.code.toLowerCase() === code.toLowerCase())
    : definition.prints[0]
  if (!form) throw new Refused([problem('', 'formUnknown', { code: code ?? '' })])
  return form
}

const showsCost = (fields: Fields): boolean => Object.values(fields).some((field) => field.cost)

/** What every print says of the tenant, the user and the moment. */
export const printFrame = ({ settings, now, user }: Scope, origin: string) => ({
  company: { ...settings, LinkLogo: fullAddress(settings.LinkLogo, origin) },
  dateCreate: showMoment(now.toISOString(), settings.timeZone),
  userCreate: user.displayName,
})

const printOf =
  (definition: AnyDocument) =>
  async (scope: Scope, { query, origin }: Input): Promise<unknown> => {
    const document = await documentInfo(scope, definition, (fromQuery(query, 's_ID') ?? '').trim())
    const form = formOf(definition, fromQuery(query, 'templateId')?.trim() || undefined)
    const payment = form.qr ? await paymentOf(scope, document) : noTransfer
    if (showsCost(definition.shape.fields) && sightFor(scope).cost) {
      await logEvent(scope, {
        functionId: definition.right,
        action: 'printCost',
        number: document.number,
        recordId: document.id,
      })
    }
    return {
      info: {
        ...(shownDocument(scope, definition, document) as object),
        ...(await currencyWords(scope, document)),
        ...printFrame(scope, origin),
        ...payment,
      },
      code: form.code,
      orientation: form.orientation,
      size: form.size,
      pageHeight: null,
      pageWidth: null,
    }
  }

export const printCalls = (definition: AnyDocument): Call[] => [
  {
    path: `${definition.wire.module}/getPrint`,
    demand: needs([definition.right, 'R']),
    logs: true,
    run: printOf(definition),
  },
]
