/** Printing without questions: the PDF in a tab of its own, with what was chosen last for this kind of paper. */
import { CallFailed } from '#web/data/call.ts'
import { tellFailure } from '#web/data/queries.ts'
import { formWordsNow } from '#web/words/form-words.ts'
import { notifyInfo } from '#web/ui/notify.tsx'
import { bodyFor, keepChoice, readChoice, standard } from './choice.ts'
import { printJob, type PrintJob } from './job.ts'
import { makePdf } from './pdf.ts'

/** Somebody may have deleted the form that was chosen last. */
const make = async (job: PrintJob, signal: AbortSignal | undefined): Promise<Blob> => {
  const [part] = job.parts
  const chosen = readChoice(job)
  try {
    return await makePdf(await bodyFor(part, chosen), signal)
  } catch (failure) {
    if (!(failure instanceof CallFailed) || failure.kind !== 'refused' || !chosen.template) throw failure
    keepChoice(job, standard)
    return makePdf(await bodyFor(part, standard), signal)
  }
}

/** Must be called by a press: the tab is opened first, because browsers open none later. Blocked, the preview shows it. */
export const printNow = async (job: PrintJob, signal?: AbortSignal): Promise<void> => {
  const { t } = formWordsNow()
  const tab = window.open('', '_blank')
  if (!tab) {
    notifyInfo(t('printing.blocked'))
    printJob.set(job)
    return
  }
  tab.document.title = job.parts[0].title
  tab.document.body.textContent = t('printing.making')
  try {
    const pdf = await make(job, signal)
    if (!tab.closed) tab.location.replace(URL.createObjectURL(pdf))
  } catch (failure) {
    tab.close()
    tellFailure(failure)
  }
}
