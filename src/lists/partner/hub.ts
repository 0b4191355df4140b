/** The page of a customer or supplier: what is owed, what was traded, and what usually comes next. */
import { day, money, text } from '#model/field.ts'
import type { Hub, HubFact, HubPart, HubTarget } from '#model/hub.ts'
import { isCustomer, isSupplier } from './rules.ts'

type Partner = Readonly<Record<string, unknown>>
const customer = { meant: ({ partnerType }: Partner) => isCustomer(partnerType as number | null) }
const supplier = { meant: ({ partnerType }: Partner) => isSupplier(partnerType as number | null) }

const overdue = { payStatus: '4' }
const tab = (name: string, part: string, days?: 'recent' | 'all'): HubTarget => ({
  tab: name,
  part,
  ...(days && { days }),
})

const customerFacts: Readonly<Record<string, HubFact>> = {
  receivable: {
    ...customer,
    field: money({ label: 'hub.receivable', sign: 'any' }),
    needs: ['ReportReceivable', 'Order', 'Income'],
    limit: 'creditLimit',
    opens: [tab('debt', 'receivable'), tab('documents', 'bills', 'all')],
  },
  overdueReceivable: {
    ...customer,
    field: money({ label: 'hub.overdueReceivable' }),
    needs: ['ReportReceivable', 'Order', 'Income'],
    bad: true,
    opens: [tab('debt', 'overdue'), { tab: 'documents', part: 'bills', days: 'all', query: overdue }],
  },
  bought: {
    ...customer,
    field: money({ label: 'hub.bought', sign: 'any' }),
    needs: ['Order', 'ReportSales'],
    opens: [tab('goods', 'bought', 'recent'), tab('documents', 'bills', 'recent')],
  },
  lastBought: {
    ...customer,
    field: day({ label: 'hub.lastBought' }),
    needs: ['Order'],
    note: 'lastBoughtNumber',
    opens: [{ document: 'salesBill', id: 'lastBoughtId' }],
  },
  lastBoughtNumber: { ...customer, field: text({ label: 'hub.lastBought' }), needs: ['Order'], aside: true },
  lastBoughtId: { ...customer, field: text({ label: 'hub.lastBought' }), needs: ['Order'], aside: true },
}

const supplierFacts: Readonly<Record<string, HubFact>> = {
  payable: {
    ...supplier,
    field: money({ label: 'hub.payable', sign: 'any' }),
    needs: ['ReportPayable', 'Import', 'Outcome'],
    opens: [tab('debt', 'payable'), tab('documents', 'receipts', 'all')],
  },
  overduePayable: {
    ...supplier,
    field: money({ label: 'hub.overduePayable' }),
    needs: ['ReportPayable', 'Import', 'Outcome'],
    bad: true,
    opens: [tab('debt', 'overduePayable'), { tab: 'documents', part: 'receipts', days: 'all', query: overdue }],
  },
  supplied: {
    ...supplier,
    field: money({ label: 'hub.supplied', sign: 'any' }),
    needs: ['Import', 'ReportPurchase'],
    opens: [tab('goods', 'supplied', 'recent'), tab('documents', 'receipts', 'recent')],
  },
  lastSupplied: {
    ...supplier,
    field: day({ label: 'hub.lastSupplied' }),
    needs: ['Import'],
    note: 'lastSuppliedNumber',
    opens: [{ document: 'purchaseReceipt', id: 'lastSuppliedId' }],
  },
  lastSuppliedNumber: { ...supplier, field: text({ label: 'hub.lastSupplied' }), needs: ['Import'], aside: true },
  lastSuppliedId: { ...supplier, field: text({ label: 'hub.lastSupplied' }), needs: ['Import'], aside: true },
}

const documents = (meant: typeof customer, name: string, of: string): HubPart => ({
  ...meant,
  name,
  label: of,
  is: 'documents',
  of,
  days: 'all',
})

export const hub: Hub = {
  head: { beside: ['code', 'group', 'taxId', 'priceLevel'], labelled: ['taxId', 'priceLevel'], phone: 'phone1' },
  elsewhere: ['name', 'balanceReceivable', 'balancePayable'],
  facts: { ...customerFacts, ...supplierFacts },
  actions: [
    { ...customer, name: 'bill', label: 'hub.bill', says: 'hub.billFor', does: { makes: 'salesBill' } },
    { ...customer, name: 'collect', label: 'hub.collect', says: 'hub.collectFrom', does: { makes: 'incomeVoucher' } },
    {
      ...customer,
      name: 'statement',
      label: 'hub.statement',
      says: 'hub.statementFor',
      does: { ...tab('debt', 'receivable'), statement: true },
    },
    {
      ...customer,
      name: 'bills',
      label: 'hub.bills',
      says: 'hub.billsOf',
      paletteOnly: true,
      does: tab('documents', 'bills', 'all'),
    },
    { ...supplier, name: 'receipt', label: 'hub.receive', says: 'hub.receiveFrom', does: { makes: 'purchaseReceipt' } },
    { ...supplier, name: 'pay', label: 'hub.pay', says: 'hub.payTo', does: { makes: 'outcomeVoucher' } },
    {
      ...supplier,
      name: 'reconcile',
      label: 'hub.reconcile',
      says: 'hub.reconcileWith',
      does: { ...tab('debt', 'payable'), statement: true },
    },
  ],
  tabs: [
    { name: 'info', label: 'hub.info', parts: [{ name: 'record', label: 'hub.info', is: 'record' }] },
    {
      name: 'documents',
      label: 'hub.documents',
      parts: [
        { name: 'all', label: 'hub.allDocuments', is: 'allDocuments', days: 'all' },
        documents(customer, 'bills', 'salesBill'),
        documents(customer, 'orders', 'salesOrder'),
        documents(customer, 'returns', 'salesReturn'),
        documents(customer, 'quotes', 'quote'),
        documents(supplier, 'receipts', 'purchaseReceipt'),
        documents(supplier, 'purchaseOrders', 'purchaseOrder'),
        documents(supplier, 'purchaseReturns', 'purchaseReturn'),
        documents({ meant: () => true }, 'incomes', 'incomeVoucher'),
        documents({ meant: () => true }, 'outcomes', 'outcomeVoucher'),
      ],
    },
    {
      name: 'debt',
      label: 'hub.debt',
      parts: [
        {
          ...customer,
          name: 'receivable',
          label: 'hub.receivables',
          is: 'report',
          of: 'detailsReceivableDebts',
          by: 'partner',
          since: 'Customer/getReceivableSince',
          reminds: { owed: 'receivable', overdue: 'overdueReceivable', says: 'hub.remind' },
          preset: 'THISMONTH',
        },
        {
          ...customer,
          name: 'overdue',
          label: 'hub.overdueReceivable',
          is: 'report',
          of: 'overdueOfCustomer',
          by: 'partner',
          preset: 'TODAY',
        },
        {
          ...supplier,
          name: 'payable',
          label: 'hub.payables',
          is: 'report',
          of: 'detailPayable',
          by: 'partner',
          since: 'Customer/getPayableSince',
          reminds: { owed: 'payable', overdue: 'overduePayable', says: 'hub.owing' },
          preset: 'THISMONTH',
        },
        {
          ...supplier,
          name: 'overduePayable',
          label: 'hub.overduePayable',
          is: 'report',
          of: 'overdueOfSupplier',
          by: 'partner',
          preset: 'TODAY',
        },
      ],
    },
    {
      name: 'goods',
      label: 'hub.goods',
      parts: [
        {
          ...customer,
          name: 'bought',
          label: 'hub.goodsBought',
          names: true,
          is: 'report',
          of: 'goodsOfCustomer',
          by: 'partner',
          preset: 'THISYEAR',
        },
        {
          ...supplier,
          name: 'supplied',
          label: 'hub.goodsSupplied',
          names: true,
          is: 'report',
          of: 'goodsOfSupplier',
          by: 'partner',
          preset: 'THISYEAR',
        },
      ],
    },
    { name: 'history', label: 'hub.history', parts: [{ name: 'events', label: 'hub.history', is: 'events' }] },
  ],
}
