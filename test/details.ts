/**
 * Files of tests with a database that show details beside what others of their kind show in every run: each is in one
 * quarter (`test/support/quarter.ts`), and of each kind some are in every quarter.
 */
import { isDealingDetails, ofKind } from './support/quarter.ts'

const kinds: Readonly<Record<string, readonly string[]>> = {
  imports: [
    'integration/imports/import-cells',
    'integration/imports/import-tolerance',
    'integration/imports/import-formats',
    'integration/imports/import-missing',
    'integration/imports/import-debts',
    'integration/imports/import-questions',
    'integration/imports/english-workbooks',
    'integration/imports/import-rights',
    'integration/imports/import-numbers',
    'integration/imports/foreign-imports',
    'integration/imports/trade-import',
  ],
  'processes and installations': [
    'integration/installation/workers',
    'integration/installation/replica',
    'integration/installation/metrics',
    'integration/attacks/large-bodies',
    'integration/installation/known-database',
    'integration/installation/replay',
    'integration/installation/backup',
    'integration/installation/demo',
  ],
  'hostile senders': [
    'integration/attacks/hostile-workbooks',
    'integration/attacks/attack-template-author',
    'integration/attacks/attack-key-holder',
    'integration/attacks/attack-group-editor',
    'integration/attacks/attack-limited',
  ],
  'saves at the same time': [
    'integration/documents/concurrency-sources',
    'integration/documents/concurrency-trade',
    'integration/invoices/invoices-beside',
    'integration/work/work-kills',
  ],
  'debts and letters': [
    'integration/money/balance-letters',
    'integration/money/debts-by-side',
    'integration/money/ledger-debts',
    'scenarios/prepayments',
    'scenarios/advances',
    'scenarios/returned-money',
  ],
  'parcels and carriers': [
    'integration/carriers/carrier-audit',
    'integration/carriers/carrier-audit-many',
    'integration/carriers/carrier-event-orders',
    'integration/carriers/carrier-reports',
    'integration/carriers/parcel-outcomes',
    'integration/carriers/parcel-money',
  ],
  invoices: [
    'integration/invoices/auto-invoices',
    'integration/invoices/invoice-secrets',
    'integration/invoices/invoice-check',
    'integration/invoices/invoice-undecided',
    'integration/invoices/invoice-letters',
  ],
  'reports and sums': [
    'integration/installation/uncounted',
    'integration/reports/report-beginning',
    'integration/reports/sales-sums',
    'integration/lists/list-sums',
    'integration/money/shared-amounts',
  ],
  'documents and their sources': [
    'integration/removal/stopped-records',
    'integration/removal/withdrawn-sources',
    'integration/installation/foreign-migration',
    'scenarios/purchase-return',
    'scenarios/stock-count',
  ],
  'people and messages': [
    'integration/work/mail',
    'integration/work/mail-rights',
    'integration/access/second-factor',
    'integration/imports/guided-start',
    'integration/documents/files',
  ],
}

const pathsOf = (kind: string): string[] => kinds[kind]!.map((name) => `test/${name}.test.ts`)
/** Paths of all of them, from the root. */
export const details: readonly string[] = Object.keys(kinds).flatMap(pathsOf)

const taken = new Set(Object.keys(kinds).flatMap((kind) => ofKind(kind, pathsOf(kind))))
/** Paths of those that the quarter leaves out. */
export const left: readonly string[] = isDealingDetails ? details.filter((path) => !taken.has(path)) : []
