/** Printing and Excel export of a report. */
import { showDay, type Day, type DayRange } from '#kernel/day.ts'
import type { AnyReport, ReportLetters } from '#model/report.ts'
import type { Settings } from '#model/standard-settings.ts'
import { call, CallFailed } from '#web/data/call.ts'
import { fetchFile } from '#web/data/uploads.ts'
import { momentText } from '#web/grid/cell.tsx'
import { currentFormWords, type FormWords } from '#web/words/form-words.ts'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import { printJob, type PrintBody, type PrintJob } from '#web/print/job.ts'
import { printNow } from '#web/print/print-now.ts'
import { chartNumber } from '#output/chart/chart.ts'
import { reportSheet } from '#output/xlsx/report-sheet.ts'
import { letterCall } from '#wire/calls.ts'
import { encodeCompared, encodePrint } from '#wire/report-print.ts'
import { encodeParams } from '#wire/report.ts'
import { writeMoment } from '#wire/values.ts'
import { readChartKind } from './data/chart-kind.ts'
import type { EarlierFigures } from './data/compare.ts'
import { rangeText, withoutAddedUp, type ReportResult } from './data/result.ts'

export interface Printing {
  report: AnyReport
  result: ReportResult
  settings: Settings
  userName: string
  /** The table with the figures of an earlier period, and which days those are of, if they are compared. */
  compared?: EarlierFigures | null
}

/** The range compared with, as people say it. */
export const comparedText = ({ from, to }: DayRange, { t }: FormWords): string =>
  t('reports.comparedWith', { from: showDay(from), to: showDay(to) })

/** The rows as they are on the screen: those of the answer, or those with the figures of the earlier period. */
const shownRows = (report: AnyReport, result: ReportResult, compared: EarlierFigures | null | undefined) =>
  compared
    ? { rows: compared.table.groups.flatMap((group) => group.rows), table: withoutAddedUp(report, compared.table) }
    : { rows: result.rows, table: withoutAddedUp(report, result.table) }

/** The print object of contract reports §4: rows as received, also those compared with, conditions, user. */
export const printBody = ({ report, result, settings, userName, compared }: Printing): PrintBody => {
  const words = currentFormWords()
  const { asking } = result
  const { rows, table } = shownRows(report, result, compared)
  const conditions = compared ? [comparedText(compared.range, words), ...result.conditions] : result.conditions
  const answer = {
    ...result.answer,
    // The chart is printed as it is drawn on the screen.
    ...(report.chart && { chart: chartNumber(readChartKind(report)) }),
    ...(compared && encodeCompared(report, rows)),
  }
  return encodePrint(
    report,
    { table, rows, answer },
    {
      title: words.label(report.title),
      subtitle: rangeText(report, asking, words),
      from: asking.values['from'] as Day,
      to: asking.values['to'] as Day,
      conditions,
      company: settings,
      origin: location.origin,
      userName,
      dateCreate: momentText(writeMoment(new Date(), settings.timeZone)),
    },
  )
}

const jobOf = (printing: Printing): PrintJob => ({
  kind: printing.report.name,
  ...(printing.report.columns.some(({ total }) => total) && { pageSums: true }),
  parts: [
    {
      title: currentFormWords().label(printing.report.title),
      fileName: `${printing.report.file}.pdf`,
      prepare: () => Promise.resolve(printBody(printing)),
    },
  ],
})

/** Opens the preview with choice of paper and orientation. */
export const previewReport = (printing: Printing): void => printJob.set(jobOf(printing))

/** Opens the PDF in a new tab. */
export const openReportPdf = async (printing: Printing, signal: AbortSignal): Promise<void> => {
  await printNow(jobOf(printing), signal)
}

/**
 * Opens all letters of the report as one PDF in a new tab, under the conditions its rows were read with. `form` '': the
 * usual one.
 */
export const openReportLetters =
  (letters: ReportLetters, form: string) =>
  async ({ result }: Printing, signal: AbortSignal): Promise<void> => {
    const body = { ...encodeParams(letters, result.asking.values), ...(form && { templateId: form }) }
    const part = {
      title: currentFormWords().label(letters.label),
      fileName: `${letters.file}.pdf`,
      prepare: () => call(letterCall(letters), { body, signal }),
    }
    await printNow({ kind: letters.code, parts: [part] }, signal)
  }

/**
 * Creates the Excel file in the browser from the rows; no date in the file name. It is written in a worker and listed
 * with the other files that come, where it can be cancelled and tried again; the page is free at once.
 */
export const saveReportSheet = async ({ report, result, settings, compared }: Printing): Promise<void> => {
  const words = currentFormWords()
  const { label, language, t } = words
  const name = `${report.file}.xlsx`
  void fetchFile(name, async (signal, tell) => {
    const about = {
      title: label(report.title),
      subject: [
        rangeText(report, result.asking, words),
        ...(compared ? [comparedText(compared.range, words)] : []),
      ].join(', '),
      company: settings.companyName,
    }
    const sheets = [reportSheet(report, shownRows(report, result, compared))]
    const content = { language, words: label, sheets, about }
    const making = t('reports.making', { what: 'Excel' })
    try {
      const { writeInWorker } = await import('#web/data/workbook.ts')
      saveBlob(await writeInWorker(content, { signal, tell: (percent) => tell(`${making} ${percent}%`) }), name)
    } catch (failure) {
      // The list of files tells what it knows: a refusal with its reason.
      throw failure instanceof CallFailed ? failure : new CallFailed('refused', t('reports.noExport'))
    }
  })
}
