/**
 * A fake provider in a process of its own, which outlives what happens to the program. Words: the provider, how long an
 * answer takes, of how many answers one is cut (0: none), and the seed. Its parent asks it over the channel what it issued.
 */
import { createDice } from '../../../scripts/demo/random.ts'
import { connections, type Connected } from './connections.ts'
import { wireFaults } from './faults.ts'

const [name, answerMs, cutOneIn, seed] = process.argv.slice(2)
const fake = await connections[name as Connected].start()
const dice = createDice(Number(seed))
let cut = 0
const cuts = ['a cut before anything is done', 'a cut after it was done', 'half an answer']

fake.answerMs = Number(answerMs)
fake.draw = (action) => {
  if ((action !== 'issue' && action !== 'find') || Number(cutOneIn) === 0) return undefined
  if (!dice.percent(100 / Number(cutOneIn))) return undefined
  const chosen = `${dice.pick(cuts)} (${action})`
  cut += 1
  return wireFaults(action).find((fault) => fault.name === chosen)
}

process.on('message', () => {
  // What was asked is not kept: it would only grow.
  fake.asked.splice(0)
  process.send!({ issued: [...fake.state.issued.values()], cut })
})
process.on('disconnect', () => process.exit(0))
process.send!({ origin: fake.origin })
