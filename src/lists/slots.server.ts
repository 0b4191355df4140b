/** The server functions of lists: `slots` of the file `slots.server.ts` in the folder of a list, where there is one. */
import type { ListSlots } from '#engine/scope.ts'
import { slotsIn } from '#engine/slots.ts'
import { listMetas } from './index.ts'

export const listSlots = await slotsIn<ListSlots>(new URL('.', import.meta.url), listMetas)
