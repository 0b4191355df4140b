import { reportMeta } from '#model/report.ts'

export const meta = reportMeta('sales', 'statisticsSalesByProductMonth', {
  offHome: true,
  formOf: 'statisticsSalesByProductMonth',
})
