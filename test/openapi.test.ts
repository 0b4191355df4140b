/** The description of the API: every call is in it, it is well written, and `docs/openapi.json` is up to date. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { documents } from '#documents/all.ts'
import { catalogues, type Language } from '#i18n/catalogues.server.ts'
import type { AnySchema } from '#model/schema.ts'
import { definitionAnswers } from '#wire/definition-answers.ts'
import { bookModules, listModules, registry, reportModules } from '#server/calls/registry.ts'
import { describeApi, methodOf, pathOf } from '#server/openapi/describe.ts'
import { allCalls } from '#server/routes.ts'
import { openApiPage } from '../scripts/lib/openapi.ts'
import { demandDescribed } from './support/described.ts'

const calls = allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules })
const languages: readonly Language[] = ['vi', 'en']
const described = new Map(
  languages.map((language) => [language, describeApi({ calls, registry, language, isStrict: true })]),
)
const page = openApiPage()

/** Of the print service, which is a server of its own. */
const elsewhere = ['post /pdf/html', 'post /pdf/print']

describe('docs/openapi.json', () => {
  it('is what `npm run openapi` writes', () => {
    expect(readFileSync(join(import.meta.dirname, '../docs/openapi.json'), 'utf8') === page).toBe(true)
  })

  it('says the same as the program', () => {
    expect(JSON.parse(page)).toEqual(described.get('en'))
  })
})

describe('the description', () => {
  it('has every call, and no other', () => {
    const paths = described.get('en')!['paths'] as Record<string, Record<string, unknown>>
    const told = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).flatMap((name) => (['get', 'post'].includes(name) ? [`${name} ${path}`] : [])),
    )
    const made = calls.map((call) => `${methodOf(call)} ${pathOf(call)}`)
    expect(told.toSorted()).toEqual([...made, ...elsewhere].toSorted())
  })

  it('has for calls of a name what pages read of them', () => {
    const wanted: Readonly<Record<string, AnySchema>> = definitionAnswers
    const differ = calls.filter(({ path, about }) => {
      const name = path.split('/').at(-1)!
      return Object.hasOwn(wanted, name) && about.answers !== wanted[name]
    })
    expect(differ.map(({ path }) => path)).toEqual([])
  })

  it.each(languages)(
    'follows all rules of the linter (%s)',
    async (language) => {
      const config = await createConfig({ extends: ['recommended-strict'] })
      const source = JSON.stringify(described.get(language))
      const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
      expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual(
        [],
      )
    },
    30_000,
  )

  it.each(languages)('has a text for everything it says (%s)', (language) => {
    const spoken = JSON.stringify(described.get(language))
    expect([...new Set(spoken.match(/\bapi\.(?!json)[\w/.]+/g))]).toEqual([])
    expect(spoken).not.toMatch(/\{(name|step|count)\}/)
  })

  it('tells which rights a call demands where that depends on what is sent', () => {
    const silent = calls.filter(({ demand, about }) => typeof demand === 'function' && !about.rights)
    expect(silent.map(({ path }) => path)).toEqual([])
  })

  it('knows no text that nothing says', () => {
    const spoken = new Set(Object.keys(catalogues.en).filter((key) => key.startsWith('api.')))
    const said = JSON.stringify(described.get('en'))
    const unsaid = [...spoken].filter((key) => {
      const [part] = catalogues.en[key]!.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)
      return !said.includes(JSON.stringify(part).slice(1, -1))
    })
    expect(unsaid).toEqual([])
  })
})

describe('what tests compare with it', () => {
  const exchanged = { method: 'POST', path: 'Order/UpdateDB', status: 200 }
  const saved = { ErrorCode: 0, ErrorMessage: '', Message: '', Data: { Description: 'ok', s_ID: 'x' } }

  it('lets pass what it says', () => {
    demandDescribed({ ...exchanged, body: { s_ID: '', lines: [{ Qty: '2.5' }] }, answer: saved })
  })

  it.each([
    ['an answer with a key it does not know', { answer: { ...saved, Data: { ...saved.Data, more: 1 } } }, /more/],
    ['an answer of another kind', { answer: { ...saved, Data: 'ok' } }, /must be object/],
    ['a status it does not tell', { status: 418 }, /418/],
    ['a failure without its text', { status: 403, answer: { ErrorCode: -1 } }, /ErrorMessage/],
    ['a value that is saved though it allows none', { body: { lines: [{ Qty: true }] } }, /Qty/],
  ])('fails %s', (_, other, problem) => {
    expect(() => demandDescribed({ ...exchanged, body: {}, answer: saved, ...other })).toThrow(problem)
  })
})
