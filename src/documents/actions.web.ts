/** The actions of documents: `actions` of the file `actions.web.ts` in the folder of a document, where there is one. */
import { folderOf } from '#model/registry.ts'
import type { OwnAction } from '#web/list/own-action.ts'

const files = import.meta.glob<{ actions: readonly OwnAction[] }>('./*/actions.web.ts')

/** Null where the document has none: nothing is fetched. */
export const actionsLoader = (name: string): (() => Promise<readonly OwnAction[]>) | null => {
  const load = files[`./${folderOf(name)}/actions.web.ts`]
  return load ? async () => (await load()).actions : null
}
