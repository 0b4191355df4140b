/** Phiếu nhập mua: goods enter a store at their cost, and we owe the supplier. Contract documents §17. */
import { defineShape } from '#model/field.ts'
import {
  currencyFields,
  day,
  employeeFields,
  feeFields,
  goodsLine,
  ledgerMoney,
  lineNote,
  lineOrder,
  money,
  moneyLine,
  paidFields,
  partnerFields,
  ref,
  sourceLine,
  storeFields,
  termFields,
  text,
  totalFields,
} from '../_shared/fields.ts'
import { agreedHead, agreedLine } from '../_shared/settlements/agreed-shares.ts'
import { once, own } from '../_shared/orders/becomes.ts'
import { advanceFields } from '../_shared/settlements/advances.ts'

export const shape = defineShape({
  fields: {
    ...partnerFields('field.supplier', 'supplier', 'required.supplier'),
    ...storeFields,
    ...employeeFields,
    ...termFields,
    ...totalFields,
    ...feeFields('field.freight'),
    otherCost: money({ label: 'field.otherCost', becomes: own }),
    ...paidFields('field.supplierPaid', 'out'),
    order: ref('purchaseOrder')({ label: 'purchaseOrder', wire: 'purchaseOrderId', fixed: true }),
    orderNumber: text({ label: 'purchaseOrder', wire: 'purchaseOrderNumber', fact: true, place: 'hidden' }),
    ...advanceFields,
    ...agreedHead,
    supplierInvoiceTemplate: text({ label: 'field.invoiceTemplate', wire: 'Mauso', max: 11, becomes: once }),
    supplierInvoiceSeries: text({ label: 'field.invoiceSeries', wire: 'SoHieuHD', max: 8, becomes: once }),
    supplierInvoiceNumber: text({ label: 'field.invoiceNumber', wire: 'SoHD', max: 20, becomes: once }),
    supplierInvoiceDate: day({ label: 'field.invoiceDate', wire: 'NgayHoadon', becomes: once }),
    ...currencyFields,
    ...ledgerMoney({
      depositApplied: 'field.advanceApplied',
      settled: 'field.settled',
      returned: 'field.returned',
      remaining: 'field.remaining',
    }),
  },
  lines: {
    ...goodsLine,
    ...moneyLine,
    typedVat: money({ label: 'field.lineVat', wire: 'VatAmount', becomes: own, place: 'hidden' }),
    lineVat: money({
      label: 'field.lineVat',
      wire: 'VatAmount',
      derived: true,
      typedTwin: 'typedVat',
      place: 'hidden',
      sheet: true,
    }),
    lineCost: money({ label: 'field.lineCost', derived: true, cost: true, place: 'hidden' }),
    ...lineNote,
    ...sourceLine,
    ...lineOrder('purchaseOrder'),
    ...agreedLine,
  },
})
