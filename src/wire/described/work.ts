/** The calls of `api/ApiWork` that pages make beside those of its list: what waits, runs and has failed. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { flag, id, integer, moment, nullable, object, oneOf, text } from '#model/schema.ts'
import { workStates } from '#model/work.ts'
import { aboutBatch, done, ofRecord } from '../answer-schemas.ts'

export const pieceOfWork = describe({
  path: 'ApiWork/getInfo',
  about: {
    query: [ofRecord],
    answers: object({
      s_ID: id,
      kind: text,
      kindName: text,
      about: text,
      state: oneOf(...workStates),
      stateName: text,
      isRegular: flag,
      attempts: integer,
      problem: text,
      askedAt: moment,
      changedAt: moment,
      nextAt: nullable(moment),
    }),
  },
  demand: needs(['Config', 'R']),
})
/** Since when nothing is done, and why. */
export const standingOfWork = describe({
  path: 'ApiWork/getStatus',
  about: { answers: object({ pausedSince: nullable(moment), why: text }) },
  demand: needs(['Config', 'R']),
})

const changing = { demand: needs(['Config', 'U']), writes: true } as const
export const retriedWork = describe({ path: 'ApiWork/Retry', about: aboutBatch, ...changing })
export const givenUpWork = describe({ path: 'ApiWork/GiveUp', about: aboutBatch, ...changing })
export const resumedWork = describe({ path: 'ApiWork/Resume', about: { answers: done }, ...changing })
