/** The registry of record pages that one list draws itself: the export `load` of `page.web.ts` in its folder. */
import type { ComponentType } from 'react'
import { folderOf } from '#model/registry.ts'
import type { RecordPageProps } from '#web/form/record/own-page.ts'

const files = import.meta.glob<{ load: () => Promise<ComponentType<RecordPageProps>> }>('./*/page.web.ts')

/** Loads the page with its texts. */
export const loadOwnPage = async (name: string): Promise<ComponentType<RecordPageProps> | undefined> =>
  (await files[`./${folderOf(name)}/page.web.ts`]?.())?.load()
