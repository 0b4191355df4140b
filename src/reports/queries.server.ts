/**
 * The queries of all reports: the export `report` of `x.server.ts` next to the definition. The server does not start
 * if one is missing.
 */
import { globSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { ReportModule } from '#engine/listing/report.ts'
import { reportMetas } from './index.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const files = globSync('[!_]*/*.server.ts', { cwd: root }).filter((file) => !file.endsWith('.print.server.ts'))
const found = await Promise.all(
  files.map(async (file) => {
    const { report } = (await import(pathToFileURL(join(root, file)).href)) as { report?: ReportModule }
    return report ? [{ file, report }] : []
  }),
)
const byName = new Map(found.flat().map((one) => [one.report.definition.name, one]))

/** The path of a report's definition, relative to this folder. */
export const reportFile = (name: string): string => byName.get(name)!.file.replace(/\.server\.ts$/, '.ts')

/** In the order of the registry. */
export const reportModules: readonly ReportModule[] = reportMetas.map(({ name }) => {
  const { report } = byName.get(name) ?? {}
  if (!report) throw new Error(`No query answers ${name}`)
  return report
})
