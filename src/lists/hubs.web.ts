/** The hubs of lists (`hub.ts` in the folder of a list), loaded with the page of a record or with the palette. */
import type { Hub } from '#model/hub.ts'
import { folderOf } from '#model/registry.ts'

const files = import.meta.glob<{ hub: Hub }>('./*/hub.ts')

/** Only lists whose meta says so have one. */
export const loadHub = async (name: string): Promise<Hub> => (await files[`./${folderOf(name)}/hub.ts`]!()).hub
