/** GET api/openapi.json: the description of all calls, in the caller's language. */
import { createHash } from 'node:crypto'
import type { Language } from '#i18n/catalogues.server.ts'
import { anything } from '#model/schema.ts'
import { FileAnswer, type AnyCall, type Server } from '../call/call.ts'
import { describeApi } from './describe.ts'

/** `calls`: all calls, this one among them. The description is made at the first request in a language, and kept. */
export const openApiCall = (calls: () => readonly AnyCall[]): AnyCall => {
  const made = new Map<Language, FileAnswer>()
  const make = (language: Language, { registry }: Pick<Server, 'registry'>): FileAnswer => {
    const bytes = Buffer.from(JSON.stringify(describeApi({ calls: calls(), registry, language })))
    return new FileAnswer(bytes, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Authorization, language',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      'x-content-type-options': 'nosniff',
    })
  }
  return {
    path: 'openapi.json',
    method: 'GET',
    demand: 'signedIn',
    about: { answers: anything, answersAs: 'bare' },
    run: async ({ language }, _, server) => {
      const answer = made.get(language) ?? make(language, server)
      made.set(language, answer)
      return answer
    },
  }
}
