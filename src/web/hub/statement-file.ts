/** Makes a partner's statement as a file: since the account is open, or of the days that are shown. */
import { presetRange, type Day, type DayRange } from '#kernel/day.ts'
import type { Decimal } from '#kernel/decimal.ts'
import type { Hub, HubPart } from '#model/hub.ts'
import type { Sight } from '#model/marks.ts'
import type { Settings } from '#model/standard-settings.ts'
import { loadReport } from '#web/data/definitions.ts'
import { openPdf } from '#web/print/pdf-document.ts'
import { makePdf } from '#web/print/pdf.ts'
import { initialConditions } from '#web/report/data/conditions.ts'
import { printBody } from '#web/report/output.ts'
import { fetchReport, tableOf } from '#web/report/data/result.ts'
import { withStores } from '#web/report/use-report.ts'
import { fetchFacts } from './hub-facts.tsx'
import { openSince } from './open-since.ts'

type StatementPart = Extract<HubPart, { is: 'report' }>

export interface StatementQuestion {
  hub: Hub
  part: StatementPart
  /** Of the list of the partner. */
  module: string
  id: string
  /** Without them: since the account is open. */
  days?: DayRange
}

export interface Statement {
  /** Null where nothing happened on these days. */
  pdf: Blob | null
  /** Without its ending. */
  fileName: string
  owed: Decimal | undefined
  overdue: Decimal | undefined
}

/** Of this month where nothing is owed. */
const daysSince = async ({ part, id }: StatementQuestion, today: Day, signal: AbortSignal): Promise<DayRange> => {
  const from = part.since === undefined ? null : await openSince(part.since, id, signal)
  return from === null ? presetRange('THISMONTH', today) : { from, to: from > today ? from : today }
}

interface Reader {
  today: Day
  settings: Settings
  userName: string
  sight: Sight
}

export const makeStatement = async (
  asked: StatementQuestion,
  { today, settings, userName, sight }: Reader,
  signal: AbortSignal,
): Promise<Statement> => {
  const { hub, part, module, id } = asked
  const [report, days, facts] = await Promise.all([
    loadReport(part.of),
    asked.days ?? daysSince(asked, today, signal),
    fetchFacts(module, id, hub, signal),
  ])
  const { values } = initialConditions(report, today)
  const asking = { preset: 'CUSTOM' as const, values: { ...values, ...days, [part.by]: id } }
  const read = await fetchReport(report, await withStores(report, asking), { signal, tell: () => undefined })
  const result = { ...read, asking, conditions: [], isWhole: true, table: tableOf(report, { ...read, asking }, sight) }
  const made =
    read.rows.length > 0 ? await makePdf(printBody({ report, result, settings, userName }), signal) : undefined
  return {
    pdf: made?.blob ?? null,
    fileName: report.file,
    owed: facts[part.reminds?.owed ?? ''] as Decimal | undefined,
    overdue: facts[part.reminds?.overdue ?? ''] as Decimal | undefined,
  }
}

/** Wide enough to be read on a phone when it is enlarged. */
const PICTURE_WIDTH = 1240
/** Longer statements are sent as a file. */
const MOST_PICTURES = 10

/** A picture of each page; null where there are too many. */
export const picturesOf = async (pdf: Blob): Promise<Blob[] | null> => {
  const file = await openPdf(pdf)
  try {
    if (file.pages > MOST_PICTURES) return null
    const pictures: Blob[] = []
    for (let page = 1; page <= file.pages; page += 1) {
      const canvas = document.createElement('canvas')
      // One after another: a phone has little memory for pictures.
      // oxlint-disable-next-line no-await-in-loop
      await (await file.sheet(page)).draw(canvas, PICTURE_WIDTH / (globalThis.devicePixelRatio || 1)).done
      // oxlint-disable-next-line no-await-in-loop
      const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      if (picture) pictures.push(picture)
    }
    return pictures
  } finally {
    file.close()
  }
}
