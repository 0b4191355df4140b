import type { WebSlots } from '#web/form/document/web-slots.ts'
import { KeepBuyer, keepBuyer } from './keep-buyer.web.tsx'

export const slots: WebSlots = { below: KeepBuyer, saved: keepBuyer }
