/** The letters of reports, by the codes of their forms. */
import type { ReportLetters } from '#model/report.ts'
import { reports } from '#reports/all.ts'

export const letterReports: ReadonlyMap<string, ReportLetters> = new Map(
  reports.flatMap(({ letters }) => (letters ? [[letters.code, letters] as const] : [])),
)
