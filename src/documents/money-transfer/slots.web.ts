import type { WebSlots } from '#web/form/document/web-slots.ts'
import { TransferForm } from './transfer-form.web.tsx'

export const slots: WebSlots = { form: TransferForm }
