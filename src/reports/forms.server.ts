/** The delivered prints of reports that have a form of their own: `forms` of the file `x.print.server.ts` beside its description. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Form } from '#output/template.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const found = await Promise.all(
  globSync('[!_]*/*.print.server.ts', { cwd: root })
    .toSorted()
    .map(async (file) => (await import(pathToFileURL(join(root, file)).href)) as { forms: readonly Form[] }),
)
export const reportForms: readonly Form[] = found.flatMap(({ forms }) => forms)
