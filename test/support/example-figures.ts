/** Every figure of a tenant that people see, with the names of documents in place of their ids and numbers. */
import { sql } from '#engine/sql.ts'
import type { Database } from '#server/database/database.ts'
import type { Anything } from './app.ts'
import { exampleDocuments } from './example-documents.ts'
import type { openBook } from './example-book.ts'
import type { ExampleTenant } from './example-tenant.ts'

const both = { fromDate: '2026-09-01', toDate: '2026-10-31' }
const september = { fromDate: '2026-09-01', toDate: '2026-09-30' }
const october = { fromDate: '2026-10-01', toDate: '2026-10-31' }

export type Figures = Record<string, Anything>

/** When something was done, and by whom, is another matter. */
const isOfEntry = (key: string): boolean =>
  ['version', 'createdAt', 'updatedAt', 'updatedBy', 'UserCreate', 'Ordinal', 'createdBy', 'countedAt'].includes(key)

const withoutEntry = (value: Anything): Anything =>
  Array.isArray(value)
    ? value.map(withoutEntry)
    : value && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([key]) => !isOfEntry(key))
            .map(([key, one]) => [key, withoutEntry(one)]),
        )
      : value

const inOrder = (rows: readonly unknown[]): unknown[] =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))

const reportsOf = async ({ ask, records }: ExampleTenant): Promise<Figures> => {
  const stores = [records['K01'], records['K02']]
  const goods = { Product_ID: '' }
  const asked: Record<string, readonly [string, Record<string, unknown>]> = {
    R1: ['ReportOfOrder/rptDetailOrder', { ...both, ...goods }],
    R2: ['ReportOfOrder/rptTotalOrder', { ...both, ...goods }],
    R3: ['ReportOfOrder/rptDetailPurchaseOrder', { ...both, Method_ID: 0 }],
    R4: ['ReportOfOrder/rptDoanhsoThang', { ...both, fromDate: '2026-08-01', ...goods }],
    R5: ['ReportOfOrder/rptThongkeKhongmuahang', { fromDate: '2026-10-15', toDate: '2026-10-31' }],
    R6: ['ReportOfOrder/rptThongkeTopMuahang', { ...both, nItem: 10 }],
    R7: ['ReportOfOrder/rptThongkeTopHanghoa', { ...both, nItem: 10, IsQty: 1 }],
    R8: ['ReportOfImport/rptDetailImport', { ...both, ...goods }],
    R9: ['ReportOfImport/rptTotalImport', { ...both, ...goods }],
    R10a: ['ReportOfImport/rptChitietcongno', { ...october, ObjID: records['NCC001'] }],
    R10b: ['ReportOfImport/rptChitietcongno', { ...both, ObjID: records['NCC002'] }],
    R11a: ['ReportOfImport/rptDebtTotal', september],
    R11b: ['ReportOfImport/rptDebtTotal', october],
    R12: ['ReportOfImport/rptDebtOver', { toDate: '2026-10-31' }],
    R13: ['ReportOfOrder/rptDebtTotal', october],
    R14a: ['ReportOfOrder/rptChitietcongno', { ...both, ObjID: records['KH001'] }],
    R14b: ['ReportOfOrder/rptChitietcongno', { ...both, ObjID: records['KH002'] }],
    R14c: ['ReportOfOrder/rptChitietcongno', { ...october, ObjID: records['KH003'] }],
    R15a: ['ReportOfOrder/rptDebtOver', { toDate: '2026-10-31' }],
    R15b: ['ReportOfOrder/rptDebtOver', { toDate: '2026-09-30' }],
    R18: ['ReportOfStore/rptThekho', { ...both, Product_ID: records['SP002'], lstStore: stores }],
    R19: ['ReportOfStore/rptInstock', { fromDate: '2026-09-17', toDate: '2026-09-17', ...goods, lstStore: stores }],
    R20a: ['ReportOfStore/rptNXT', { ...september, ...goods, lstStore: stores }],
    R20b: ['ReportOfStore/rptNXT', { ...october, ...goods, lstStore: stores }],
  }
  const figures: Figures = {}
  // Some reports read their conditions from the body, others from the query.
  for (const [name, [path, body]] of Object.entries(asked))
    figures[name] = await ask(path, body, 'lstStore' in body ? {} : (body as Record<string, string>))
  return figures
}

/** The ledgers and the links as rows of codes, days and amounts. */
const ledgersOf = (database: Database, tenant: string): Promise<Figures> =>
  database.inTenant({ tenant, user: null }, async (tx) => {
    const statements = {
      stock: sql`select s.code as store, p.code, e.day, d.number, e.line, e.side, e.quantity, e.value, e.correction, e.quantity_after, e.value_after, e.cost_after
        from stock_entry e join product p on p.id = e.product_id join store s on s.id = e.store_id join document d on d.id = e.document_id order by 1, 2, 3, e.rank, 5, 6`,
      stockBalances: sql`select p.code, s.code as store, b.quantity, b.value, b.cost from stock_balance b join product p on p.id = b.product_id join store s on s.id = b.store_id where b.quantity <> 0 order by 1, 2`,
      debts: sql`select p.code, e.side, e.day, e.due, e.column_name, e.amount, e.settled, d.number from debt_entry e join partner p on p.id = e.partner_id join document d on d.id = e.document_id order by 1, 2, 3, 5, 6`,
      debtBalances: sql`select p.code, b.side, b.amount from debt_balance b join partner p on p.id = b.partner_id where b.amount <> 0 order by 1, 2`,
      allocations: sql`select p.code, a.side, a.day, a.since, a.amount, a.elastic, a.wanted, d.number as document, x.number as debt, y.number as credit from allocation a
        join partner p on p.id = a.partner_id join document d on d.id = a.document_id left join document x on x.id = a.debt_id left join document y on y.id = a.credit_id order by 1, 2, 3, 4, 5`,
      keptCredits: sql`select d.number as voucher, o.number as "order", to_jsonb(k) -> 'amount' as amount from kept_credit k join document d on d.id = k.document_id join document o on o.id = k.order_id order by 3`,
      cash: sql`select f.code, e.day, e.amount, d.number from cash_entry e join fund f on f.id = e.fund_id join document d on d.id = e.document_id order by 1, 2, 3`,
      links: sql`select s.number as source, d.number, (select l.ordinal from (select id, ordinal from sales_order_line union all select id, ordinal from sales_bill_line union all select id, ordinal from purchase_receipt_line) l where l.id = k.source_line) as line,
        k.line <> k.document as is_line, k.quantity, k.taxable, k.vat from document_link k join document d on d.id = k.document join document s on s.id = k.source_document order by d.day, 3, 5`,
      heads: sql`select d.kind, d.number, d.day, d.description, d.status, d.total, d.sums, d.open_amount from document d order by 1, 3, 4, 6`,
      documentsByDay: sql`select s.kind, s.day, sum(s.count) as count, sum(s.open_amount) as open from document_sum s group by 1, 2 having sum(s.count) <> 0 order by 1, 2`,
    }
    const answers = await tx.batch(Object.values(statements))
    return Object.fromEntries(Object.keys(statements).map((name, index) => [name, answers[index]]))
  })

export const figuresOf = async (
  database: Database,
  tenant: ExampleTenant,
  { entered }: Pick<ReturnType<typeof openBook>, 'entered'>,
): Promise<Figures> => {
  const { ask, records } = tenant
  const documents: Figures = {}
  const names = new Map<string, string>()
  const name = (text: string, as: string): void => void names.set(text, as)
  for (const { name: document, module } of exampleDocuments) {
    const { id, lines, number } = entered.get(document)!
    const info = await ask(`${module}/getInfo`, null, { s_ID: id })
    documents[document] = info
    name(id, document)
    name(number, document)
    for (const [index, line] of lines.entries()) name(line, `${document}.${index}`)
    // Made automatically, it has no other way to be told.
    for (const { module: of, s_ID, NumberID } of info.related)
      if (of === 'Income' && document === 'paidBill') [s_ID, NumberID].map((one) => name(one, 'paidBillVoucher'))
    documents[document].chain = (await ask(`${module}/getChain`, null, { s_ID: id })).ListItem
  }
  const lists: Figures = {}
  for (const module of new Set(exampleDocuments.map((one) => one.module)))
    lists[module] = await ask(`${module}/getlist`, null, { FromDate: '2026-08-01', ToDate: '2026-10-31' })
  const open = await ask('Income/getListPO', null, { Object_ID: records['KH001']! })
  for (const [code, id] of Object.entries(records)) name(id, code)
  for (const [code, id] of Object.entries(tenant.openings)) name(id, `opening of ${code}`)
  const all = {
    documents,
    lists,
    open,
    reports: await reportsOf(tenant),
    ledgers: await ledgersOf(database, tenant.id),
  }
  const text = JSON.stringify(withoutEntry(all), (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  const known = text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\b[A-Z]{2,3}\d{6}\b/g, (found) => names.get(found) ?? found)
  const figures = JSON.parse(known) as Figures
  // Relatives of a document stand in the order they were entered.
  for (const one of Object.values<Anything>(figures['documents']))
    for (const key of ['related', 'chain']) one[key] = inOrder(one[key])
  return figures
}

const flat = (value: Anything, path: string): [string, string][] =>
  value && typeof value === 'object'
    ? [
        ...(Array.isArray(value) ? [[`${path}.length`, String(value.length)] as [string, string]] : []),
        ...Object.entries(value).flatMap(([key, one]) => flat(one, `${path}.${key}`)),
      ]
    : [[path, JSON.stringify(value)]]

/** The places in which two tenants differ, as text. */
export const differencesOf = (is: Figures, shall: Figures): string[] => {
  const [left, right] = [new Map(flat(is, '')), new Map(flat(shall, ''))]
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((path) => left.get(path) !== right.get(path))
    .map((path) => `${path}: ${left.get(path)}, not ${right.get(path)}`)
}
