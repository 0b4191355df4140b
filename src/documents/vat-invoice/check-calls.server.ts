/** Calls of the page of findings: what is wrong with invoices, in words, and looking at the providers now. */
import { sql } from '#engine/sql.ts'
import { enqueue } from '#engine/work.ts'
import type { OwnCall, Scope } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { showDay } from '#kernel/day.ts'
import { showPlainNumber } from '#kernel/number-format.ts'
import { count, day, flag, integer, list, moment, nullable, object, oneOf, text } from '#model/schema.ts'
import { scheduleKey } from '#model/work.ts'
import { done } from '#wire/answer-schemas.ts'
import { writeMoment } from '#wire/values.ts'
import { findingKinds } from './finding-kinds.ts'
import { findings, type Finding } from './findings.server.ts'

const amounts: readonly string[] = ['total', 'own', 'bills', 'there']

/** Which text of a kind fits its values. */
const keyOf = ({ kind, values }: Finding): string => {
  if (kind === 'billWithoutInvoice' && values['invoice']) return 'finding.billNotIssued'
  return kind === 'numbersMissing' && values['from'] === values['to'] ? 'finding.numberMissing' : `finding.${kind}`
}

const described = ({ language }: Scope, finding: Finding): string => {
  const { template, series, invoiceNumber, number, day: on, values } = finding
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    value !== null && amounts.includes(name)
      ? showPlainNumber(value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''), language)
      : (value ?? ''),
  ])
  return translate(language, keyOf(finding), {
    ...(Object.fromEntries(shown) as Record<string, string>),
    invoiceNumber: invoiceNumber ?? '',
    series: `${template ?? ''}${series ?? ''}`,
    number: number ?? '',
    date: showDay(on),
  })
}

interface Standing {
  checkedAt: Date | null
  asked: number | null
  unanswered: number | null
  isChecking: boolean
  problem: string | null
  values: Record<string, string> | null
}
/** When providers were asked last, and what becomes of the asking that is under way. */
const standing = async ({ tx, now }: Scope): Promise<Standing | undefined> => {
  const [found] = await tx.query<Standing & Record<string, unknown>>(
    sql`select c.checked_at as "checkedAt", c.asked, c.unanswered, coalesce(w.state = 'running' or w.state = 'waiting' and w.due_at <= ${now}, false) as "isChecking", w.problem, w.problem_values as values
from (select 1) one left join invoice_check c on ${sql.ours('c')} and true left join work w on ${sql.ours('w')} and w.kind = 'invoiceCheck' and w.key = ${scheduleKey}`,
  )
  return found
}

const check: OwnCall['run'] = async (scope) => {
  const [found, stands] = [await findings(scope), await standing(scope)]
  const { language, settings } = scope
  return {
    ListItem: found.map((one) => ({
      kind: one.kind,
      kindName: translate(language, `finding.kind.${one.kind}`),
      Description: described(scope, one),
      documentKind: one.documentKind ?? '',
      s_ID: one.document ?? '',
      NumberID: one.number ?? '',
      dtDate: one.day,
      Mauso: one.template ?? '',
      SoHieuHD: one.series ?? '',
      SoHD: one.invoiceNumber ?? '',
    })),
    TotalCount: found.length,
    checkedAt: stands?.checkedAt ? writeMoment(stands.checkedAt, settings.timeZone) : null,
    asked: stands?.asked ?? 0,
    unanswered: stands?.unanswered ?? 0,
    isChecking: stands?.isChecking ?? false,
    problem: stands?.problem ? translate(language, stands.problem, stands.values ?? {}) : '',
  }
}

/** The piece of the schedule comes now instead of at night. */
const checkNow: OwnCall['run'] = async (scope) => {
  await enqueue(scope.tx.whole, { kind: 'invoiceCheck', key: scheduleKey, payload: {} })
  return { Description: 'ok' }
}

export const checkCalls: readonly OwnCall[] = [
  {
    name: 'Check',
    about: {
      answers: object({
        ListItem: list(
          object({
            kind: oneOf(...findingKinds),
            kindName: text,
            Description: text,
            documentKind: text,
            s_ID: text,
            NumberID: text,
            dtDate: nullable(day),
            Mauso: text,
            SoHieuHD: text,
            SoHD: text,
          }),
        ),
        TotalCount: count,
        checkedAt: nullable(moment),
        asked: integer,
        unanswered: integer,
        isChecking: flag,
        problem: text,
      }),
    },
    demand: 'R',
    run: check,
  },
  { name: 'CheckNow', about: { answers: done }, demand: 'U', writes: true, run: checkNow },
]
