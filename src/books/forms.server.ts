/** The delivered prints of books: the export `forms` of `print.server.ts` in the folder of a book, if it exists. */
import { fromFolders } from '#engine/slots.ts'
import type { Form } from '#output/forms/template.ts'
import { bookMetas } from './index.ts'

const found = await fromFolders<{ forms: readonly Form[] }>(new URL('.', import.meta.url), bookMetas, 'print.server.ts')
export const bookForms: readonly Form[] = Object.values(found).flatMap((file) => file?.forms ?? [])
