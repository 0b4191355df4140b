/** The registry of actions of books: the export `actions` of `actions.web.ts` in the folder of a book, if it exists. */
import { folderOf } from '#model/registry.ts'
import type { OwnAction } from '#web/list/actions/own-action.ts'

const files = import.meta.glob<{ actions: readonly OwnAction[] }>('./*/actions.web.ts')

/** Null if the book has no actions, so that nothing is loaded. */
export const actionsLoader = (name: string): (() => Promise<readonly OwnAction[]>) | null => {
  const load = files[`./${folderOf(name)}/actions.web.ts`]
  return load ? async () => (await load()).actions : null
}
