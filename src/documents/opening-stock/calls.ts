/** Which goods never came into a store: what a bill lacks of them is opening stock that was not entered. */
import { describe } from '#model/call.ts'
import { needs } from '#model/right.ts'
import { askedFor, id, list, object, text } from '#model/schema.ts'

export const goodsMissing = describe({
  path: 'ProductBegin/getMissing',
  about: {
    query: [askedFor('Store_ID', id), askedFor('ids', text)],
    answers: object({ ListItem: list(object({ Id: id })) }),
  },
  demand: needs(['ProductBegin', 'A']),
})
