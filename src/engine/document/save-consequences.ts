/** Previews what saving a document would change: the very save is executed, observed and rolled back (decision 0030). */
import type { Day } from '#kernel/day.ts'
import { decimal } from '#kernel/decimal.ts'
import type { Problem } from '#kernel/problem.ts'
import type { AnyDocument } from '#model/document.ts'
import { isStoredId } from '../columns.ts'
import { lockDocuments } from '../links/load.ts'
import type { Scope } from '../scope.ts'
import { sql } from '../sql.ts'
import { attempt, undone } from './attempt.ts'
import { factsOf, type Blocker, type Consequences, type VoucherConsequence } from './consequences.ts'
import { laterCounts, withoutTwice } from './later-counts.ts'
import type { DocumentInput } from './input.ts'
import { saveDocument } from './save.ts'
import { withTakenLines } from './untaken-lines.ts'

interface LinkedVoucher {
  id: string
  kind: string
  number: string
  day: Day
  amount: string
  partner: string | null
  fund: string | null
}

/** The linked vouchers of a document, with everything in which they follow it. */
const linkedTo = (scope: Scope, id: string | null): Promise<LinkedVoucher[]> =>
  id === null
    ? Promise.resolve([])
    : scope.tx.query<LinkedVoucher>(sql`
        select d.id, d.kind, d.number, d.day, d.total::text as amount, d.partner_id as partner,
          (select f.name from cash_entry c join fund f on f.tenant_id = c.tenant_id and f.id = c.fund_id where ${sql.ours('c')} and c.document_id = d.id limit 1) as fund
        from document d where ${sql.ours('d')} and d.made_by_id = ${id} order by d.seq`)

const isSame = (a: LinkedVoucher, b: LinkedVoucher): boolean =>
  a.day === b.day && a.amount === b.amount && a.partner === b.partner && a.fund === b.fund

/** What becomes of the linked vouchers; one that is made has no number before the document is saved. */
const vouchersBetween = (before: readonly LinkedVoucher[], after: readonly LinkedVoucher[]): VoucherConsequence[] => {
  const told = (
    { id, kind, number, amount, fund }: LinkedVoucher,
    effect: VoucherConsequence['effect'],
  ): VoucherConsequence => ({ id, kind, number, amount: decimal(amount), fund, effect })
  return [
    ...before.map((one) => {
      const now = after.find(({ id }) => id === one.id)
      return now ? told(now, isSame(one, now) ? 'kept' : 'changed') : told(one, 'deleted')
    }),
    ...after
      .filter(({ id }) => !before.some((one) => one.id === id))
      .map((one) => told({ ...one, id: '', number: '' }, 'made')),
  ]
}

/** Problems of vouchers that paid the document; any other document a problem speaks of was made from it. */
const ofPayments = new Set(['hasPayments', 'hasPaymentsEdit', 'totalBelowPaid'])

/** The documents that prevent the save. */
const blockersIn = (problems: readonly Problem[]): Blocker[] => {
  const found = new Map<string, Blocker>()
  for (const { message, about = [], confirmable } of problems) {
    if (confirmable) continue
    for (const { id, kind = '', number = '' } of about)
      if (!found.has(id)) found.set(id, { id, kind, number, reason: ofPayments.has(message) ? 'payment' : 'follower' })
  }
  return [...found.values()]
}

/** Saves it as the form would, with all warnings confirmed, and returns the consequences. Everything is rolled back. */
export const previewSave = (scope: Scope, definition: AnyDocument, input: DocumentInput): Promise<Consequences> =>
  undone(scope, async () => {
    const id = isStoredId(input.id) ? input.id : null
    if (id !== null) await lockDocuments(scope, definition, [id])
    const { isKnown: _, ...facts } = await factsOf(scope, definition, id)
    const before = await linkedTo(scope, id)
    const counts = await laterCounts(scope, id)
    let saved: string | null = null
    const tried = await attempt(scope, {
      definition,
      id,
      days: [input.values['date'] as Day | null | undefined],
      withdraws: false,
      run: async ({ confirm, watch }) => {
        saved = null
        const { id: savedId } = await withTakenLines(definition, { ...input, confirm }, (taken) =>
          saveDocument(scope, definition, taken, { watch }),
        )
        saved = savedId
        return savedId
      },
    })
    return {
      ...facts,
      ...tried,
      vouchers: saved === null ? [] : vouchersBetween(before, await linkedTo(scope, saved)),
      followers: blockersIn(tried.problems),
      // A new document was in no books that were counted.
      counts: id === null ? [] : withoutTwice([...counts, ...(await laterCounts(scope, saved))]),
    }
  })
