/**
 * `npm run bench [-- name …]`: measures the promises about speed, as ratios to a reference in the same run.
 * `stalls --most 1000` fails if somebody waits longer, in milliseconds.
 */
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { benchBackdate } from './backdate.ts'
import { benchBill } from './bill.ts'
import { benchCount } from './count.ts'
import { benchInStock } from './in-stock.ts'
import { benchInvoices } from './invoices.ts'
import { benchLimited } from './limited.ts'
import { benchList } from './list.ts'
import { benchBooks } from './books.ts'
import { benchLoad } from './load.ts'
import { benchMadeFrom } from './made-from.ts'
import { benchNeighbour } from './neighbour.ts'
import { benchParcels } from './parcels.ts'
import { benchPlaces } from './places.ts'
import { benchPrices } from './prices.ts'
import { benchPrints } from './prints.ts'
import { benchProcessor } from './processor.ts'
import { benchStalls } from './stalls.ts'
import { benchVersions } from './versions.ts'
import { benchWorkers } from './workers.ts'
import { openStage, type Stage } from './support/stage.ts'
import { type Line } from './support/table.ts'

/** Runs a benchmark on a stage of its own: a database, the application in this process, one tenant. */
const staged = (bench: (stage: Stage) => Promise<Line[]>) => async (): Promise<Line[]> => {
  const stage = await openStage()
  try {
    return await bench(stage)
  } finally {
    await stage.close()
  }
}

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string' }, only: { type: 'string' } },
})

const benches: Readonly<Record<string, () => Promise<readonly Line[] | void>>> = {
  processor: benchProcessor,
  bill: staged(benchBill),
  backdate: staged(benchBackdate),
  'made-from': staged(benchMadeFrom),
  count: staged(benchCount),
  list: staged(benchList),
  limited: staged(benchLimited),
  books: staged(benchBooks),
  'in-stock': staged(benchInStock),
  invoices: benchInvoices,
  parcels: () => benchParcels(values.only),
  load: benchLoad,
  workers: benchWorkers,
  places: staged(benchPlaces),
  prices: staged(benchPrices),
  prints: benchPrints,
  neighbour: staged(benchNeighbour),
  stalls: staged((stage) => benchStalls(stage, Number(values.most ?? 100))),
}

if (chosen[0] === 'versions') {
  await benchVersions(chosen.slice(1))
  process.exit(0)
}
const names = chosen.length ? chosen : Object.keys(benches)
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'cpu'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
)
for (const name of names) {
  const bench = benches[name]
  if (!bench) throw new Error(`No such measurement: ${name} (${Object.keys(benches).join(', ')})`)
  const lines = await bench()
  // Who names a bound wants to know whether it holds.
  if (values.most && lines?.some(({ met }) => met === false)) process.exit(1)
}
process.exit(0)
