import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('sales', 'detailMoneySaleCustomer', {
  figure: 'sold',
  formOf: 'detailMoneySaleCustomer',
})
