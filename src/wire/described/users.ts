/** What an administrator does about the access of users and programs (contract system §7). */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { asked, body, count, flag, id, integer, list, object, text, type AnySchema } from '#model/schema.ts'
import { aboutBatch, ofRecord, permissionSchema, saveWith } from '../answer-schemas.ts'

/** The fields are given by who writes them. */
type Written = Readonly<Record<string, AnySchema>>

export const wholeUser = (written: Written) =>
  describe({
    path: 'ApiListUser/getInfo',
    about: {
      note: 'api.note.user',
      query: [asked('s_UID', id)],
      answers: object({
        s_ID: id,
        version: integer,
        UserName: text,
        EmpName: text,
        GroupName: text,
        secondFactor: flag,
        sessions: count,
        gridFormatForAll: flag,
        ...written,
      }),
    },
    demand: 'signedIn',
  })
export const wholeGroup = (written: Written) =>
  describe({
    path: 'ApiGroupUser/getInfo',
    about: {
      query: [ofRecord],
      answers: object({
        s_ID: id,
        Code: text,
        Name: text,
        ...written,
        version: integer,
        permissions: list(permissionSchema),
        users: list(object({ UserName: text, EmpName: text, active: flag })),
      }),
    },
    demand: needs(['GroupUser', 'R']),
  })
export const wholeKey = (written: Written) =>
  describe({
    path: 'ApiKey/getInfo',
    about: {
      query: [ofRecord],
      answers: object({ s_ID: id, version: integer, Name: text, GroupName: text, tail: text, ...written }),
    },
    demand: needs(['User', 'R']),
  })

const changing = { about: aboutBatch, demand: needs(['User', 'U']), writes: true } as const

export const endedSessions = describe({ path: 'ApiListUser/EndSessions', ...changing })
export const resetFactor = describe({ path: 'ApiListUser/ResetSecondFactor', ...changing })
export const invitation = describe({ path: 'ApiListUser/Invite', ...changing })

// Not one that `writes`: its answer would be kept for a repeated request, and with it the key.
export const issuedKey = describe({
  path: 'ApiKey/Issue',
  about: { takes: body({ s_ID: id }), answers: saveWith({ key: text }) },
  demand: needs(['User', 'U']),
  errorStyle: 'save',
  logs: true,
  kind: 'save',
})
