import type { ReportMeta } from '#model/report.ts'

export const reportPath = (report: Pick<ReportMeta, 'name'>): string => `/reports/reportbill/data/${report.name}`
/** Titles of reports are in capitals; lists show them in sentence case. */
export const nameOf = (title: string): string =>
  // Text in parentheses does not count, because it may have any case.
  title.replace(/\(.*\)/, '') === title.replace(/\(.*\)/, '').toUpperCase()
    ? title.charAt(0) +
      title
        .slice(1)
        .toLowerCase()
        .replace(/\bcod\b/g, 'COD')
        .replace(/\bvat\b/g, 'VAT')
    : title
