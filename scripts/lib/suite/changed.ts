/** `npm test -- changed`: the tests that a change can reach, the nearest first, in about three minutes. */
import { baseOf, changedFiles } from './git.ts'
import { definitionsIn, reachedByImports, reachedByNames, readSources, type Sources } from './reach.ts'

/** So many files of tests with a database, and so many with a browser, leave the other steps their time. */
const MOST = { integration: 30, browser: 3 }

export interface Plan {
  base: string
  changed: readonly string[]
  /** Files of tests with a database. */
  integration: readonly string[]
  /** Conformance tests are chosen by the names of these definitions. */
  definitions: readonly string[]
  browser: readonly string[]
  /** In words: what is not run, and why. */
  left: readonly string[]
}

/** Pages are tested by the specs of their folder's name. */
const specsOf = (sources: Sources, changed: readonly string[]): string[] => {
  const words = new Set(
    changed.flatMap((path) => /^src\/(?:web|documents|lists|books)\/([\w-]+)\//.exec(path)?.[1] ?? []),
  )
  return [...sources.keys()].filter((path) => {
    const name = /^test\/e2e\/([\w-]+)\.spec\.ts$/.exec(path)?.[1]
    return (
      name !== undefined && [...words].some((word) => name === word || name.startsWith(word) || name === `${word}s`)
    )
  })
}

const cut = (kind: string, all: readonly string[], most: number): { taken: string[]; left: string[] } => ({
  taken: all.slice(0, most),
  left: all.length > most ? [`${all.length - most} further files of ${kind} tests: ${all.slice(most).join(' ')}`] : [],
})

const isWithDatabase = (path: string): boolean =>
  /^test\/(?:budgets|conformance|scenarios|integration|sql)\//.test(path)
const isOfBrowser = (path: string): boolean => path.startsWith('test/e2e/')

export const planFor = (sources: Sources, base: string, changed: readonly string[]): Plan => {
  const definitions = definitionsIn(sources, changed)
  const imports = reachedByImports(sources, changed).map(({ path }) => path)
  const near = new Set(changed)
  // A test that was changed itself comes before all others, then those that name a changed definition.
  const all = [
    ...new Set([...imports.filter((path) => near.has(path)), ...reachedByNames(sources, definitions), ...imports]),
  ]
  const integration = cut('integration', all.filter(isWithDatabase), MOST.integration)
  const specs = [...new Set([...all.filter(isOfBrowser), ...specsOf(sources, changed)])]
  const browser = cut('browser', specs, MOST.browser)
  const noBrowser = specs.length === 0 ? ['browser tests: no spec has the name of what was changed'] : []
  return {
    base,
    changed,
    integration: integration.taken,
    definitions,
    browser: browser.taken,
    left: [...integration.left, ...browser.left, ...noBrowser, 'strain: it tests the whole product'],
  }
}

export const planOf = (root: string): Plan => {
  const base = baseOf(root)
  if (!base) throw new Error('There is no commit to compare with; npm test runs everything')
  return planFor(readSources(root), base, changedFiles(root, base))
}
