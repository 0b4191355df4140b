/** Form, paper and orientation: the user's last choice for this kind of print. */
import type { Language } from '#i18n/fill.ts'
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import {
  papers,
  type Orientation,
  type Paper,
  type PrintBody,
  type PrintJob,
  type PrintPart,
  type PrintRun,
} from './job.ts'

export interface PrintChoice {
  template: string
  paper: Paper | ''
  orientation: Orientation | ''
  /** '': that of whom it goes to. It is chosen for one print and not kept. */
  language: Language | ''
  /** Of each document, by the ids of forms; empty: one of the form above. */
  copies: Readonly<Record<string, number>>
  /** Two prints of A5 across on a sheet of A4. */
  isPaired: boolean
  /** Of reports: what each page comes to, and what was before. */
  hasPageSums: boolean
}
export const noChoice: PrintChoice = {
  template: '',
  paper: '',
  orientation: '',
  language: '',
  copies: {},
  isPaired: false,
  hasPageSums: false,
}

/** As many of one form are made of a document. */
export const MOST_COPIES = 9
/** As many prints are made in one file. */
export const MOST_PRINTS = 300

const readCopies = (value: unknown): PrintChoice['copies'] =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      ([, count]) => Number.isInteger(count) && count > 0 && count <= MOST_COPIES,
    ),
  ) as PrintChoice['copies']

const nameOf = ({ kind }: Pick<PrintJob, 'kind'>): string => ['print', tenantCode(), sessionUser(), kind].join('.')

export const readChoice = (job: Pick<PrintJob, 'kind'>): PrintChoice => {
  try {
    const { template, paper, orientation, copies, isPaired, hasPageSums } = JSON.parse(
      readLocal(nameOf(job)) ?? '{}',
    ) as Record<string, unknown>
    return {
      template: typeof template === 'string' ? template : '',
      paper: papers.find((one) => one === paper) ?? '',
      orientation: orientation === 'portrait' || orientation === 'landscape' ? orientation : '',
      language: '',
      copies: readCopies(copies),
      isPaired: isPaired === true,
      hasPageSums: hasPageSums === true,
    }
  } catch {
    return noChoice
  }
}
export const storeChoice = (job: Pick<PrintJob, 'kind'>, chosen: PrintChoice): void =>
  writeLocal(nameOf(job), JSON.stringify({ ...chosen, language: undefined }))

/** The request body for the print service. */
export const bodyFor = async (
  part: PrintPart,
  { template, paper, orientation, language }: Pick<PrintChoice, 'template' | 'paper' | 'orientation' | 'language'>,
): Promise<PrintBody> => {
  const { pageHeight, pageWidth, ...body } = await part.prepare(template)
  return {
    ...body,
    // Custom paper has dimensions of its own.
    ...(paper ? { size: paper } : { ...(pageHeight && { pageHeight }), ...(pageWidth && { pageWidth }) }),
    ...(orientation && { orientation }),
    ...(language && { language }),
  }
}

/** Asked for at the same time: many documents take their turn, and others get answers meanwhile. */
const AT_ONCE = 4
const inTurns = async <Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) made[at] = await make(items[at]!)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return made
}

/** How many prints a job makes. */
export const printsOf = ({ parts }: PrintJob, { copies }: PrintChoice): number =>
  parts.length *
  Math.max(
    Object.values(copies).reduce((sum, count) => sum + count, 0),
    1,
  )

/** The request body for all documents of a job, in their order, each with its forms. */
export const runFor = async (job: PrintJob, chosen: PrintChoice, signal?: AbortSignal): Promise<PrintRun> => {
  const { parts } = job
  const chosenForms = Object.entries(chosen.copies)
  const forms = chosenForms.length > 0 ? chosenForms : [[chosen.template, 1] as const]
  const [[template, copies]] = forms as [readonly [string, number]]
  const { paper, orientation, language, isPaired } = chosen
  if (parts.length === 1 && forms.length === 1 && copies === 1 && !isPaired)
    return {
      ...(await bodyFor(parts[0], { template, paper, orientation, language })),
      ...(job.pageSums && chosen.hasPageSums && { pageSums: true }),
    }
  const one =
    forms.length === 1 ? { paper, orientation, language } : ({ paper: '', orientation: '', language } as const)
  const wanted = parts.flatMap((part) => forms.map(([form, count]) => ({ part, form, count })))
  const documents = await inTurns(wanted, async ({ part, form, count }) => {
    signal?.throwIfAborted()
    return { ...(await bodyFor(part, { template: form, ...one })), copies: count }
  })
  return { documents, ...(isPaired && { perSheet: 2 }) }
}
