/** The screens of documents: `slots` of the file `slots.web.ts` in the folder of a document, where there is one. */
import { folderOf } from '#model/registry.ts'
import type { WebSlots } from '#web/form/document/web-slots.ts'
import { loadArea } from '#web/words/words.ts'

const files = import.meta.glob<{ slots: WebSlots }>('./*/slots.web.ts')

/** They come with the definition, in one go. */
export const loadWebSlots = async (name: string): Promise<WebSlots> => {
  const slots = (await files[`./${folderOf(name)}/slots.web.ts`]?.())?.slots ?? {}
  if (slots.words) await loadArea(slots.words)
  return slots
}
