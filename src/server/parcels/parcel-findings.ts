/** What is found between the promises of the carrier of one parcel and what came, as its page shows it. */
import { claimSql, findingsFrom, isFindingSql } from '#documents/_shared/parcels/carrier-findings.server.ts'
import type { Scope } from '#engine/scope.ts'
import { sql } from '#engine/sql.ts'
import type { Statement } from '#engine/tx.ts'
import { translate } from '#i18n/catalogues.server.ts'
import { decimal, toNumber } from '#kernel/decimal.ts'
import { findingAdvice, findingLabel, findingUnit, type FindingKind } from '#model/carrier-finding.ts'

export interface FindingRow {
  kind: FindingKind
  expected: string
  found: string
  claim: string
  note: string | null
}

export const findingsStatement = (scope: Scope, parcel: string): Statement =>
  sql`select x.kind, x.expected::text, x.found::text, (${claimSql})::text as claim, m.note from ${findingsFrom(scope.today, scope.settings.timeZone)}
where ${sql.ours('s')} and ${sql.ours('d')} and s.document_id = ${parcel} and ${isFindingSql}`

export const writtenFindings = ({ language }: Scope, rows: readonly FindingRow[]) =>
  rows.map(({ kind, expected, found, claim, note }) => ({
    kind,
    kindName: translate(language, findingLabel(kind)),
    advice: translate(language, findingAdvice(kind)),
    unit: translate(language, findingUnit(kind)),
    expected: toNumber(decimal(expected)),
    found: toNumber(decimal(found)),
    claim: toNumber(decimal(claim)),
    /** Empty: nobody has dealt with it. */
    note: note ?? '',
  }))
