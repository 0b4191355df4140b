/** The delivered prints of lists: the export `forms` of `print.server.ts` in the folder of a list, if it exists. */
import { fromFolders } from '#engine/slots.ts'
import type { Form } from '#output/forms/template.ts'
import { listMetas } from './index.ts'

const found = await fromFolders<{ forms: readonly Form[] }>(new URL('.', import.meta.url), listMetas, 'print.server.ts')
export const listForms: readonly Form[] = Object.values(found).flatMap((file) => file?.forms ?? [])
