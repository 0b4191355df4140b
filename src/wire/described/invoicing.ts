/** How invoices are issued, and whether their provider answers (contract system §8). */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { count, flag, integer, list, nullable, object, openObject, text, type AnySchema } from '#model/schema.ts'
import { done } from '../answer-schemas.ts'

export const triedProvider = describe({
  path: 'ApiInvoiceConfig/TestConnection',
  about: { answers: done },
  demand: needs(['InvoiceConfig', 'U']),
  errorStyle: 'save',
})

const seriesUse = object({
  Mauso: text,
  SoHieuHD: text,
  lastUsed: text,
  left: nullable(integer),
  used: count,
  waiting: count,
  sending: count,
  refused: count,
  isShort: flag,
})
/** `written`: the fields without those that hold secrets. */
export const invoicingConfig = (written: Readonly<Record<string, AnySchema>>) =>
  describe({
    path: 'ApiInvoiceConfig/getInfo',
    about: {
      answers: object({
        ...written,
        password: nullable(text),
        settings: openObject,
        version: integer,
        today: text,
        seriesUse: list(seriesUse),
        noSeriesFrom: text,
      }),
    },
    demand: needs(['InvoiceConfig', 'R']),
  })
