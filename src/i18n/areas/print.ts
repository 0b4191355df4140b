/** Words on printed reports and in sheets; the forms of documents carry their own. */
export const vi = {
  'print.range': 'Từ ngày {from} / Đến ngày {to}',
  'print.day': 'Ngày {day}',
  'print.months': 'Từ tháng {from} Đến tháng {to}',
  'print.year': 'Năm {year}',
  'print.total': 'Tổng cộng',
  'print.totalPosted': 'Tổng cộng (không gồm lưu tạm, đã hủy)',
  'print.totalKept': 'Tổng cộng (không gồm đã hủy)',
  'print.yes': 'x',
  'print.unprintable': 'Không in được: {signs}. Hình bị bỏ qua, chữ khác in thành dấu ?.',
} as const

export const en: Record<keyof typeof vi, string> = {
  'print.range': 'From {from} / To {to}',
  'print.day': 'Date {day}',
  'print.months': 'From month {from} to {to}',
  'print.year': 'Year {year}',
  'print.total': 'Total',
  'print.totalPosted': 'Total (without drafts and cancelled)',
  'print.totalKept': 'Total (without cancelled)',
  'print.yes': 'x',
  'print.unprintable': 'Cannot be printed: {signs}. Pictures are skipped, other signs are printed as ?.',
}
