/** The waiting saves of this browser. */
import { sessionUser } from '#web/session/session.ts'
import { tenantCode } from '#web/session/tenant.ts'
import { currentWords } from '#web/words/words.ts'
import { call } from './call.ts'
import { browserStore } from './browser-store.ts'
import { createWaitingSaves } from './waiting-saves.ts'

export const waitingOwner = (): string => `${tenantCode()}/${sessionUser()}`

export const waitingSaves = createWaitingSaves({
  kept: browserStore('vua-waiting', 'saves'),
  owner: waitingOwner,
  call: (save) => call(save.path, { body: save.body }),
  now: () => new Date(),
  tooOld: () => currentWords().t('waiting.tooOld'),
})
