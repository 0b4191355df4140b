/** Changing a password, and setting a forgotten one anew (contract README §4.3, system §7.1). */
import { describe } from '#model/call.ts'
import { body, text } from '#model/schema.ts'
import { done } from '../answer-schemas.ts'

export const changedPassword = describe({
  path: 'User/changePassword',
  about: { takes: body({ oldPassword: text, newPassword: text }), answers: done },
  demand: 'signedIn',
  errorStyle: 'save',
  logs: true,
})
const withoutSession = { demand: 'anyone', errorStyle: 'save' } as const
export const forgottenPassword = describe({
  path: 'User/forgotPassword',
  about: { takes: body({ email: text }), answers: done },
  ...withoutSession,
})
export const resetPassword = describe({
  path: 'User/resetPassword',
  about: { takes: body({ code: text, newPassword: text }), answers: done },
  ...withoutSession,
})
