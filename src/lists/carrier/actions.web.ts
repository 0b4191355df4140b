import { Download, KeyRound, PlugZap, Upload } from 'lucide-react'
import { call, newRequestId } from '#web/data/call.ts'
import { reportFailure, type WireRow } from '#web/data/queries.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'
import { idOfRow } from '#web/list/subject.ts'
import { notifyError, notifyOk } from '#web/ui/floating/notify.tsx'
import { currentWords, loadArea } from '#web/words/words.ts'
import { meta } from './meta.ts'

/** What is answered for the record, or null: why not has been said. */
const asked = async <T extends { Description: string }>(name: string, row: WireRow): Promise<T | null> => {
  try {
    const answer = await call<T>(`api/${meta.wire.module}/${name}`, {
      body: { s_ID: idOfRow(row), requestId: newRequestId() },
    })
    if (answer.Description === 'ok') return answer
    notifyError(answer.Description)
  } catch (failure) {
    reportFailure(failure)
  }
  return null
}

/** Only a carrier's computer can be asked, and reports by itself. */
const isConnected = (row: WireRow): boolean => row['adapter'] !== 'manual'

export const actions: readonly OwnAction[] = [
  {
    name: 'exportFees',
    label: 'carrier.fees.export',
    icon: Download,
    right: 'R',
    needs: [['ExportExcel', 'R']],
    where: ['view'],
    shows: () => true,
    run: async (subject, [row]) => {
      const [{ exportFile }] = await Promise.all([import('#web/list/files/export.ts'), loadArea('listing')])
      await exportFile(subject, `api/${meta.wire.module}/ExportFees`, new URLSearchParams({ s_ID: idOfRow(row!) }))
      return false
    },
  },
  {
    name: 'importFees',
    label: 'carrier.fees.import',
    icon: Upload,
    right: 'U',
    where: ['view'],
    shows: () => true,
    run: async (_, [row]) => (await import('./fee-file.web.tsx')).askForFees(idOfRow(row!)),
  },
  {
    name: 'testConnection',
    label: 'carrier.test',
    icon: PlugZap,
    right: 'U',
    where: ['view'],
    shows: isConnected,
    run: async (_, [row]) => {
      if (await asked('TestConnection', row!)) notifyOk(currentWords().label('carrier.test.ok'))
      return false
    },
  },
  {
    name: 'webhookToken',
    label: 'carrier.webhook',
    icon: KeyRound,
    right: 'U',
    where: ['view'],
    shows: isConnected,
    run: async (_, [row]) => {
      const made = await asked<{ Description: string; url: string }>('NewWebhookToken', row!)
      if (made) await (await import('./webhook-address.web.tsx')).showAddress(made.url)
      return false
    },
  },
]
