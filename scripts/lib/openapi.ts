/** The API description as `docs/openapi.json` keeps it: in English, short objects on one line, so that changes are small. */
import { documents } from '#documents/all.ts'
import { bookModules, listModules, registry, reportModules } from '#server/calls/registry.ts'
import { describeApi } from '#server/openapi/describe.ts'
import { allCalls } from '#server/routes.ts'
import type { Json } from '#wire/values.ts'

const widest = 110

const written = (value: Json, indent: string): string => {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || flat.length + indent.length <= widest) return flat
  const within = `${indent}  `
  const inner = Array.isArray(value)
    ? (value as readonly Json[]).map((one) => within + written(one, within))
    : Object.entries(value).map(([key, one]) => `${within}${JSON.stringify(key)}: ${written(one as Json, within)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  return `${open}\n${inner.join(',\n')}\n${indent}${close}`
}

export const openApiPage = (): string => {
  const calls = allCalls({ documents, lists: listModules, reports: reportModules, books: bookModules })
  return `${written(describeApi({ calls, registry, language: 'en', isStrict: true }), '')}\n`
}
