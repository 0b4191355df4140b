/** `npm run bench [name …]`: what the product promises about speed, as ratios against a reference in the same run. */
import { cpus, totalmem } from 'node:os'
import { benchBackdate } from './backdate.ts'
import { benchBill } from './bill.ts'
import { benchList } from './list.ts'
import { benchNeighbour } from './neighbour.ts'
import { benchProcessor } from './processor.ts'
import { openStage, type Stage } from './support/stage.ts'
import { type Line } from './support/table.ts'

const benches: Readonly<Record<string, (stage: Stage) => Promise<Line[]>>> = {
  bill: benchBill,
  backdate: benchBackdate,
  list: benchList,
  neighbour: benchNeighbour,
}

const asked = process.argv.slice(2)
const names = asked.length ? asked : [...Object.keys(benches), 'processor']
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'cpu'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
)
for (const name of names) {
  if (name === 'processor') {
    await benchProcessor()
    continue
  }
  const bench = benches[name]
  if (!bench) throw new Error(`No such measurement: ${name} (${Object.keys(benches).join(', ')})`)
  const stage = await openStage()
  try {
    await bench(stage)
  } finally {
    await stage.close()
  }
}
process.exit(0)
