/** The registry of what the pages of lists show: the export `screen` of `screen.web.ts` in the folder of a list. */
import { folderOf } from '#model/registry.ts'
import type { ListScreen } from '#web/list/list-screen.ts'

const screens = import.meta.glob<ListScreen>('./*/screen.web.ts', { eager: true, import: 'screen' })

export const screenOf = (name: string): ListScreen | undefined => screens[`./${folderOf(name)}/screen.web.ts`]
