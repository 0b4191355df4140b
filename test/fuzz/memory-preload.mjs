// Loaded into the product while it is tried: at SIGUSR2 it throws away what nobody holds and writes down what is left.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const folder = process.env.FUZZ_MEMORY

if (folder) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    collect()
    const { rss, heapUsed, external } = process.memoryUsage()
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify({ rss, heapUsed, external }))
  })
}
