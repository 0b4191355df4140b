/** What came of findings. */
import { describe } from '#model/call.ts'
import { defineShape, flag, text } from '#model/field.ts'
import { needs } from '#model/right.ts'
import { body, list, text as words } from '#model/schema.ts'
import { batchSchema } from '#wire/answer-schemas.ts'
import { bodyProperties } from '#wire/field-schema.ts'

export const mostMarked = 500

export const markingShape = defineShape({
  fields: {
    note: text({ label: 'carrierFindings.note', max: 1000 }),
    /** False: it is open again. */
    settled: flag({ label: 'carrierFindings.settled' }),
  },
  lines: {},
})

export const marking = describe({
  path: 'CarrierCheck/Settle',
  about: {
    title: 'api.settleFindings',
    takes: body({ ids: list(words, { minItems: 1, maxItems: mostMarked }) }, bodyProperties(markingShape.fields)),
    answers: batchSchema,
  },
  demand: needs(['COD', 'U']),
  writes: true,
})
