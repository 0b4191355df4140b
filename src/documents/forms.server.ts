/** All delivered document prints: the export `forms` of `print.server.ts` in the folder of each document. */
import { fromFolders } from '#engine/slots.ts'
import type { Form } from '#output/forms/template.ts'
import { documentMetas } from './index.ts'

const found = await fromFolders<{ forms: readonly Form[] }>(
  new URL('.', import.meta.url),
  documentMetas,
  'print.server.ts',
)
export const documentForms: readonly Form[] = Object.values(found).flatMap((file) => file?.forms ?? [])
