/**
 * The columns of a file with whole orders, bills or receipts (contract amendments): those of quotes, the store, and the
 * day on which it is due. What comes in are drafts, until somebody agrees to post them.
 */
import type { ImportColumn } from '#model/document.ts'

interface Sides {
  /** The number of the sample. */
  number: string
  partner: 'customer' | 'supplier'
  /** The day that is due: of payment, of orders that of delivery. */
  due: 'dueDate' | 'deliveryDate'
}

const partners = {
  customer: { heading: 'Mã khách hàng', sample: 'KH000001' },
  supplier: { heading: 'Mã nhà cung cấp', also: ['Mã khách hàng'], sample: 'NCC000001' },
} as const

/** What stands in a line of a file, and behind it; of quotes too. */
export const tradeLineImports: readonly ImportColumn[] = [
  { heading: 'Mã hàng', field: 'product', in: 'line', codeOf: 'product', required: true, sample: 'SP000001' },
  { heading: 'ĐVT', field: 'unit', in: 'line', codeOf: 'unit', sample: 'CHAI' },
  { heading: 'Số lượng', field: 'quantity', in: 'line', required: true, sample: '10' },
  { heading: 'Đơn giá', field: 'unitPrice', in: 'line', required: true, sample: '12000' },
  { heading: '% CK', field: 'discountPercent', in: 'line', sample: '5' },
  { heading: 'Tiền CK', field: 'discountAmount', in: 'line', sample: '' },
  { heading: '% VAT', field: 'vatRate', in: 'line', sample: '8' },
  { heading: 'Ghi chú', field: 'note', in: 'line', sample: '' },
  { heading: 'Phí vận chuyển', field: 'shippingFee', in: 'head', sample: '' },
]

export const tradeImports = ({ number, partner, due }: Sides): readonly ImportColumn[] => [
  { heading: 'Số phiếu', field: 'number', in: 'head', sample: number },
  { heading: 'Ngày lập', field: 'date', in: 'head', sample: '15/11/2026' },
  { ...partners[partner], field: 'partner', in: 'head', codeOf: 'partner', required: true },
  { heading: 'Mã kho', field: 'store', in: 'head', codeOf: 'store', sample: 'KHO01' },
  { heading: 'Ngày hạn', field: due, in: 'head', sample: '15/12/2026' },
  { heading: 'Diễn giải', field: 'description', in: 'head', sample: 'Hàng tháng 11' },
  ...tradeLineImports,
]
