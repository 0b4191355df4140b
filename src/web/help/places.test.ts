/** Every page has a task of help, and every page that help names exists. */
import { matchRoutes } from 'react-router'
import { expect, it, vi as vitest } from 'vitest'
import { markedParts } from '#help/marks.ts'
import type { HelpText } from '#help/task.ts'
import { helpTasks, taskAt } from '#help/tasks.ts'
import { addresses } from '#test/support/addresses.ts'
import { reportMetas } from '#reports/index.ts'
import { reportPath } from '../menu/report-names.ts'
import { texts } from './texts-vi.ts'

// What modules of the pages read of a browser when they load.
vitest.stubGlobal('document', { cookie: '', documentElement: { dataset: {}, style: {} } })
vitest.stubGlobal('location', { hostname: 'demo.localhost', protocol: 'http:', search: '', pathname: '/' })
vitest.stubGlobal('localStorage', { getItem: () => null })
vitest.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vitest.stubGlobal('addEventListener', () => undefined)
const { routes } = await import('../routes.tsx')
const all = routes()
const known = new Set(all.flatMap(({ children = [] }) => children.flatMap(({ path }) => path ?? [])))
/** Ranking all routes takes a while; nearly all of these addresses are those of a route as they stand. */
const hasPage = (path: string): boolean => {
  const [page = ''] = path.split('?')
  if (known.has(page)) return true
  const found = matchRoutes(all, page)?.at(-1)
  return found !== undefined && found.route.path !== '*'
}
const linesOf = ({ intro, steps, notes }: HelpText): string[] => [intro, ...steps, ...notes]

it('of every page of the contract there is a task of its own', () => {
  const pages = [
    ...addresses.flatMap(({ path, to }) => (to === undefined ? [path] : [])),
    ...reportMetas.map(reportPath),
  ]
  const without = pages.filter((path) => taskAt(path).id === 'find' && hasPage(path))
  expect(without.filter((path) => !['/general/table', '/noaccess'].includes(path))).toEqual([])
  const usual = reportMetas.filter(({ group }) => !['sales', 'purchase'].includes(group))
  expect(usual.filter((meta) => taskAt(reportPath(meta)).id === 'reports').map(({ name }) => name)).toEqual([])
})

it('every page that a task names exists', () => {
  const named = Object.values(texts).flatMap((text) =>
    linesOf(text)
      .flatMap(markedParts)
      .flatMap((part) => (part.is === 'page' ? [part.path] : [])),
  )
  expect([...new Set(named)].filter((path) => !hasPage(path))).toEqual([])
})

it('every address a task helps at has pages', () => {
  const isThere = (at: string) => hasPage(at) || [...known].some((path) => path.startsWith(`${at}/`))
  expect(helpTasks.flatMap(({ at }) => at.filter((one) => !isThere(one)))).toEqual([])
})
