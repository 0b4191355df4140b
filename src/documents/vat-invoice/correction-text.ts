/** The sentence that the law wants on an invoice that replaces or adjusts another (domain: TT 91/2026, article 10). */
import { adjustingKind } from './shape.ts'

interface Original {
  invoiceTemplate: string | null
  invoiceSeries: string | null
  invoiceNumber: string | null
  date: string | null
}

export const correctionText = (kind: number | null, original: Original | null): string | null => {
  if (!original) return null
  const [year, month, day] = (original.date ?? '').split('-')
  const verb = kind === adjustingKind ? 'Điều chỉnh' : 'Thay thế'
  return `${verb} cho hóa đơn Mẫu số ${original.invoiceTemplate ?? ''} ký hiệu ${original.invoiceSeries ?? ''} số ${original.invoiceNumber ?? ''} ngày ${day} tháng ${month} năm ${year}`
}
