/** That a parcel was cancelled before is as good as that it is now. */
import type { Fine, ProviderRefusal, Unclear } from '../asking/desk.ts'

const isDoneBefore = /đã (bị |được |ở trạng thái )?h[uủ]y|already[ _]?cancel/i

export const asCancelled = (answer: Fine | ProviderRefusal | Unclear): Fine | ProviderRefusal | Unclear =>
  answer.kind === 'refused' && isDoneBefore.test(answer.text) ? { kind: 'ok' } : answer
