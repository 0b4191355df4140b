/** The response of `getUses`: what hangs on records that are to be deleted, counted by what it is called. */
import { count, list, object, stored, text, type Meaning } from '#model/schema.ts'
import { rows } from './answer-schemas.ts'

const use = object({ name: text, count })
export const usesSchema = rows(
  object({
    s_ID: stored,
    Code: text,
    Name: text,
    // What keeps it from being deleted.
    uses: list(use),
    // What is deleted with it.
    goes: list(use),
  }),
)
export type UsesAnswer = Meaning<typeof usesSchema>
export type UsesRow = UsesAnswer['ListItem'][number]
