/**
 * Prints without a dialog: opens the PDF in a new tab, with the last choice for this kind of print. One that has to be
 * told something of his print first sees it in the preview.
 */
import { CallFailed } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import { currentFormWords } from '#web/words/form-words.ts'
import { notifyInfo } from '#web/ui/floating/notify.tsx'
import { runFor, storeChoice, readChoice, noChoice } from './choice.ts'
import { printJob, type PrintJob } from './job.ts'
import type { MadePdf } from './pdf.ts'

/** The template chosen last may have been deleted; then the standard form is used. */
const make = async (job: PrintJob, signal: AbortSignal | undefined): Promise<MadePdf> => {
  const { makePdf } = await import('./pdf.ts')
  const chosen = readChoice(job)
  try {
    return await makePdf(await runFor(job, chosen, signal), signal)
  } catch (failure) {
    if (
      !(failure instanceof CallFailed) ||
      failure.kind !== 'refused' ||
      !(chosen.template || Object.keys(chosen.copies).length > 0)
    )
      throw failure
    storeChoice(job, noChoice)
    return makePdf(await runFor(job, noChoice, signal), signal)
  }
}

/**
 * Must be called from a click: browsers allow new tabs only then, so the tab is opened first. If it is blocked, the
 * preview opens. Returns whether one of them shows the print; a failure has been reported.
 */
export const printNow = async (job: PrintJob, signal?: AbortSignal): Promise<boolean> => {
  const { t } = currentFormWords()
  const tab = window.open('', '_blank')
  if (!tab) {
    notifyInfo(t('printing.blocked'))
    printJob.set(job)
    return true
  }
  tab.document.title = job.parts[0].title
  tab.document.body.textContent = t('printing.making')
  try {
    const { blob, notice } = await make(job, signal)
    if (notice) {
      tab.close()
      printJob.set(job)
    } else if (!tab.closed) tab.location.replace(URL.createObjectURL(blob))
    return true
  } catch (failure) {
    tab.close()
    reportFailure(failure)
    return false
  }
}
