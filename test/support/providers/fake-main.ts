/**
 * A fake provider or carrier in a process of its own, which outlives what happens to the program. Words: its name, how
 * long an answer takes, of how many answers one is cut (0: none), and the seed. Over the channel its parent asks what it
 * keeps, how much that is, and tells a carrier where to report.
 */
import { createDice } from '../../../scripts/demo/random.ts'
import { carrierFakes, type CarrierName, type CodedState } from '../carriers/fakes.ts'
import { reportParcels, type Reporting } from '../carriers/reporting.ts'
import { connections, type Connected } from './connections.ts'
import { wireFaults } from './faults.ts'
import type { Heard, Told } from './fake-process.ts'
import type { Action, FakeServer, FakeState } from './fake-server.ts'

const [name, answerMs, cutOneIn, seed] = process.argv.slice(2)
const dice = createDice(Number(seed))

interface Served {
  fake: Omit<FakeServer<FakeState>, 'state'>
  kept: () => readonly unknown[]
  report?: (url: string) => Reporting
  allAre?: (state: CodedState) => void
}
const provider = async (of: Connected): Promise<Served> => {
  const fake = await connections[of].start()
  return { fake, kept: () => [...fake.state.issued.values()] }
}
const carrier = async (of: CarrierName): Promise<Served> => {
  const fake = await carrierFakes[of].start()
  fake.state.now = Date.now()
  const report = (url: string) => reportParcels(fake, carrierFakes[of], { url, dice })
  const allAre = (state: CodedState): void => {
    for (const parcel of fake.state.made) parcel.state = carrierFakes[of].codes[state]
  }
  return { fake, kept: () => fake.state.made, report, allAre }
}
const { fake, kept, report, allAre } = await (name! in carrierFakes
  ? carrier(name as CarrierName)
  : provider(name as Connected))

let cut = 0
const cuts = ['a cut before anything is done', 'a cut after it was done', 'half an answer']
const cuttable: readonly Action[] = ['issue', 'create', 'find']

fake.answerMs = Number(answerMs)
fake.draw = (action) => {
  if (!cuttable.includes(action) || Number(cutOneIn) === 0) return undefined
  if (!dice.percent(100 / Number(cutOneIn))) return undefined
  const chosen = `${dice.pick(cuts)} (${action})`
  cut += 1
  return wireFaults(action).find((fault) => fault.name === chosen)
}

let reporting: Reporting | undefined
process.on('message', (told: Told) => {
  // What was asked is not kept: it would only grow.
  fake.asked.splice(0)
  if ('allAre' in told) allAre?.(told.allAre)
  if ('reportTo' in told) reporting = report?.(told.reportTo)
  const counts = { count: kept().length, cut, unheard: reporting?.left() ?? 0 }
  process.send!({ ...counts, kept: 'ask' in told && told.ask === 'kept' ? kept() : [] } satisfies Heard<unknown>)
})
process.on('disconnect', () => process.exit(0))
process.send!({ origin: fake.origin })
