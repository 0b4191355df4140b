/** Who is signed in: token and user name in session cookies. */
import { dropCookie, readCookie, writeCookie } from './cookies.ts'

export const sessionToken = (): string => readCookie('token')
/** Who the page was opened for; the cookies may meanwhile be those of somebody who signed in in another window. */
let owner = ''
export const ownPage = (): void => {
  owner = readCookie('userName')
}
export const sessionUser = (): string => owner || readCookie('userName')
/** The other one, '' when there is none. */
export const strangerHere = (): string => {
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
