import type { ReportMeta } from '#model/report.ts'

export const reportPath = (report: Pick<ReportMeta, 'name'>): string => `/reports/reportbill/data/${report.name}`
/** Titles shout in their definitions; in lists they are read like names. */
export const nameOf = (title: string): string =>
  // What stands in brackets may be spelled as it is.
  title.replace(/\(.*\)/, '') === title.replace(/\(.*\)/, '').toUpperCase()
    ? title.charAt(0) +
      title
        .slice(1)
        .toLowerCase()
        .replace(/\bcod\b/g, 'COD')
        .replace(/\bvat\b/g, 'VAT')
    : title
