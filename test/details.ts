/**
 * Files of tests with a database that show details beside what others of their kind show in every run: each is in one
 * quarter (`test/support/quarter.ts`), and of each kind some are in every quarter.
 */
import { isDealingDetails, ofKind } from './support/quarter.ts'

const kinds: Readonly<Record<string, readonly string[]>> = {
  imports: [
    'integration/import-cells',
    'integration/import-tolerance',
    'integration/import-formats',
    'integration/import-missing',
    'integration/import-debts',
    'integration/import-questions',
    'integration/english-workbooks',
    'integration/import-rights',
    'integration/import-numbers',
    'integration/foreign-imports',
    'integration/trade-import',
  ],
  'processes and installations': [
    'integration/workers',
    'integration/replica',
    'integration/metrics',
    'integration/large-bodies',
    'integration/known-database',
    'integration/replay',
    'integration/backup',
    'integration/demo',
  ],
  'hostile senders': [
    'integration/hostile-workbooks',
    'integration/attack-template-author',
    'integration/attack-key-holder',
    'integration/attack-group-editor',
    'integration/attack-limited',
  ],
  'saves at the same time': [
    'integration/concurrency-sources',
    'integration/concurrency-trade',
    'integration/invoices-beside',
    'integration/work-kills',
  ],
  'debts and letters': [
    'integration/balance-letters',
    'integration/debts-by-side',
    'integration/ledger-debts',
    'scenarios/prepayments',
    'scenarios/advances',
    'scenarios/returned-money',
  ],
  'parcels and carriers': [
    'integration/carrier-audit',
    'integration/carrier-audit-many',
    'integration/carrier-event-orders',
    'integration/carrier-reports',
    'integration/parcel-outcomes',
    'integration/parcel-money',
  ],
  invoices: [
    'integration/auto-invoices',
    'integration/invoice-secrets',
    'integration/invoice-check',
    'integration/invoice-undecided',
    'integration/invoice-letters',
  ],
  'reports and sums': [
    'integration/uncounted',
    'integration/report-beginning',
    'integration/sales-sums',
    'integration/list-sums',
    'integration/shared-amounts',
  ],
  'documents and their sources': [
    'integration/stopped-records',
    'integration/withdrawn-sources',
    'integration/foreign-migration',
    'scenarios/purchase-return',
    'scenarios/stock-count',
  ],
  'people and messages': [
    'integration/mail',
    'integration/mail-rights',
    'integration/second-factor',
    'integration/guided-start',
    'integration/files',
  ],
}

const pathsOf = (kind: string): string[] => kinds[kind]!.map((name) => `test/${name}.test.ts`)
/** Paths of all of them, from the root. */
export const details: readonly string[] = Object.keys(kinds).flatMap(pathsOf)

const taken = new Set(Object.keys(kinds).flatMap((kind) => ofKind(kind, pathsOf(kind))))
/** Paths of those that the quarter leaves out. */
export const left: readonly string[] = isDealingDetails ? details.filter((path) => !taken.has(path)) : []
