/** Writes the balance confirmation letters, with the rows of the debt detail (contract reports R10, R11, R13, R14). */
import type { DayRange } from '#kernel/day.ts'
import { fromLedger, negate, sumOf, type Decimal } from '#kernel/decimal.ts'
import { problem, Refused } from '#kernel/problem.ts'
import type { RefRow } from '#model/rule-context.ts'
import type { Cell, Row } from '#model/table.ts'
import type { Letter } from '#engine/listing/report.ts'
import { loadRefs } from '#engine/record/refs.ts'
import type { Scope } from '#engine/scope.ts'
import { openForeignAt, type Side } from '#engine/ledger/read-debts.ts'
import { sql, type Sql } from '#engine/sql.ts'
import { debtBlocks, debtors, documentCount, type Debtor } from './debt-detail.server.ts'
import { partnerTerms, type PartnerFilter } from './filters.server.ts'
import { numbered } from './rows.server.ts'

type Language = Letter['language']

/** What is drawn well within the time limit of a print. */
const most = { letters: 500, lines: 10_000 }

const recipientFields: ReadonlySet<string> = new Set(['printedAddress', 'phone1', 'taxId', 'language'])

const refuseTooMany = (all: readonly Debtor[]): void => {
  if (all.length > most.letters) throw new Refused([problem('', 'lettersTooMany', { n: String(most.letters) })])
  if (documentCount(all) > most.lines) throw new Refused([problem('', 'reportTooBig')])
}

interface Written {
  language: Language
  block: readonly Row[]
  foreign: Row[]
  recipient: RefRow | undefined
}

/** What is open in foreign currencies at the end of the range, by partner: signed like the balance, of which it is part. */
const openForeign = async (
  { tx }: Scope,
  params: DayRange & PartnerFilter,
  side: Side,
): Promise<ReadonlyMap<string, Row[]>> => {
  const partners = (column: Sql): Sql => partnerTerms(column, params)
  const rows = await tx.whole.query<{ partner_id: string; code: string; own: string; base: string }>(sql`
    select o.partner_id, c.code, o.own::text, o.base::text from (${openForeignAt(side, { day: params.to, partners })}) o
    join currency c on c.id = o.currency_id where ${sql.ours('c')} order by c.code_key`)
  const of = Map.groupBy(rows, (row) => row.partner_id)
  return new Map(
    [...of].map(([partner, open]) => [
      partner,
      open.map(({ code, own, base }) => ({
        currencyCode: code,
        openCurrency: fromLedger(own),
        openBase: fromLedger(base),
      })),
    ]),
  )
}

/** The first row of a block is the opening balance, the last one the closing balance. */
const letterOf = (side: Side, { code, name }: Debtor, { language, block, foreign, recipient }: Written): Letter => {
  const lines = numbered(block.slice(1, -1))
  const total = (key: string): Decimal => sumOf(lines, (line) => line[key] as Decimal)
  const remaining = block.at(-1)!['remaining'] as Decimal
  return {
    language,
    head: {
      partnerCode: code,
      partnerName: name,
      address: (recipient?.['printedAddress'] ?? null) as Cell,
      phone: (recipient?.['phone1'] ?? null) as Cell,
      taxId: (recipient?.['taxId'] ?? null) as Cell,
      seller: side === 'receivable' ? 'A' : 'B',
      opening: block[0]!['remaining']!,
      incurred: total('incurred'),
      returned: total('returned'),
      paid: total('paid'),
      remaining,
    },
    lines,
    foreign,
    owed: side === 'receivable' ? remaining : negate(remaining),
    transfer: `TT cong no ${code}`,
  }
}

/**
 * One letter for each customer or supplier with an opening balance or documents in the range: in his language, Vietnamese
 * where he has none, or all in the language that is asked for. The rows are read once for each language there is.
 */
export const lettersWriter =
  (side: Side) =>
  async (scope: Scope, params: DayRange & PartnerFilter, asked: Language | undefined): Promise<Letter[]> => {
    const all = await debtors(scope, params, side)
    refuseTooMany(all)
    const [refs, foreign] = await Promise.all([
      loadRefs(scope, new Map([['partner', new Set(all.map(({ id }) => id))]]), { only: () => recipientFields }),
      openForeign(scope, params, side),
    ])
    const recipients = new Map(all.map(({ id }) => [id, refs.get('partner', id)]))
    const languageOf = ({ id }: Debtor): Language => asked ?? (recipients.get(id)?.['language'] === 'en' ? 'en' : 'vi')
    const spoken = [...new Set(all.map(languageOf))]
    const written = await Promise.all(
      spoken.map(
        async (language) => [language, await debtBlocks({ ...scope, language }, params, { side, all })] as const,
      ),
    )
    const blocks = new Map(written)
    return all.map((one) => {
      const language = languageOf(one)
      return letterOf(side, one, {
        language,
        block: blocks.get(language)!.get(one.code)!,
        foreign: foreign.get(one.id) ?? [],
        recipient: recipients.get(one.id),
      })
    })
  }
