import { VoucherForm } from '../_shared/voucher-form/voucher-form.web.tsx'
import type { WebSlots } from '#web/form/document/web-slots.ts'

export const slots: WebSlots = { form: VoucherForm, words: 'voucher' }
