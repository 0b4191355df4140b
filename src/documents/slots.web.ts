/**
 * The registry of custom document screens: the export `slots` of `slots.web.ts` in the folder of a document, if the
 * file exists.
 */
import { folderOf } from '#model/registry.ts'
import type { WebSlots } from '#web/form/document/web-slots.ts'
import { loadArea } from '#web/words/words.ts'

const files = import.meta.glob<{ slots: WebSlots }>('./*/slots.web.ts')

/** The custom screens are loaded together with the definition. */
export const loadWebSlots = async (name: string): Promise<WebSlots> => {
  const slots = (await files[`./${folderOf(name)}/slots.web.ts`]?.())?.slots ?? {}
  if (slots.words) await loadArea(slots.words)
  return slots
}
