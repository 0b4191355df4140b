/** Form, paper and orientation: the user's last choice for this kind of print. */
import { writeLocal, readLocal } from '#web/session/cookies.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { papers, type Orientation, type Paper, type PrintBody, type PrintJob, type PrintPart } from './job.ts'

export interface PrintChoice {
  template: string
  paper: Paper | ''
  orientation: Orientation | ''
}
export const noChoice: PrintChoice = { template: '', paper: '', orientation: '' }

const nameOf = ({ kind }: Pick<PrintJob, 'kind'>): string => ['print', tenantCode(), sessionUser(), kind].join('.')

export const readChoice = (job: Pick<PrintJob, 'kind'>): PrintChoice => {
  try {
    const { template, paper, orientation } = JSON.parse(readLocal(nameOf(job)) ?? '{}') as Record<string, unknown>
    return {
      template: typeof template === 'string' ? template : '',
      paper: papers.find((one) => one === paper) ?? '',
      orientation: orientation === 'portrait' || orientation === 'landscape' ? orientation : '',
    }
  } catch {
    return noChoice
  }
}
export const storeChoice = (job: Pick<PrintJob, 'kind'>, chosen: PrintChoice): void =>
  writeLocal(nameOf(job), JSON.stringify(chosen))

/** The request body for the print service. */
export const bodyFor = async (part: PrintPart, { template, paper, orientation }: PrintChoice): Promise<PrintBody> => {
  const { pageHeight, pageWidth, ...body } = await part.prepare(template)
  return {
    ...body,
    // Custom paper has dimensions of its own.
    ...(paper ? { size: paper } : { ...(pageHeight && { pageHeight }), ...(pageWidth && { pageWidth }) }),
    ...(orientation && { orientation }),
  }
}
