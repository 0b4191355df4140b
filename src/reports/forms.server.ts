/**
 * The delivered prints of reports that have their own form: the export `forms` of `x.print.server.ts` next to the
 * definition.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Form } from '#output/forms/template.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const found = await Promise.all(
  globSync('[!_]*/*.print.server.ts', { cwd: root })
    .toSorted()
    .map(async (file) => (await import(pathToFileURL(join(root, file)).href)) as { forms: readonly Form[] }),
)
export const reportForms: readonly Form[] = found.flatMap(({ forms }) => forms)
