/**
 * The registry of list slots on the server: the export `slots` of `slots.server.ts` in the folder of a list, if the
 * file exists.
 */
import type { ListSlots } from '#engine/scope.ts'
import { slotsIn } from '#engine/slots.ts'
import { listMetas } from './index.ts'

export const listSlots = await slotsIn<ListSlots>(new URL('.', import.meta.url), listMetas)
