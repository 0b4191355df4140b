/** The steps `check` and `build`: what is known about the program without running it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from '../audit.ts'
import { checkLineCounts } from '../line-counts.ts'
import { buildWeb } from '../web-build.ts'
import { leaks } from '../web-leaks.ts'
import { tooBig } from '../web-sizes.ts'
import { lane } from './lane.ts'
import { single, sum, type Outcome } from './outcome.ts'
import { root } from './run.ts'

/** If the registry did not answer, the step neither passed nor failed. */
const advisories = (): Outcome => {
  const { isAsked, found, note } = audit(root, new Date().toISOString().slice(0, 10))
  console.log([note, ...found].join('\n'))
  return isAsked ? single(found.length) : sum([])
}

const lineCounts = (): Outcome => {
  const wrong = checkLineCounts(root)
  for (const one of wrong) console.error(one)
  return single(wrong.length)
}

const types = (side: string) => ['tsc', '-p', `tsconfig.${side}.json`] as const

export const check = async (): Promise<Outcome> => {
  // A compiler uses one core.
  const compiled = await Promise.all([lane(types('server'), types('e2e')), lane(types('shared'), types('web'))])
  const written = await lane(['oxlint', '--type-aware', '--deny-warnings'], ['oxfmt', '--check'], ['knip'])
  return sum([...compiled, written, lineCounts(), advisories()])
}

export const build = async (): Promise<Outcome> => {
  try {
    if (!existsSync(join(root, 'src/web/index.html'))) throw new Error('src/web/index.html is missing')
    await buildWeb()
    const wrong = [...tooBig(), ...(await leaks())]
    for (const one of wrong) console.error(one)
    return sum([single(0), single(wrong.length)])
  } catch (error) {
    console.error((error as Error).message)
    return single(1)
  }
}
