/** What a signed-in user does about his own access: second factor, recovery codes, sessions. */
import { describe } from '#model/call.ts'
import { body, count, flag, id, list, moment, nullable, object, text } from '#model/schema.ts'
import { done, saveWith } from '../answer-schemas.ts'

const proof = body({ password: text }, { code: text })
const codes = saveWith({ recoveryCodes: list(text) })

/**
 * None of them `writes`: their answers hold secrets, and an answer that is kept for a repeated request would be one
 * more place they lie in.
 */
const changing = { demand: 'signedIn', errorStyle: 'save', logs: true, kind: 'save' } as const

export const ownSecurity = describe({
  path: 'User/getSecurity',
  about: {
    answers: object({
      secondFactor: object({ active: flag, since: nullable(moment), recoveryCodes: count, demanded: flag }),
      ListItem: list(
        object({ s_ID: id, device: text, ip: text, createdAt: moment, lastUsed: nullable(moment), own: flag }),
      ),
      TotalCount: count,
    }),
  },
  demand: 'signedIn',
  withoutSecondFactor: true,
})
export const begunFactor = describe({
  path: 'User/beginSecondFactor',
  about: { takes: proof, answers: saveWith({ secret: text, uri: text }) },
  ...changing,
  withoutSecondFactor: true,
})
export const confirmedFactor = describe({
  path: 'User/confirmSecondFactor',
  about: { takes: body({ code: text }), answers: codes },
  ...changing,
  withoutSecondFactor: true,
})
export const renewedCodes = describe({
  path: 'User/renewRecoveryCodes',
  about: { takes: proof, answers: codes },
  ...changing,
})
export const endedFactor = describe({
  path: 'User/endSecondFactor',
  about: { takes: proof, answers: done },
  ...changing,
})
export const endedSession = describe({
  path: 'User/endSession',
  about: { takes: body({ s_ID: id }), answers: done },
  ...changing,
})
/** All but the one that asks, or that one too. */
export const endedSessions = describe({
  path: 'User/endSessions',
  about: { takes: body({}, { own: flag }), answers: done },
  ...changing,
})
