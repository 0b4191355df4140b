/**
 * `npm run sizing -- --shops 200 --bills-per-day 300 …`: what an installation of such shops needs, and which step of
 * docs/scale.md it is. Reads no data and asks nobody.
 */
import { measured } from './lib/sizing/measured.ts'
import { needOf } from './lib/sizing/model.ts'
import { describeNeed, readWish, sizingUsage } from './lib/sizing/words.ts'

const [first] = process.argv.slice(2)
if (first === '--help' || first === undefined) {
  console.log(sizingUsage)
} else {
  try {
    const wish = readWish(process.argv.slice(2))
    console.log(describeNeed(wish, needOf(measured, wish)))
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${sizingUsage}`)
    process.exitCode = 1
  }
}
