/** The calls of `api/ApiStart`: the guided start of a new business, and its sample data. */
import { describe, type AnswerMeaning } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { body, count, flag, id, list, named, nullable, object, oneOf, text } from '#model/schema.ts'
import { startSteps } from '../start.ts'

/** A statement of the sample takes milliseconds; with others' saves before it, it waits this long. */
const sampleTimeoutMs = 30_000

const step = oneOf(...startSteps)

const startSchema = named('Start', () =>
  object({
    steps: list(
      object({
        step,
        // Done: there is something of one's own. Only what is not done can be skipped.
        state: oneOf('done', 'skipped', 'open'),
        // The user may do it himself.
        allowed: flag,
        // How many there are, without the sample; counting stops at 1000. Null for who may not do the step, or sees a
        // part of the business.
        count: nullable(count),
      }),
    ),
    // True if the start page shows the guide to this user: until nothing he may do is left, or until it was dismissed.
    // Who may not change the settings is guided to the first bill only.
    guide: oneOf('open', 'done', 'dismissed'),
    // How many records and documents of the sample are there; whether the user may load and remove it; whether there are
    // posted documents of one's own, beside which no sample is loaded.
    sample: object({ count, allowed: flag, hasOwn: flag }),
    // The usual store and cash fund, which every business begins with; null for who may not change them.
    first: object({ store: nullable(id), fund: nullable(id) }),
    // The documents whose paper is chosen: what their prints are called, and the type of their forms.
    printed: object({ kind: text, xType: count }),
    // The day before the first one: opening stock, debts and funds are proposed for it.
    openingDate: nullable(text),
    lockDate: nullable(text),
  }),
)

const sampleSchema = object({
  Description: text,
  // How many records and documents were made or removed.
  TotalCount: count,
  // What stays, because something of one's own uses it.
  ListItem: list(object({ s_ID: id, kindName: text, NumberID: text, Description: text })),
})

export const startInfo = describe({ path: 'ApiStart/getInfo', about: { answers: startSchema }, demand: 'signedIn' })

export const skippedStep = describe({
  path: 'ApiStart/Skip',
  about: { takes: body({ step, skipped: flag }), answers: startSchema },
  demand: 'signedIn',
  writes: true,
})

export const dismissedGuide = describe({
  path: 'ApiStart/Dismiss',
  about: { takes: body({ dismissed: flag }), answers: startSchema },
  demand: needs(['Config', 'U']),
  writes: true,
})

const ofSample = <const P extends string>(path: P) =>
  describe({
    path,
    about: { answers: sampleSchema },
    demand: needs(['Config', 'U']),
    writes: true,
    timeoutMs: sampleTimeoutMs,
  })
export const loadedSample = ofSample('ApiStart/LoadSample')
export const removedSample = ofSample('ApiStart/RemoveSample')

export type StartAnswer = AnswerMeaning<typeof startInfo>
export type StepAnswer = StartAnswer['steps'][number]
export type SampleAnswer = AnswerMeaning<typeof loadedSample>
