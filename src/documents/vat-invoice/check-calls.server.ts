/** Answers `calls.ts` for the page of findings: what is wrong with invoices, in words, and looking at the providers now. */
import { answering, type Answering, type Call } from '#engine/answering.ts'
import { sql } from '#engine/sql.ts'
import { enqueue } from '#engine/work.ts'
import type { Scope } from '#engine/scope.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { showDay } from '#kernel/day.ts'
import { showPlainNumber } from '#kernel/number-format.ts'
import { scheduleKey } from '#model/work.ts'
import { writeMoment } from '#wire/values.ts'
import { checkOfInvoices, invoiceFindings } from './calls.ts'
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

const check: Answering<typeof invoiceFindings> = async (scope) => {
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

const checkNow: Answering<typeof checkOfInvoices> = async (scope) => {
  await enqueue(scope.tx.whole, { kind: 'invoiceCheck', key: scheduleKey, payload: {} })
  return { Description: 'ok' }
}

export const checkCalls: readonly Call[] = [answering(invoiceFindings, check), answering(checkOfInvoices, checkNow)]
