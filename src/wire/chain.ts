/** The response of `getChain`: a document and all documents connected with it, from its sources to what settles it. */
import { integer, named, nullable, number, object, text, type Meaning } from '#model/schema.ts'
import { rows } from './answer-schemas.ts'

export const chainSchema = named('Chain', () =>
  rows(
    object({
      s_ID: text,
      module: text,
      NumberID: text,
      iStat: integer,
      Trangthai: text,
      // 0: the document itself; negative: its sources; positive: documents made from it.
      level: integer,
      // The percentage of its goods that followers have taken; null if its goods cannot be taken.
      share: nullable(number),
    }),
  ),
)
export type ChainAnswer = Meaning<typeof chainSchema>
export type ChainItem = ChainAnswer['ListItem'][number]
