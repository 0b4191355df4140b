/** Form, paper and orientation: what was chosen last for this kind of paper, by this person. */
import { keep, readKept } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { papers, type Orientation, type Paper, type PrintBody, type PrintJob, type PrintPart } from './job.ts'

export interface Chosen {
  template: string
  paper: Paper | ''
  orientation: Orientation | ''
}
export const standard: Chosen = { template: '', paper: '', orientation: '' }

const nameOf = ({ kind }: Pick<PrintJob, 'kind'>): string => ['print', tenantCode(), sessionUser(), kind].join('.')

export const readChoice = (job: Pick<PrintJob, 'kind'>): Chosen => {
  try {
    const { template, paper, orientation } = JSON.parse(readKept(nameOf(job)) ?? '{}') as Record<string, unknown>
    return {
      template: typeof template === 'string' ? template : '',
      paper: papers.find((one) => one === paper) ?? '',
      orientation: orientation === 'portrait' || orientation === 'landscape' ? orientation : '',
    }
  } catch {
    return standard
  }
}
export const keepChoice = (job: Pick<PrintJob, 'kind'>, chosen: Chosen): void =>
  keep(nameOf(job), JSON.stringify(chosen))

/** The body of the print service for what is chosen. */
export const bodyFor = async (part: PrintPart, { template, paper, orientation }: Chosen): Promise<PrintBody> => {
  const { pageHeight, pageWidth, ...body } = await part.prepare(template)
  return {
    ...body,
    // A paper of one's own has its own lengths.
    ...(paper ? { size: paper } : { ...(pageHeight && { pageHeight }), ...(pageWidth && { pageWidth }) }),
    ...(orientation && { orientation }),
  }
}
