/** `npm run bench:web [name …]`: measures the goals of the web pages and prints both. */
import { cpus, loadavg, totalmem } from 'node:os'
import { print, type Line } from './support/table.ts'
import { accessibility } from './web/accessibility.ts'
import { keys } from './web/keys.ts'
import { lighthouse } from './web/lighthouse.ts'
import { preview } from './web/preview.ts'
import { ready } from './web/ready.ts'
import { scrolling } from './web/scrolling.ts'
import { openSite, type Site } from './web/site.ts'
import { sizes } from './web/sizes.ts'
import { tools } from './web/tools.ts'
import { typing } from './web/typing.ts'
import { workbook } from './web/workbook.ts'

const measurements: Readonly<Record<string, (site: Site) => Promise<Line[]>>> = {
  sizes,
  ready,
  keys,
  typing,
  preview,
  scrolling,
  workbook,
  accessibility,
  lighthouse,
  tools,
}

const chosen = process.argv.slice(2)
const names = chosen.length ? chosen : Object.keys(measurements)
const unknown = names.find((name) => !measurements[name])
if (unknown) throw new Error(`No such measurement: ${unknown} (${Object.keys(measurements).join(', ')})`)

/** A figure that cannot be measured must not prevent the others. */
const missed = (name: string, error: Error): Line => {
  console.error(error)
  return { what: name, measured: 'not measured', goal: '', met: false }
}

const site = await openSite()
const lines: Line[] = []
try {
  for (const name of names) {
    console.error(`${name} …`)
    lines.push(...(await measurements[name]!(site).catch((error: Error) => [missed(name, error)])))
  }
} finally {
  await site.close()
}
const load = loadavg()[0]!.toFixed(1)
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'cpu'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, load ${load}`,
)
print(lines)
process.exit(0)
