/** A clerk who makes invoices of bills and sends them to the provider, until each is issued or left to the program. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { RandomSource } from '../../scripts/demo/random.ts'
import { newRequestId, send, type Line } from './line.ts'

export interface InvoiceClerk {
  name: string
  line: Line
  dice: RandomSource
  /** Invoices in one call. */
  batch: number
  /** Leaves to the program what is being sent, instead of asking again. */
  isPatient: boolean
  /** How often an upload ended in doubt. */
  doubts: number
}

interface Failure {
  s_ID: string
  code: string
  Description: string
}

const patienceMs = 600_000

const written = async (clerk: InvoiceClerk, path: string, body: unknown): Promise<Record<string, unknown>> => {
  const answer = await send(clerk.line, {
    path: `api/OrderTax/${path}`,
    body,
    requestId: newRequestId(clerk),
    patienceMs,
  })
  if (answer!.ErrorCode !== 0) throw new Error(`${path}: ${answer!.ErrorMessage}`)
  return answer!.Data
}

/** Of each bill an invoice, which is not sent yet. */
const make = async (clerk: InvoiceClerk, bills: readonly string[]): Promise<string[]> => {
  const path = 'api/OrderTax/getInfoFromOrder'
  const proposed = (await send(clerk.line, { path, body: bills }))!.Data['ListItem'] as object[]
  if (proposed.length !== bills.length) throw new Error(`${proposed.length} invoices for ${bills.length} bills`)
  const ids: string[] = []
  for (const invoice of proposed) {
    const saved = await written(clerk, 'UpdateDB', invoice)
    if (saved['Description'] !== 'ok') throw new Error(`an invoice was refused: ${String(saved['Description'])}`)
    ids.push(saved['s_ID'] as string)
  }
  return ids
}

/** What has to be sent again. */
const stillOpen = (clerk: InvoiceClerk, failures: readonly Failure[]): string[] =>
  failures.flatMap(({ s_ID, code, Description }) => {
    // Issued by a call whose answer was lost.
    if (code === 'notStatus1') return []
    if (code === 'uploadPending') {
      clerk.doubts += 1
      return clerk.isPatient ? [] : [s_ID]
    }
    if (!['unavailable', 'tooBusy', 'providerSilent', 'providerSays'].includes(code))
      clerk.line.journal.faults.push(`an upload failed: ${Description}`)
    return [s_ID]
  })

const upload = async (clerk: InvoiceClerk, ids: readonly string[]): Promise<void> => {
  for (let left = [...ids]; left.length > 0;) {
    const { ListItem } = await written(clerk, 'UploadHDDT?confirm=lateInvoice', left)
    left = stillOpen(clerk, ListItem as Failure[])
    if (left.length > 0) await sleep(clerk.dice.between(50, 500))
  }
}

export const invoiceAll = async (clerk: InvoiceClerk, bills: readonly string[]): Promise<void> => {
  for (let at = 0; at < bills.length; at += clerk.batch)
    await upload(clerk, await make(clerk, bills.slice(at, at + clerk.batch)))
}
