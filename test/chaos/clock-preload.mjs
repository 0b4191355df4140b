// Loaded into the product while it is tried: its clock goes as far ahead or behind as the file of CHAOS_CLOCK says.
import { readFileSync, watchFile } from 'node:fs'

const path = process.env.CHAOS_CLOCK
const real = Date.now
let offset = 0
const read = () => {
  offset = Number(readFileSync(path, 'utf8')) || 0
}
const now = () => real() + offset

if (path) {
  read()
  watchFile(path, { interval: 50, persistent: false }, read)
  globalThis.Date = new Proxy(Date, {
    construct: (target, words, called) =>
      words.length === 0 ? new target(now()) : Reflect.construct(target, words, called),
    get: (target, name, self) => (name === 'now' ? now : Reflect.get(target, name, self)),
  })
}
