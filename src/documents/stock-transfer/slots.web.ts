import type { WebSlots } from '#web/form/document/web-slots.ts'
import { TurnRound } from './turn-round.web.tsx'

export const slots: WebSlots = { begin: { field: 'toStore', Aside: TurnRound } }
