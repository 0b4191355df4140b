/** The session: token and user name in session cookies. */
import { dropCookie, readCookie, writeCookie } from './cookies.ts'

export const sessionToken = (): string => readCookie('token')
/** The user the page was opened for; the cookies may have been replaced by a sign-in in another window. */
let owner = ''
export const bindPageToUser = (): void => {
  owner = readCookie('userName')
}
export const sessionUser = (): string => owner || readCookie('userName')
/** The other user who has signed in in another window, or '' when there is none. */
export const otherUserSignedIn = (): string => {
  const now = sessionToken() && readCookie('userName')
  return owner && now.toLowerCase() !== owner.toLowerCase() ? now : ''
}

export const openSession = (token: string, userName: string): void => {
  writeCookie('token', token)
  writeCookie('userName', userName)
}
export const closeSession = (): void => {
  dropCookie('token')
  dropCookie('userName')
}
