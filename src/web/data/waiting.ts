/** The waiting saves of this browser. */
import type { SaveAnswer } from '#wire/envelope.ts'
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { wordsNow } from '#web/words/words.ts'
import { call } from './call.ts'
import { keptStore } from './kept-store.ts'
import { createWaitingSaves } from './waiting-saves.ts'

export const waitingOwner = (): string => `${tenantCode()}/${sessionUser()}`

export const waitingSaves = createWaitingSaves({
  kept: keptStore('vua-waiting', 'saves'),
  owner: waitingOwner,
  call: (save) => call<SaveAnswer>(save.path, { body: save.body }),
  now: () => new Date(),
  tooOld: () => wordsNow().t('waiting.tooOld'),
})
