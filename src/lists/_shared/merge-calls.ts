/** Gộp: the call that makes one record of two, and tells before what would become of them. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { anything, body, count, flag, id, list, named, number, object, text } from '#model/schema.ts'

/** The modules of the lists whose records can be merged; their rights have the same names. */
export type MergedModule = 'Customer' | 'Product'

const headSchema = object({ s_ID: id, Code: text, Name: text })
const saidSchema = object({ code: text, Description: text }, { field: text, Name: text, value: anything })
const mergeSchema = named('Merged', () =>
  object({
    Description: text,
    merged: flag,
    keep: headSchema,
    remove: headSchema,
    figures: list(object({ field: text, Name: text, keep: number, remove: number })),
    counts: list(object({ module: text, Name: text, keep: count, remove: count })),
    problems: list(saidSchema),
    notes: list(saidSchema),
    stock: object({ entries: count, documents: count, profit: list(object({ month: text, change: number })) }),
  }),
)

/** Changing the one and deleting the other takes both rights. */
export const mergeOf = (module: MergedModule) =>
  describe({
    path: `${module}/Merge`,
    about: {
      title: { key: 'api.merge', with: { name: `function.${module}` } },
      takes: body({ keep: id, remove: id }, { dryRun: flag }),
      answers: mergeSchema,
    },
    demand: needs([module, 'U'], [module, 'D']),
    writes: true,
  })
