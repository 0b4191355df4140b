/** The steps `check` and `build`: what is known about the program without running it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from '../audit.ts'
import { checkLineCounts } from '../line-counts.ts'
import { buildWeb } from '../web-build.ts'
import { leaks } from '../web-leaks.ts'
import { tooBig } from '../web-sizes.ts'
import { single, sum, type Outcome } from './outcome.ts'
import { root, run } from './run.ts'

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

export const check = async (): Promise<Outcome> => {
  const outcomes: Outcome[] = []
  for (const side of ['shared', 'server', 'web', 'e2e']) {
    outcomes.push(single(await run('tsc', ['-p', `tsconfig.${side}.json`])))
  }
  outcomes.push(single(await run('oxlint', ['--type-aware', '--deny-warnings'])))
  outcomes.push(single(await run('oxfmt', ['--check'])))
  outcomes.push(lineCounts())
  outcomes.push(advisories())
  return sum(outcomes)
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
