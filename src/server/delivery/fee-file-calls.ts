/** The fees of one carrier as a workbook, and from one (contract system §9.3). */
import { answering } from '#engine/answering.ts'
import { loadRecord } from '#engine/record/read.ts'
import type { Scope } from '#engine/scope.ts'
import type { ChildRow, StoredRecord } from '#engine/stored.ts'
import { importedFees } from '#lists/carrier/calls.ts'
import { carrier } from '#lists/carrier/index.ts'
import { shippingFee } from '#lists/shipping-fee/index.ts'
import { listColumns } from '#engine/exchange/columns.ts'
import { sql } from '#engine/sql.ts'
import { excerpt } from '#kernel/excerpt.ts'
import { NotFound } from '#kernel/problem.ts'
import { needs } from '#model/right.ts'
import { asked, id } from '#model/schema.ts'
import type { Row } from '#model/table.ts'
import { workbookSchema } from '#wire/answer-schemas.ts'
import { problemText } from '#wire/errors.ts'
import { isObject, readValue } from '#wire/values.ts'
import { translatorFor, type Call, type Input } from '../call/call.ts'
import { logEvent } from '../call/events.ts'
import { workbook } from '../calls/export-calls.ts'
import { readImportBody, readSheet } from '../calls/import-body.ts'
import { listProblemFields } from '../calls/problem-labels.ts'
import { fromQuery } from '../http/query.ts'
import { feeModule, takeFees } from './fee-file.ts'

const carrierOf = async (scope: Scope, wanted: unknown, lock = false): Promise<StoredRecord> => {
  const found =
    typeof wanted === 'string'
      ? await loadRecord({ scope, definition: carrier }, wanted.trim(), { lock, many: new Map() })
      : null
  if (!found) throw new NotFound()
  return found
}

/** Those of the fees of the business, so that what was written can be read; each row is a fee without a name of its own. */
const columns = shippingFee.columns.filter(({ key }) => !['code', 'name', 'note'].includes(key))

const placeNames = async ({ tx }: Scope, carrierId: string): Promise<Map<string, Row>> => {
  const rows = await tx.query<{ id: string; province: string | null; district: string | null; village: string | null }>(
    sql`select f.id, p.name as province, i.name as district, v.name as village from carrier_fee f
left join province p on ${sql.ours('p')} and p.id = f.province_id left join district i on ${sql.ours('i')} and i.id = f.district_id
left join village v on ${sql.ours('v')} and v.id = f.village_id where ${sql.ours('f')} and f.carrier_id = ${carrierId}`,
  )
  return new Map(
    rows.map((row) => [row.id, { provinceName: row.province, districtName: row.district, villageName: row.village }]),
  )
}

const exportFees = async (scope: Scope, { query }: Input): Promise<unknown> => {
  const found = await carrierOf(scope, fromQuery(query, 's_ID') ?? '')
  const names = await placeNames(scope, found.id)
  const words = translatorFor(scope.language)
  return workbook(scope, {
    right: carrier.right,
    title: `${words('carrier.fees')} ${found.name}`,
    conditions: '',
    // A mark for yes alone would leave open what is not in use.
    columns: columns.map(({ key, kind, label }) => ({ key, kind: kind === 'flag' ? 'text' : kind, label })),
    rows: ((found['fees'] ?? []) as ChildRow[]).map((row): Row => ({
      ...(row as unknown as Row),
      ...names.get(row.lineId!),
      active: words(row['active'] === false ? 'value.no' : 'value.yes'),
    })),
  })
}

const importFees = async (scope: Scope, { body: sent }: Input) => {
  const asked = isObject(sent) ? sent : {}
  const { file, fileName, dryRun, numbers } = readImportBody(sent)
  const found = await carrierOf(scope, asked['s_ID'], true)
  const { timeZone } = scope.settings
  const { failures, unused, ...counts } = await takeFees(scope, found, {
    sheet: await readSheet(scope, file, listColumns(scope, feeModule)),
    dryRun,
    updateExisting: true,
    allOrNothing: true,
    numbers,
    replaces: asked['replace'] === true,
    read: (field, raw, { at, problems }) => readValue(field, raw, { path: at, problems, timeZone, loose: true }),
  })
  const taken = counts.added + counts.updated + counts.unchanged
  if (!dryRun && failures.length === 0)
    await logEvent(scope, {
      functionId: carrier.right,
      action: 'import',
      number: found.code,
      summary: fileName,
      recordId: found.id,
    })
  const context = { translate: translatorFor(scope.language), problemFields: listProblemFields(shippingFee) }
  return {
    TotalCount: taken,
    ListItem: failures.map(({ rowNumber, problems }) => ({ rowNumber, Description: problemText(problems, context) })),
    summary: counts,
    unused: unused.map(excerpt),
  }
}

const { module } = carrier.wire
export const feeFileCalls: readonly Call[] = [
  {
    path: `${module}/ExportFees`,
    about: { query: [asked('s_ID', id)], answers: workbookSchema },
    demand: needs([carrier.right, 'R'], ['ExportExcel', 'R']),
    logs: true,
    kind: 'report',
    byReplica: true,
    run: exportFees,
  },
  answering(importedFees, importFees),
]
