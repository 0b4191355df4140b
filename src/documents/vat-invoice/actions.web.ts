/** Of issued invoices: what can be done about a wrong one, and their files and letters, which the server makes. */
import { CircleHelp, FileDown, FilePenLine, Mail } from 'lucide-react'
import { invoicing, stateNameOf } from '#model/state.ts'
import { moduleCall } from '#wire/calls.ts'
import { batchOutcome, spelt } from '#wire/spelling.ts'
import { call } from '#web/data/call.ts'
import { reportFailure } from '#web/data/queries.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { idOfRow } from '#web/list/subject.ts'
import { reportBatch } from '#web/removal/batch-result.tsx'
import { fromBase64 } from '#web/ui/base/base64.ts'
import { saveBlob } from '#web/ui/base/save-blob.ts'
import { currentWords, loadArea } from '#web/words/words.ts'

const types: Readonly<Record<string, string>> = { xml: 'application/xml', zip: 'application/zip' }
const typeOf = (name: string): string => types[name.split('.').at(-1) ?? ''] ?? 'application/pdf'

const download: OwnAction['run'] = async ({ module }, rows) => {
  await Promise.all([loadArea('removal'), loadArea('invoicing')])
  const { label } = currentWords()
  try {
    const answer = await call(moduleCall(module, 'DownloadFile'), {
      query: { xml: '1' },
      body: rows.map(idOfRow),
    })
    for (const { fileName, fileToBytes } of spelt(answer.FileDownload))
      saveBlob(await fromBase64(fileToBytes, typeOf(fileName)), fileName)
    await reportBatch(batchOutcome(answer), rows.length, {
      done: label('invoicing.downloaded'),
      partly: (n, m) => label('invoicing.downloadedPartly', { n: String(n), m: String(m) }),
    })
  } catch (failure) {
    reportFailure(failure)
  }
  return false
}

const mail: OwnAction['run'] = async (_, rows) => {
  await Promise.all([loadArea('removal'), loadArea('invoicing')])
  const { label } = currentWords()
  try {
    const answer = batchOutcome(await call('api/OrderTax/SendMail', { body: rows.map(idOfRow) }))
    await reportBatch(answer, answer.done, {
      done: label('invoicing.mailed', { n: String(answer.done) }),
      partly: (n, m) => label('invoicing.mailedPartly', { n: String(n), m: String(m) }),
    })
  } catch (failure) {
    reportFailure(failure)
  }
  return false
}

/** A list tells the number by its wire name, the page of an invoice by that of the field. */
const isNumbered: OwnAction['shows'] = (row) => Boolean(row['SoHD'] ?? row['invoiceNumber'])

const correct: OwnAction['run'] = async (subject, rows, leave) => {
  try {
    const [{ askHowToCorrect }] = await Promise.all([import('./correct.web.tsx'), loadArea('correcting')])
    return await askHowToCorrect({ subject, row: rows[0]!, leave })
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}

const decide: OwnAction['run'] = async (subject, rows) => {
  try {
    const [{ askWhatBecameOfIt }] = await Promise.all([import('./decide.web.tsx'), loadArea('invoicing')])
    return await askWhatBecameOfIt({ subject, row: rows[0]! })
  } catch (failure) {
    reportFailure(failure)
    return false
  }
}

export const actions: readonly OwnAction[] = [
  {
    name: 'correct',
    label: 'invoice.correct',
    icon: FilePenLine,
    right: 'U',
    where: ['view'],
    isButton: true,
    shows: (row) => stateNameOf(invoicing, { status: Number(row['iStat']) }) === 'issued',
    run: correct,
  },
  {
    name: 'decide',
    label: 'invoice.decide',
    icon: CircleHelp,
    right: 'U',
    where: ['view'],
    isButton: true,
    shows: (row) => row['isUndecided'] === true,
    run: decide,
  },
  {
    name: 'download',
    label: 'invoice.download',
    icon: FileDown,
    right: 'R',
    where: ['view', 'bulk'],
    shows: isNumbered,
    run: download,
  },
  {
    name: 'mail',
    label: 'invoice.mail',
    icon: Mail,
    right: 'R',
    where: ['view', 'bulk'],
    shows: isNumbered,
    run: mail,
  },
]
