import type { WebSlots } from '#web/form/document/web-slots.ts'

export const slots: WebSlots = { created: 'done.added' }
