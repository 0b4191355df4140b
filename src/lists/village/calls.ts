/** Calls of communes: splitting a typed address, and what an old commune became. */
import { describe } from '#model/call.ts'
import { body, count, id, integer, list, nullable, object, text, type Meaning } from '#model/schema.ts'

const placeSchema = object({
  s_ID: id,
  Code: text,
  Name: text,
  scheme: integer,
  provinceId: nullable(id),
  provinceName: nullable(text),
  districtId: nullable(id),
  districtName: nullable(text),
  villageId: nullable(id),
})
/** A new commune that an old one became part of. */
export const successorSchema = object({ s_ID: id, Code: text, Name: text, provinceName: text })
export type Successor = Meaning<typeof successorSchema>

export const parsedAddress = describe({
  path: 'ApiListVillage/Parse',
  about: {
    takes: body({ text }),
    answers: object({
      address1: text,
      place: nullable(placeSchema),
      ListItem: list(placeSchema),
      TotalCount: count,
    }),
  },
  demand: 'signedIn',
})

export const successors = describe({
  path: 'ApiListVillage/Convert',
  about: {
    takes: body({ ids: list(id) }),
    answers: object({ ListItem: list(object({ s_ID: id, candidates: list(successorSchema) })) }),
  },
  demand: 'signedIn',
})
